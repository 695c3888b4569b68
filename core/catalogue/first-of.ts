/** The first `wanted` of the numbers from 0 up to `count`, in an order that has no ties. */
export function firstOf(
  count: number,
  wanted: number,
  order: (one: number, other: number) => number,
): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, number) => number).sort(order);
  // A heap with the worst of the best at its top: a number that comes after it in the order is not among them.
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
  const rest = count - wanted;
  const leap = leapThrough(rest);
  for (let done = 0, offset = 0; done < rest; done += 1, offset = (offset + leap) % rest) {
    const number = wanted + offset;
    if (order(number, best[0] ?? 0) > 0) continue;
    best[0] = number;
    sink(0);
  }
  return best.sort(order);
}

/**
 * The step between the numbers tried. Lists come nearly sorted, often with the last first: tried one by one, each number would be
 * better than all before it; in leaps, few are.
 */
function leapThrough(count: number): number {
  let leap = Math.floor(count * 0.618) || 1;
  while (commonDivisor(leap, count) !== 1) leap += 1;
  return leap;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
