import type { Transaction } from '#db/transaction.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import { type SecondFactorNews, secondFactorMail } from '../mail/second-factor-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';

/** Mails the account's owner about a change of the second factor: another person may have made it. */
export async function mailSecondFactorNews(
  { settings }: Pick<Store, 'settings'>,
  tx: Transaction,
  { userId, news, at }: { userId: string; news: SecondFactorNews; at: Date },
): Promise<void> {
  const { name, email, isProven, language } = await tx
    .selectFrom('users')
    .select(['name', 'email', 'verifyEmail as isProven', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Undoing an e-mail change may have left the account with only a phone number.
  if (mailboxOf(email) === '') return;
  const mail = secondFactorMail(settings, { name: nameToGreet({ name, isProven }), language, news });
  const kind = `second factor ${typeof news === 'string' ? news : 'recovery code used'}`;
  await writeMail(tx, { ...mail, kind, recipient: email, now: at });
}
