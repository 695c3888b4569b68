/** In an address: the page shows the form itself, for readers without scripts. */
export const FILTERS = 'filters';

export function wantsFilters(search: URLSearchParams): boolean {
  return search.get(FILTERS) === '1';
}
