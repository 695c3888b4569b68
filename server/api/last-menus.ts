import { knownLegalText } from '#core/settings/legal-texts.ts';
import type { Store } from '#core/store.ts';
import type { Endpoint } from '#shared/contract/call.ts';
import { settingsCalls } from '#shared/contract/settings.ts';
import { endpoints } from '#shared/endpoints.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import type { CallContext } from './handler.ts';
import type { RunAnswer } from './run-call.ts';

// The menus and promises around every page. While the database is away their last version is shown, so that pages that need nothing else from it
// (legal texts, contact, log in) stay available.

const menus: ReadonlySet<string> = new Set<string>([
  endpoints.category.get,
  endpoints.subcategory.get,
  endpoints.settings.shown,
]);

type Asker = Pick<CallContext<'public'>, 'store' | 'language'>;

const answersOf = new WeakMap<Store['shopSettings'], Map<string, RunAnswer>>();

export function rememberMenu(endpoint: Endpoint, asker: Asker, answer: RunAnswer): void {
  if (!menus.has(endpoint) || answer.status !== 200) return;
  const answers = answersOf.get(asker.store.shopSettings) ?? new Map<string, RunAnswer>();
  answersOf.set(asker.store.shopSettings, answers.set(keyOf(endpoint, asker), answer));
}

/** The owner's texts are known to each process, so these pages need no earlier visit. */
export function knownLegalAnswer(
  endpoint: Endpoint,
  { store, language }: Asker,
  input: unknown,
): RunAnswer | undefined {
  if (endpoint !== endpoints.settings.legal) return undefined;
  const asked = settingsCalls.legal.input.safeParse(input);
  if (!asked.success) return undefined;
  const message = successMessages[language].done;
  const data = knownLegalText(store, asked.data.page);
  return { status: 200, body: { success: true, error: false, message, data } };
}

export function lastMenu(endpoint: Endpoint, asker: Asker): RunAnswer | undefined {
  return answersOf.get(asker.store.shopSettings)?.get(keyOf(endpoint, asker));
}

function keyOf(endpoint: Endpoint, { language }: Asker): string {
  return `${language} ${endpoint}`;
}
