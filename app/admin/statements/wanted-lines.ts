import { statementResults } from '#shared/statements.ts';

export const linesOnPage = 50;

/** The statement, the result and the page of lines that an address asks for; 0 is no statement in particular. */
export function wantedIn(query: URLSearchParams) {
  const id = Math.trunc(Number(query.get('id'))) || 0;
  const result = statementResults.find((known) => known === query.get('result')) ?? 'missing_here';
  return { id, result, page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1) };
}
