import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { findPasswordProblem, hashPassword } from './passwords.ts';
import { codeChannel, sendPhoneCode, takePhoneCode } from './phone-codes.ts';
import { isEmailTaken, requestEmailChange } from './request-email-change.ts';
import { getUserDetails, type UserDetails } from './user-queries.ts';

export type AddEmail = {
  email: string;
  password: string;
  confirmPassword: string;
  /** Both are set once the code was read on the phone. */
  codeId?: string | undefined;
  code?: string | undefined;
  network: string;
};

/** The code that was sent first, or the account whose new e-mail waits for its link. */
export type AddedEmail = { codeId: string; channel: PhoneChannel; mobile: string } | UserDetails;

export type AddEmailRefusal =
  | 'INVALID_FIELDS'
  | 'EMAIL_TAKEN'
  | 'NO_PERMISSION'
  | 'CODE_WRONG'
  | 'CODE_MAIL_LIMIT';

type Parts = Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings' | 'smsSender' | 'whatsApp'>;

/**
 * Adds an e-mail and a password to an account that was opened with only a phone number; both count once the link in the mail is used.
 * Refused for an account with an e-mail, which it changes instead. A stolen access token alone must not be enough to take over the
 * account: if codes reach its confirmed phone, one is required (decision 603).
 */
export async function addEmail(
  store: Parts,
  user: CurrentUser,
  { email, password, confirmPassword, codeId = '', code = '', network }: AddEmail,
): Promise<Outcome<AddedEmail, AddEmailRefusal>> {
  if (mailboxOf(user.email) !== '') return refuse('NO_PERMISSION');
  const problem = await findPasswordProblem(password, { storeName: store.settings.name, email });
  if (problem) return refuse('INVALID_FIELDS', { fields: { password: problem } });
  if (password !== confirmPassword) {
    return refuse('INVALID_FIELDS', { fields: { confirmPassword: 'passwordsDiffer' } });
  }
  const isTaken = await isEmailTaken(store.db, { email, userId: user.id, now: store.clock.now() });
  if (isTaken) return refuse('EMAIL_TAKEN');
  const mobile = await findConfirmedMobile(store, user);
  const channel = mobile === null ? undefined : codeChannel(store, mobile);
  if (mobile !== null && channel) {
    if (code === '') {
      const { language, sessionId } = user;
      const asker = { network, knownAs: sessionId };
      const sent = await sendPhoneCode(store, { mobile, asker, language, channel });
      return sent.ok ? succeed({ ...sent.value, channel, mobile }) : sent;
    }
    if (!(await takePhoneCode(store, { codeId, mobile, code }))) return refuse('CODE_WRONG');
  }
  const passwordHash = await hashPassword(password);
  return transaction(store.db, async (tx) => {
    if (!(await lockWithoutEmail(tx, user))) return refuse('NO_PERMISSION');
    const noticePhone = mobile !== null && hearsBySms(store, mobile) ? mobile : undefined;
    const asked = await requestEmailChange(store, tx, user, { newEmail: email, passwordHash, noticePhone });
    return asked.ok ? succeed(await getUserDetails(tx, user.id, store.clock.now())) : asked;
  });
}

async function findConfirmedMobile({ db }: Pick<Store, 'db'>, { id }: CurrentUser): Promise<string | null> {
  const { confirmedMobile } = await db
    .selectFrom('users')
    .select('confirmedMobile')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return confirmedMobile;
}

/** Locks the account and returns whether it still has no e-mail: a link may have been used meanwhile. */
async function lockWithoutEmail(tx: Transaction, { id, email }: CurrentUser): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

/** Only SMS: WhatsApp would need a template of its own. */
function hearsBySms({ smsSender }: Parts, mobile: string): boolean {
  return smsSender?.reachesPhones === true && takesSms(mobile);
}
