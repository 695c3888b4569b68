import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';

/** `waiting`: a link was sent to the account's unverified address, and was not used yet. */
export type CartMailState = 'off' | 'waiting' | 'on';

export async function readCartMailState(db: Database, userId: string): Promise<CartMailState> {
  const consent = await db
    .selectFrom('cartMailConsents')
    .select(['isWanted', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!consent?.isWanted) return 'off';
  return consent.confirmedAt === null ? 'waiting' : 'on';
}

/** Turns mails about abandoned carts on or off. An unverified address gets a link to confirm first. */
export function setCartMails(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  user: Pick<CurrentUser, 'id'>,
  { isWanted, language }: { isWanted: boolean; language: Language },
): Promise<Outcome<CartMailState, 'INVALID_FIELDS'>> {
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const { email, verifyEmail } = await tx
      .selectFrom('users')
      .select(['email', 'verifyEmail'])
      .where('id', '=', user.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (!isWanted) {
      await tx
        .updateTable('cartMailConsents')
        .set({ isWanted, confirmedAt: null })
        .where('userId', '=', user.id)
        .execute();
      return succeed('off' as const);
    }
    if (mailboxOf(email) === '') return refuse('INVALID_FIELDS', { fields: { email: 'required' } });
    const before = await readCartMailState(tx, user.id);
    if (before !== 'off') return succeed(before);
    const consent = { isWanted, askedAt: now, confirmedAt: verifyEmail ? now : null };
    const { token } = await tx
      .insertInto('cartMailConsents')
      .values({ ...consent, userId: user.id, token: newId() })
      .onConflict((known) => known.column('userId').doUpdateSet(consent))
      .returning('token')
      .executeTakeFirstOrThrow();
    if (verifyEmail) return succeed('on' as const);
    await writeConfirmation(tx, store, { email, token, language, now });
    return succeed('waiting' as const);
  });
}

async function writeConfirmation(
  tx: Transaction,
  { settings }: Pick<Store, 'settings'>,
  { email, token, language, now }: { email: string; token: string; language: Language; now: Date },
): Promise<void> {
  const t = mailMessages[language];
  const mail = composeMail(settings, {
    language,
    subject: t.cartMailsSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.cartMailsAsked },
      {
        kind: 'link',
        text: t.cartMailsConfirm,
        address: linkOf(settings.publicUrl, 'confirm', token, language),
      },
      { kind: 'note', text: t.cartMailsNotAsked },
    ],
  });
  await writeMail(tx, { ...mail, kind: 'cart mails', recipient: email, now });
}

export function linkOf(
  publicUrl: string,
  what: 'confirm' | 'stop',
  token: string,
  language: Language,
): string {
  return `${publicUrl}${inLanguage(`/cart-mails/${what}`, language)}?token=${token}`;
}

/** Confirms by the link of the mail that asked. Safe to call twice. */
export function confirmCartMails(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<undefined, 'SUBSCRIPTION_NOT_FOUND'>> {
  return change(db, token, { isWanted: true, confirmedAt: clock.now() });
}

/** Stops the mails by the link that each of them has. Safe to call twice. */
export function stopCartMails(
  { db }: Pick<Store, 'db'>,
  token: string,
): Promise<Outcome<undefined, 'SUBSCRIPTION_NOT_FOUND'>> {
  return change(db, token, { isWanted: false, confirmedAt: null });
}

async function change(
  db: Database,
  token: string,
  to: { isWanted: boolean; confirmedAt: Date | null },
): Promise<Outcome<undefined, 'SUBSCRIPTION_NOT_FOUND'>> {
  let update = db.updateTable('cartMailConsents').set(to).where('token', '=', token);
  // An old confirmation link must not turn on mails that were stopped since.
  if (to.isWanted) update = update.where('isWanted', '=', true);
  const found = await update.returning('userId').executeTakeFirst();
  return found ? succeed() : refuse('SUBSCRIPTION_NOT_FOUND');
}
