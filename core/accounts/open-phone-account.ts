import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { regionOfCity } from '#shared/cameroon-places.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import type { AddAddress } from '../addresses/add-address.ts';
import { mergeGuestAddresses } from '../addresses/merge-guest-addresses.ts';
import { parsePhone } from '../addresses/phone.ts';
import { newId } from '../ids.ts';
import { noMailboxOf } from '../mail/mailbox.ts';
import { legalDay } from '../settings/legal-texts.ts';
import type { Store } from '../store.ts';
import { type Asker, codeAskerOf } from './browsers.ts';
import type { Device } from './device.ts';
import { dummyHash } from './passwords.ts';
import { codeChannel, sendPhoneCode, takePhoneCode } from './phone-codes.ts';
import { hasSecondFactor } from './second-factor-codes.ts';
import { type SessionTokens, startSession } from './start-session.ts';

// Ordering without a password (decision 39). Anyone can type a phone number: without a code, it opens an account for this browser
// only, which shares nothing with other accounts of that number. Only a code read on the phone gives access to the phone's account.

export type OpenPhoneAccount = {
  name: string;
  mobile: string;
  city: string;
  addressLine: string;
  /** Both are set once the code was read on the phone. */
  codeId?: string | undefined;
  code?: string | undefined;
  /** The code did not arrive: the shopper orders without it, and the shop calls her before anything is delivered. */
  withoutCode?: boolean | undefined;
  asker: Asker;
  language: Language;
  device: Device;
};

/** A session, or the code that was sent first. */
export type OpenedPhoneAccount = { codeId: string; channel: PhoneChannel } | SessionTokens;

export type OpenPhoneAccountRefusal =
  | 'INVALID_FIELDS'
  | 'CODE_WRONG'
  | 'CODE_MAIL_LIMIT'
  | 'ACCOUNT_BLOCKED'
  | 'SECOND_FACTOR_NEEDED';

export async function openPhoneAccount(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings' | 'shopSettings' | 'smsSender' | 'whatsApp'>,
  input: OpenPhoneAccount,
): Promise<Outcome<OpenedPhoneAccount, OpenPhoneAccountRefusal>> {
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  const { code = '', codeId = '' } = input;
  if (code !== '' && !(await takePhoneCode(store, { codeId, mobile, code }))) return refuse('CODE_WRONG');
  const channel = codeChannel(store, mobile);
  if (code === '' && input.withoutCode !== true && channel) {
    const asker = codeAskerOf(store, input.asker, mobile);
    const sent = await sendPhoneCode(store, { ...input, asker, mobile, channel });
    return sent.ok ? succeed({ ...sent.value, channel }) : sent;
  }
  const now = store.clock.now();
  return transaction(store.db, async (tx) => {
    const account = code === '' ? undefined : await findAccountOfPhone(tx, mobile);
    if (account && account.status !== 'Active') return refuse('ACCOUNT_BLOCKED');
    if (account && (await hasSecondFactor(tx, account.id))) return refuse('SECOND_FACTOR_NEEDED');
    const confirmedMobile = code === '' ? null : mobile;
    const userId = account?.id ?? (await addAccount(tx, { ...input, mobile, confirmedMobile, at: now }));
    await mergeGuestAddresses(tx, userId, [placeOf(input, mobile)], now);
    return succeed(await startSession({ ...store, db: tx }, userId, input.device));
  });
}

/** The account of a phone. Two concurrent codes of one phone find, or open, the same account. */
export async function findAccountOfPhone(tx: Transaction, mobile: string) {
  await sql`select pg_advisory_xact_lock(hashtext('account of phone'), hashtext(${mobile}))`.execute(tx);
  return tx
    .selectFrom('users')
    .select(['id', 'status'])
    .where('confirmedMobile', '=', mobile)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type NewPhoneAccount = Pick<OpenPhoneAccount, 'name' | 'language'> & {
  mobile: string;
  confirmedMobile: string | null;
  at: Date;
};

/** Adds an account whose password no one knows: its owner enters by code, or by the password that she sets later. */
async function addAccount(
  tx: Transaction,
  { name, language, mobile, confirmedMobile, at }: NewPhoneAccount,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      ...{ id, name, language, mobile, confirmedMobile },
      email: noMailboxOf(id),
      passwordHash: dummyHash,
      // The form says that ordering accepts the shop's legal texts.
      acceptedTextsOf: await legalDay(tx),
      acceptedTextsAt: at,
      lastLoginAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return id;
}

/** The address to add. Cameroon has no postal codes, and the region follows from the city. */
function placeOf({ name, city, addressLine, language }: OpenPhoneAccount, mobile: string): AddAddress {
  return {
    ...{ name, city, addressLine, mobile },
    email: '',
    state: regionOfCity(city, language) ?? '',
    country: language === 'fr' ? 'Cameroun' : 'Cameroon',
    pincode: '00237',
  };
}
