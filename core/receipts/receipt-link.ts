import { isLanguage, type Language } from '#shared/language.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { readSigned, signText } from '../signed-text.ts';
import type { Store } from '../store.ts';

/** Programs that save files for an app ask again by themselves; a link that was passed on by mistake is soon worth nothing. */
const LINK_MINUTES = 5;
const PURPOSE = 'receipt';

type Linked = { orderId: string; userId: CurrentUser['id']; language: Language };

/** Opens one paper without a login, for some minutes. */
export function writeReceiptTicket(
  store: Pick<Store, 'authSecret' | 'clock'>,
  { orderId, userId, language }: Linked,
): string {
  const until = store.clock.now().getTime() + LINK_MINUTES * 60_000;
  return signText(store, PURPOSE, [orderId, userId, language, until].join('~'));
}

/** Undefined where it is too old or not the shop's. */
export function readReceiptTicket(
  store: Pick<Store, 'authSecret' | 'clock'>,
  ticket: string | undefined,
): Linked | undefined {
  const [orderId = '', userId = '', language = '', until] =
    readSigned(store, PURPOSE, ticket)?.split('~') ?? [];
  if (!isLanguage(language) || !(Number(until) > store.clock.now().getTime())) return undefined;
  return { orderId, userId, language };
}
