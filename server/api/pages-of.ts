/** The number of pages; an empty result still has one page. */
export function pagesOf(totalCount: number, limit: number): number {
  return Math.max(1, Math.ceil(totalCount / limit));
}
