import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';
import { findCheckedHash } from './check-password.ts';
import type { CurrentUser } from './current-user.ts';
import { requestEmailChange } from './request-email-change.ts';
import { getUserDetails, type UserDetails } from './user-queries.ts';

export type UpdateProfile = {
  name: string;
  email: string;
  mobile: string;
  language?: Language | undefined;
  /** Required to change the e-mail: a stolen token alone must not be enough to take over the account (decision 450). */
  password?: string | undefined;
};

/** Saves the profile. A new e-mail address waits until it is confirmed; everything else takes effect at once. */
export async function updateProfile(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  user: CurrentUser,
  input: UpdateProfile,
): Promise<
  Outcome<
    { details: UserDetails; isEmailToConfirm: boolean },
    'INVALID_FIELDS' | 'EMAIL_TAKEN' | 'CODE_MAIL_LIMIT'
  >
> {
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  const mailbox = mailboxOf(user.email).toLowerCase();
  if (input.email === '' && mailbox !== '')
    return refuse('INVALID_FIELDS', { fields: { email: 'required' } });
  const isEmailToConfirm = input.email !== mailbox;
  const password = input.password ?? '';
  const checkedHash = isEmailToConfirm ? await findCheckedHash(store, user, password) : undefined;
  if (isEmailToConfirm && checkedHash === undefined) {
    return refuse('INVALID_FIELDS', {
      fields: { password: password === '' ? 'passwordForEmail' : 'passwordWrong' },
    });
  }
  return transaction(store.db, async (tx) => {
    const saved = await tx
      .updateTable('users')
      .set({
        name: input.name,
        mobile,
        updatedAt: store.clock.now(),
        ...(input.language ? { language: input.language } : {}),
      })
      .where('id', '=', user.id)
      .$if(checkedHash !== undefined, (query) => query.where('passwordHash', '=', checkedHash ?? ''))
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) {
      return refuse('INVALID_FIELDS', { fields: { password: 'passwordWrong' } });
    }
    if (isEmailToConfirm) {
      const asked = await requestEmailChange(
        store,
        tx,
        { ...user, language: input.language ?? user.language },
        { newEmail: input.email },
      );
      if (!asked.ok) return asked;
    }
    return succeed({ details: await getUserDetails(tx, user.id, store.clock.now()), isEmailToConfirm });
  });
}
