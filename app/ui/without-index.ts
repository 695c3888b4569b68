/** The items without the one at this index; `toSpliced` is younger than the oldest browsers that are served. */
export function withoutIndex<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, other) => other !== index);
}
