import { auditKinds } from '#shared/audit.ts';

/** The filters of the log beside its search, by the names they have in the address. */
export const auditFilterNames = ['person', 'kind', 'from', 'to'] as const;

/** The input for the API from the log's address; values that make no sense are left out. */
export function auditInput(query: URLSearchParams) {
  const actor = /^\w{1,64}$/.exec(query.get('person') ?? '')?.[0];
  const kind = auditKinds.find((known) => known === query.get('kind'));
  const from = dayOf(query.get('from'));
  const to = dayOf(query.get('to'));
  return {
    search: query.get('search') ?? '',
    ...(actor ? { actor } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

function dayOf(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}
