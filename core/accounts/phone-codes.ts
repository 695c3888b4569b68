import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { phoneCodeMessages } from '#shared/messages/phone-code-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CodeChannel, PhoneChannel } from '#shared/phone-messages.ts';
import { newId } from '../ids.ts';
import { oneTimeCode, strangersCode, writePhoneMessage } from '../mail/write-phone-message.ts';
import { gsmText } from '../sms/gsm-text.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import { CODE_MINUTES, newCode } from './request-code.ts';
import { hashCode } from './secrets.ts';

const hourMilliseconds = 3_600_000;
const triesPerCode = 5;
/** Codes to one phone per network, or per browser that its account knows. */
const codesPerHour = 4;
/** Codes to one phone for all askers together, without browsers that its account knows. */
const codesPerHourTogether = 10;

type Gateways = Pick<Store, 'smsSender' | 'whatsApp'>;

/** Whether codes can reach phones at all: without a gateway they cannot. */
export function sendsPhoneCodes({ smsSender, whatsApp }: Gateways): boolean {
  return smsSender?.reachesPhones === true || whatsApp?.reachesPhones === true;
}

/**
 * How a code can reach this phone, if at all (decision 583). SMS comes first: it works on every mobile phone. A fixed line takes no SMS, but
 * may have WhatsApp.
 */
export function codeChannel({ smsSender, whatsApp }: Gateways, mobile: string): PhoneChannel | undefined {
  if (smsSender?.reachesPhones && takesSms(mobile)) return 'sms';
  return whatsApp?.reachesPhones ? 'whatsapp' : undefined;
}

/**
 * How the code of an order is sent, if at all: to the phone where one reaches it, else to the e-mail address that was given, where the
 * shop reaches no phones (decision 697).
 */
export function orderCodeChannel(
  store: Gateways & Pick<Store, 'mailer'>,
  { mobile, email }: { mobile: string; email: string },
): CodeChannel | undefined {
  return (
    codeChannel(store, mobile) ?? (email !== '' && orderCodesBy(store) === 'email' ? 'email' : undefined)
  );
}

/** What the form for ordering without a password asks to be reached by with a code; undefined where the shop sends none. */
export function orderCodesBy(store: Gateways & Pick<Store, 'mailer'>): 'phone' | 'email' | undefined {
  if (sendsPhoneCodes(store)) return 'phone';
  return store.mailer.isForLooking ? undefined : 'email';
}

/** A template of category AUTHENTICATION with a button that copies the code; `npm run whatsapp-templates` prints it. */
export const codeTemplate = { name: 'phone_code', values: 1 };

export type CodeAsker = {
  network: string;
  /** A browser that the phone's account knows, or a session of that account: strangers cannot use up its codes (decision 603). */
  knownAs: string | undefined;
};

export type SendPhoneCode = {
  mobile: string;
  asker: CodeAsker;
  language: Language;
  /** If undefined, nothing is sent but the answer is the same, so that it does not reveal which phones have an account. */
  channel: PhoneChannel | undefined;
};

/** Sends a code, identified by an id, so that a stranger who requests another code spoils neither this one nor its tries. */
export function sendPhoneCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings'>,
  { mobile, asker, language, channel }: SendPhoneCode,
): Promise<Outcome<{ codeId: string }, 'CODE_MAIL_LIMIT'>> {
  const isKnownAsker = asker.knownAs !== undefined;
  // Stored in the network column: a known asker also counts as a network, but on its own.
  const networkMark = createHmac('sha256', store.authSecret)
    .update(isKnownAsker ? `known ${asker.knownAs}` : `network ${asker.network}`)
    .digest('base64url');
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    await sql`select pg_advisory_xact_lock(hashtext('phone code'), hashtext(${mobile}))`.execute(tx);
    const retryAfterSeconds = await secondsUntilNextCode(tx, { mobile, networkMark, isKnownAsker, now });
    if (retryAfterSeconds > 0) return refuse('CODE_MAIL_LIMIT', { retryAfterSeconds });
    const [id, code] = [newId(), newCode()];
    await tx
      .insertInto('phoneCodes')
      .values({
        ...{ id, mobile, networkMark },
        codeHash: hashCode(code, id, store.authSecret),
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      })
      .execute();
    const text = gsmText(phoneCodeMessages[language].sms(code, store.settings.name));
    if (channel) {
      const template = { name: codeTemplate.name, values: [code], link: code };
      await writePhoneMessage(tx, {
        ...{ channel, kind: isKnownAsker ? oneTimeCode : strangersCode },
        ...{ recipient: mobile, text, language, now },
        template: channel === 'whatsapp' ? template : undefined,
      });
    }
    return succeed({ codeId: id });
  });
}

type CountedCodes = { mobile: string; networkMark: string; isKnownAsker: boolean; now: Date };

async function secondsUntilNextCode(
  tx: Transaction,
  { mobile, networkMark, isKnownAsker, now }: CountedCodes,
): Promise<number> {
  const recent = await tx
    .selectFrom('phoneCodes')
    .select(['createdAt', 'networkMark'])
    .where('mobile', '=', mobile)
    .where('createdAt', '>', new Date(now.getTime() - hourMilliseconds))
    .$if(isKnownAsker, (query) => query.where('networkMark', '=', networkMark))
    .orderBy('createdAt', 'desc')
    .limit(codesPerHourTogether)
    .execute();
  const own = recent.filter((code) => code.networkMark === networkMark);
  const oldest = own[codesPerHour - 1] ?? recent[codesPerHourTogether - 1];
  if (!oldest) return 0;
  return Math.ceil((oldest.createdAt.getTime() + hourMilliseconds - now.getTime()) / 1000);
}

export type PhoneCode = { codeId: string; mobile: string; code: string };

/** True if this is the code sent to this phone. Each code may be tried five times and used once. */
export async function takePhoneCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  { codeId, mobile, code }: PhoneCode,
): Promise<boolean> {
  const now = store.clock.now();
  // A separate statement: a refusal inside a transaction would give the try back.
  const tried = await store.db
    .updateTable('phoneCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', codeId)
    .where('mobile', '=', mobile)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', triesPerCode)
    .returning('codeHash')
    .executeTakeFirst();
  const given = hashCode(code.replace(/\s/g, '').toUpperCase(), codeId, store.authSecret);
  if (!tried || tried.codeHash.length !== given.length || !timingSafeEqual(tried.codeHash, given))
    return false;
  const { numUpdatedRows } = await store.db
    .updateTable('phoneCodes')
    .set({ usedAt: now })
    .where('id', '=', codeId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
