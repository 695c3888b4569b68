import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { confirmEmailMail, emailChangeMail } from './email-change-mails.ts';
import { endUnconfirmedChanges, isKeptForReturn } from './email-change-queries.ts';
import { hashSecretToken, newSecretToken } from './secrets.ts';

// The mails say 'one day' and 'a week'.
const confirmHours = 24;
const undoDays = 7;
const mailsPerHour = 8;
const hourMilliseconds = 3_600_000;

/**
 * Asks the new address to confirm itself and tells the old one, which may undo the change. Nothing else changes yet. The
 * caller has checked the password.
 */
export async function requestEmailChange(
  store: Pick<Store, 'clock' | 'settings'>,
  tx: Transaction,
  user: CurrentUser,
  newEmail: string,
): Promise<Outcome<undefined, 'EMAIL_TAKEN' | 'CODE_MAIL_LIMIT'>> {
  const now = store.clock.now();
  if (await isTaken(tx, { email: newEmail, userId: user.id, now })) return refuse('EMAIL_TAKEN');
  if (await hasManyMails(tx, newEmail, now)) return refuse('CODE_MAIL_LIMIT', { retryAfterSeconds: 3600 });
  await endUnconfirmedChanges(tx, user.id, now);
  const [confirmToken, undoToken] = [newSecretToken(), newSecretToken()];
  await tx
    .insertInto('emailChanges')
    .values({
      id: newId(),
      userId: user.id,
      sessionId: user.sessionId,
      oldEmail: user.email,
      newEmail,
      confirmHash: hashSecretToken(confirmToken),
      undoHash: hashSecretToken(undoToken),
      createdAt: now,
      confirmUntil: new Date(now.getTime() + confirmHours * hourMilliseconds),
      undoUntil: new Date(now.getTime() + undoDays * 24 * hourMilliseconds),
    })
    .execute();
  const { language } = user;
  const toNew = confirmEmailMail(store.settings, { token: confirmToken, language });
  await writeMail(tx, { ...toNew, kind: 'e-mail to confirm', recipient: newEmail, now });
  const toOld = emailChangeMail(store.settings, { token: undoToken, language });
  await writeMail(tx, { ...toOld, kind: 'e-mail being changed', recipient: user.email, now });
  return succeed();
}

type Address = { email: string; userId: string; now: Date };

async function isTaken(tx: Transaction, { email, userId, now }: Address): Promise<boolean> {
  const holder = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return holder !== undefined || isKeptForReturn(tx, { email, userId, now });
}

/** No account makes the shop fill someone's mailbox. */
async function hasManyMails(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const recent = await tx
    .selectFrom('emailChanges')
    .select('id')
    .where('newEmail', '=', email)
    .where('createdAt', '>', new Date(now.getTime() - hourMilliseconds))
    .limit(mailsPerHour)
    .execute();
  return recent.length === mailsPerHour;
}
