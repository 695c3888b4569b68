/** The items without the one at this index; `toSpliced` is newer than the oldest supported browsers. */
export function withoutIndex<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, other) => other !== index);
}
