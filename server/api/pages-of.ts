/** Nothing found is still one page, an empty one. */
export function pagesOf(totalCount: number, limit: number): number {
  return Math.max(1, Math.ceil(totalCount / limit));
}
