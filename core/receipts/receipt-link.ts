import { isLanguage, type Language } from '#shared/language.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { readSigned, signText } from '../signed-text.ts';
import type { Store } from '../store.ts';

/** Long enough for download programs of apps, which request the file again; short enough for a link passed on by mistake. */
const LINK_MINUTES = 5;
const PURPOSE = 'receipt';

type Linked = { orderId: string; userId: CurrentUser['id']; language: Language };

/** A ticket that opens one paper without a login, for five minutes. */
export function writeReceiptTicket(
  store: Pick<Store, 'authSecret' | 'clock'>,
  { orderId, userId, language }: Linked,
): string {
  const until = store.clock.now().getTime() + LINK_MINUTES * 60_000;
  return signText(store, PURPOSE, [orderId, userId, language, until].join('~'));
}

/** Undefined if the ticket is too old or was not made by the shop. */
export function readReceiptTicket(
  store: Pick<Store, 'authSecret' | 'clock'>,
  ticket: string | undefined,
): Linked | undefined {
  const [orderId = '', userId = '', language = '', until] =
    readSigned(store, PURPOSE, ticket)?.split('~') ?? [];
  if (!isLanguage(language) || !(Number(until) > store.clock.now().getTime())) return undefined;
  return { orderId, userId, language };
}
