import type { Database } from '#db/client.ts';
import type { Endpoint } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { CallContext } from './handler.ts';
import type { RunAnswer } from './run-call.ts';

// The menus and promises around every page. While the database is away they are shown as they were last, so that pages that need nothing else of it
// (legal texts, contact, log in) are there.

const menus: ReadonlySet<string> = new Set<string>([
  endpoints.category.get,
  endpoints.subcategory.get,
  endpoints.settings.shown,
]);

type Asker = Pick<CallContext<'public'>, 'store' | 'language'>;

const answersOf = new WeakMap<Database, Map<string, RunAnswer>>();

export function rememberMenu(endpoint: Endpoint, asker: Asker, answer: RunAnswer): void {
  if (!menus.has(endpoint) || answer.status !== 200) return;
  const answers = answersOf.get(asker.store.db) ?? new Map<string, RunAnswer>();
  answersOf.set(asker.store.db, answers.set(keyOf(endpoint, asker), answer));
}

export function lastMenu(endpoint: Endpoint, asker: Asker): RunAnswer | undefined {
  return answersOf.get(asker.store.db)?.get(keyOf(endpoint, asker));
}

function keyOf(endpoint: Endpoint, { language }: Asker): string {
  return `${language} ${endpoint}`;
}
