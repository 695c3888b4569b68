import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { phoneCodeMessages } from '#shared/messages/phone-code-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { writePhoneMessage } from '../mail/write-phone-message.ts';
import { gsmText } from '../sms/gsm-text.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { confirmEmailMail, emailChangeMail, undoAddress } from './email-change-mails.ts';
import { endUnconfirmedChanges, isKeptForReturn } from './email-change-queries.ts';
import { hashSecretToken, newSecretToken } from './secrets.ts';

// The mails call these 'one day' and 'a week'.
const confirmHours = 24;
const undoDays = 7;
const mailsPerHour = 8;
const hourMilliseconds = 3_600_000;

type NewEmail = {
  newEmail: string;
  /** The first password of an account, which takes effect with its first e-mail. */
  passwordHash?: string;
  /** For an account without an old address: the phone that is informed by SMS. */
  noticePhone?: string | undefined;
};

/**
 * Asks the new address to confirm the change and informs the old address or the phone, which may undo it. Nothing else changes yet.
 * The caller has checked the password, or the code.
 */
export async function requestEmailChange(
  store: Pick<Store, 'clock' | 'settings'>,
  tx: Transaction,
  user: CurrentUser,
  { newEmail, passwordHash, noticePhone }: NewEmail,
): Promise<Outcome<undefined, 'EMAIL_TAKEN' | 'CODE_MAIL_LIMIT'>> {
  const now = store.clock.now();
  if (await isEmailTaken(tx, { email: newEmail, userId: user.id, now })) return refuse('EMAIL_TAKEN');
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
      passwordHash: passwordHash ?? null,
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
  if (mailboxOf(user.email) !== '') {
    const toOld = emailChangeMail(store.settings, { token: undoToken, language });
    await writeMail(tx, { ...toOld, kind: 'e-mail being changed', recipient: user.email, now });
  } else if (noticePhone !== undefined) {
    const link = `${undoAddress(store.settings, undoToken, language)}&by=phone`;
    const text = gsmText(phoneCodeMessages[language].emailBeingAdded(store.settings.name, link));
    const notice = { channel: 'sms', kind: 'e-mail being added', recipient: noticePhone } as const;
    await writePhoneMessage(tx, { ...notice, text, language, now });
  }
  return succeed();
}

type Address = { email: string; userId: string; now: Date };

export async function isEmailTaken(db: Database, { email, userId, now }: Address): Promise<boolean> {
  const holder = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return holder !== undefined || isKeptForReturn(db, { email, userId, now });
}

/** True if the address had too many mails in the last hour, so that an account cannot make the shop fill someone's mailbox. */
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
