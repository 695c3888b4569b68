import { moneyLineKinds, moneyPlaces } from '#shared/money-movements.ts';

/** The filters of the list beside its search, by the names they have in the address. */
export const moneyFilterNames = ['place', 'kind', 'from', 'to'] as const;

/** The input for the API from the list's address; values that make no sense are left out. */
export function moneyInput(query: URLSearchParams) {
  const place = moneyPlaces.find((known) => known === query.get('place'));
  const kind = moneyLineKinds.find((known) => known === query.get('kind'));
  const from = dayOf(query.get('from'));
  const to = dayOf(query.get('to'));
  return {
    search: query.get('search') ?? '',
    ...(place ? { place } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

function dayOf(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}
