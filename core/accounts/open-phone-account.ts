import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { regionOfCity } from '#shared/cameroon-places.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CodeChannel } from '#shared/phone-messages.ts';
import type { AddAddress } from '../addresses/add-address.ts';
import { mergeGuestAddresses } from '../addresses/merge-guest-addresses.ts';
import { parsePhone } from '../addresses/phone.ts';
import { newId } from '../ids.ts';
import { noMailboxOf } from '../mail/mailbox.ts';
import { legalDay } from '../settings/legal-texts.ts';
import type { Store } from '../store.ts';
import { findAccountOfMailbox } from './account-of-mailbox.ts';
import { type Asker, type Browser, codeAskerOf } from './browsers.ts';
import type { Device } from './device.ts';
import { dummyHash } from './passwords.ts';
import { orderCodeChannel, sendPhoneCode, takePhoneCode } from './phone-codes.ts';
import { requestCode } from './request-code.ts';
import { hasSecondFactor } from './second-factor-codes.ts';
import { type SessionTokens, startSession } from './start-session.ts';
import { findRightCode, takeMailedCode } from './verify-code.ts';

// Ordering without a password (decisions 39 and 697). Anyone can type a phone number: without a code, it opens an account for this
// browser only, which shares nothing with other accounts of that number. A code read on the phone gives access to the phone's account,
// and one read in a mailbox to the account of that mailbox.

export type OpenPhoneAccount = {
  name: string;
  mobile: string;
  city: string;
  addressLine: string;
  /** Asked for where codes go by e-mail only; empty if the shopper gives none. */
  email?: string | undefined;
  /** Both are set once the code was read. */
  codeId?: string | undefined;
  code?: string | undefined;
  /** The code did not arrive: the shopper orders without it, and the shop calls her before anything is delivered. */
  withoutCode?: boolean | undefined;
  asker: Asker & { browser: Browser };
  language: Language;
  device: Device;
};

/** The code that was sent first, or a session, with the phone or e-mail that a code has proven. */
export type OpenedPhoneAccount =
  | { codeId: string; channel: CodeChannel }
  | { tokens: SessionTokens; proven: string | undefined };

export type OpenPhoneAccountRefusal =
  | 'INVALID_FIELDS'
  | 'CODE_WRONG'
  | 'CODE_MAIL_LIMIT'
  | 'ACCOUNT_BLOCKED'
  | 'SECOND_FACTOR_NEEDED'
  | 'EMAIL_TAKEN';

type Parts = Pick<
  Store,
  'db' | 'clock' | 'authSecret' | 'settings' | 'shopSettings' | 'smsSender' | 'whatsApp' | 'mailer'
>;

export async function openPhoneAccount(
  store: Parts,
  input: OpenPhoneAccount,
): Promise<Outcome<OpenedPhoneAccount, OpenPhoneAccountRefusal>> {
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  const { email = '', code = '', codeId = '' } = input;
  const channel = orderCodeChannel(store, { mobile, email });
  if (code === '' && channel && input.withoutCode !== true) {
    const sent = await sendOrderCode(store, { ...input, mobile, email, channel });
    return sent.ok ? succeed({ ...sent.value, channel }) : sent;
  }
  const proven = code === '' ? {} : channel === 'email' ? { email } : { mobile };
  const mailed = proven.email
    ? await findRightCode(store, { email, code, browser: input.asker.browser })
    : undefined;
  if (proven.email && !mailed) return refuse('CODE_WRONG');
  if (proven.mobile && !(await takePhoneCode(store, { codeId, mobile, code }))) return refuse('CODE_WRONG');
  const now = store.clock.now();
  return transaction(store.db, async (tx) => {
    if (mailed && !(await takeMailedCode(tx, mailed.codeId, now))) return refuse('CODE_WRONG');
    const found = await findProvenAccount(tx, proven, now);
    if (!found.ok) return found;
    const account = found.value;
    if (account && account.status !== 'Active') return refuse('ACCOUNT_BLOCKED');
    if (account && (await hasSecondFactor(tx, account.id))) return refuse('SECOND_FACTOR_NEEDED');
    const userId = account?.id ?? (await addAccount(tx, { ...input, mobile, proven, at: now }));
    if (userId === undefined) return refuse('EMAIL_TAKEN');
    await mergeGuestAddresses(tx, userId, [placeOf(input, mobile)], now);
    const tokens = await startSession({ ...store, db: tx }, userId, input.device);
    return succeed({ tokens, proven: proven.email ?? proven.mobile });
  });
}

type SendOrderCode = OpenPhoneAccount & { email: string; channel: CodeChannel };

function sendOrderCode(
  store: Parts,
  { mobile, email, channel, asker, language }: SendOrderCode,
): Promise<Outcome<{ codeId: string }, 'CODE_MAIL_LIMIT'>> {
  return channel === 'email'
    ? requestCode(store, email, { ...asker, orderIn: language })
    : sendPhoneCode(store, { mobile, language, channel, asker: codeAskerOf(store, asker, mobile) });
}

/** What a code has proven to be the shopper's: nothing, the phone or the mailbox. */
type Proven = { mobile?: string; email?: string };

async function findProvenAccount(tx: Transaction, { mobile, email }: Proven, now: Date) {
  if (email) return findAccountOfMailbox(tx, email, now);
  return succeed(mobile ? await findAccountOfPhone(tx, mobile) : undefined);
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
  proven: Proven;
  at: Date;
};

/**
 * Adds an account whose password no one knows: its owner enters by code, or by the password that she sets later. Undefined if its
 * e-mail was registered meanwhile.
 */
async function addAccount(
  tx: Transaction,
  { name, language, mobile, proven, at }: NewPhoneAccount,
): Promise<string | undefined> {
  const id = newId();
  const added = await tx
    .insertInto('users')
    .values({
      ...{ id, name, language, mobile },
      confirmedMobile: proven.mobile ?? null,
      email: proven.email ?? noMailboxOf(id),
      verifyEmail: proven.email !== undefined,
      passwordHash: dummyHash,
      // The form says that ordering accepts the shop's legal texts.
      acceptedTextsOf: await legalDay(tx),
      acceptedTextsAt: at,
      lastLoginAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** The address to add. Cameroon has no postal codes, and the region follows from the city. */
function placeOf(
  { name, city, addressLine, email = '', language }: OpenPhoneAccount,
  mobile: string,
): AddAddress {
  return {
    ...{ name, city, addressLine, mobile, email },
    state: regionOfCity(city, language) ?? '',
    country: language === 'fr' ? 'Cameroun' : 'Cameroon',
    pincode: '00237',
  };
}
