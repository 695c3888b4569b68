import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { parsePhone } from '../addresses/phone.ts';
import type { Store } from '../store.ts';
import { type Asker, codeAskerOf } from './browsers.ts';
import type { Device } from './device.ts';
import { findAccountOfPhone } from './open-phone-account.ts';
import { codeChannel, sendPhoneCode, sendsPhoneCodes, takePhoneCode } from './phone-codes.ts';
import { hasSecondFactor } from './second-factor-codes.ts';
import { type SessionTokens, startSession } from './start-session.ts';

export type RequestPhoneLogin = { mobile: string; asker: Asker; language: Language };

/** Sends a code to the phone of an account; a phone without an account gets the same answer, but no code. */
export async function requestPhoneLogin(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings' | 'smsSender' | 'whatsApp'>,
  input: RequestPhoneLogin,
): Promise<
  Outcome<{ codeId: string; channel: PhoneChannel }, 'INVALID_FIELDS' | 'CODE_MAIL_LIMIT' | 'NO_PHONE_CODES'>
> {
  if (!sendsPhoneCodes(store)) return refuse('NO_PHONE_CODES');
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  const known = await store.db
    .selectFrom('users')
    .select('id')
    .where('confirmedMobile', '=', mobile)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  const channel = codeChannel(store, mobile);
  const asker = codeAskerOf(store, input.asker, mobile);
  const sent = await sendPhoneCode(store, { ...input, asker, mobile, channel: known && channel });
  // A number that codes cannot reach gets the same answer as the others.
  return sent.ok ? succeed({ ...sent.value, channel: channel ?? 'sms' }) : sent;
}

export type LogInByPhone = { mobile: string; codeId: string; code: string; device: Device };

export async function logInByPhone(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'shopSettings'>,
  input: LogInByPhone,
): Promise<Outcome<SessionTokens, 'CODE_WRONG' | 'ACCOUNT_BLOCKED' | 'SECOND_FACTOR_NEEDED'>> {
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined || !(await takePhoneCode(store, { ...input, mobile })))
    return refuse('CODE_WRONG');
  return transaction(store.db, async (tx) => {
    const account = await findAccountOfPhone(tx, mobile);
    if (!account) return refuse('CODE_WRONG');
    if (account.status !== 'Active') return refuse('ACCOUNT_BLOCKED');
    if (await hasSecondFactor(tx, account.id)) return refuse('SECOND_FACTOR_NEEDED');
    await tx
      .updateTable('users')
      .set({ lastLoginAt: store.clock.now() })
      .where('id', '=', account.id)
      .execute();
    return succeed(await startSession({ ...store, db: tx }, account.id, input.device));
  });
}
