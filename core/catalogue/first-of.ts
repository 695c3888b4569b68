/** The first so many of the numbers from 0 to `count`, in an order in which no two are the same. */
export function firstOf(
  count: number,
  wanted: number,
  order: (one: number, other: number) => number,
): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, number) => number).sort(order);
  // A heap with the last of the best at its top: whatever comes after it is none of them.
  const best = Array.from({ length: wanted }, (_, number) => number);
  const sink = (from: number): void => {
    let parent = from;
    for (;;) {
      let last = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < wanted && order(best[child] ?? 0, best[last] ?? 0) > 0) last = child;
      }
      if (last === parent) return;
      [best[parent], best[last]] = [best[last] ?? 0, best[parent] ?? 0];
      parent = last;
    }
  };
  for (let number = Math.floor(wanted / 2); number >= 0; number -= 1) sink(number);
  for (let number = wanted; number < count; number += 1) {
    if (order(number, best[0] ?? 0) > 0) continue;
    best[0] = number;
    sink(0);
  }
  return best.sort(order);
}
