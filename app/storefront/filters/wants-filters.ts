/** The field of the address with which the page itself shows the form, for readers without scripts. */
export const FILTERS = 'filters';

export function wantsFilters(search: URLSearchParams): boolean {
  return search.get(FILTERS) === '1';
}
