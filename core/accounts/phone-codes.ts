import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { phoneCodeMessages } from '#shared/messages/phone-code-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { oneTimeCode, writePhoneMessage } from '../mail/write-phone-message.ts';
import { gsmText } from '../sms/gsm-text.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import { CODE_MINUTES, newCode } from './request-code.ts';
import { hashCode } from './secrets.ts';

const hourMilliseconds = 3_600_000;
const triesPerCode = 5;
/** To one phone, asked for from one network. */
const codesPerHour = 4;
/** To one phone, no matter who asks. */
const codesPerHourTogether = 10;

/** Whether codes reach phones at all: without a gateway none does. */
export function sendsPhoneCodes({ smsSender }: Pick<Store, 'smsSender'>): boolean {
  return smsSender?.reachesPhones === true;
}

/** Whether a code would reach this phone: a fixed line takes no SMS. */
export function takesCode(store: Pick<Store, 'smsSender'>, mobile: string): boolean {
  return sendsPhoneCodes(store) && takesSms(mobile);
}

export type SendPhoneCode = {
  mobile: string;
  network: string;
  language: Language;
  /** Of a phone without an account the answer is the same, and nothing is sent. */
  isWanted: boolean;
};

/** Sends a code; it is known by its id, so that a stranger who asks for another one spoils neither the code nor its tries. */
export function sendPhoneCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings'>,
  { mobile, network, language, isWanted }: SendPhoneCode,
): Promise<Outcome<{ codeId: string }, 'CODE_MAIL_LIMIT'>> {
  const networkMark = createHmac('sha256', store.authSecret).update(`network ${network}`).digest('base64url');
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    await sql`select pg_advisory_xact_lock(hashtext('phone code'), hashtext(${mobile}))`.execute(tx);
    const retryAfterSeconds = await secondsUntilNextCode(tx, { mobile, networkMark, now });
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
    if (isWanted)
      await writePhoneMessage(tx, {
        channel: 'sms',
        kind: oneTimeCode,
        recipient: mobile,
        text,
        language,
        now,
      });
    return succeed({ codeId: id });
  });
}

type CountedCodes = { mobile: string; networkMark: string; now: Date };

async function secondsUntilNextCode(
  tx: Transaction,
  { mobile, networkMark, now }: CountedCodes,
): Promise<number> {
  const recent = await tx
    .selectFrom('phoneCodes')
    .select(['createdAt', 'networkMark'])
    .where('mobile', '=', mobile)
    .where('createdAt', '>', new Date(now.getTime() - hourMilliseconds))
    .orderBy('createdAt', 'desc')
    .limit(codesPerHourTogether)
    .execute();
  const own = recent.filter((code) => code.networkMark === networkMark);
  const oldest = own[codesPerHour - 1] ?? recent[codesPerHourTogether - 1];
  if (!oldest) return 0;
  return Math.ceil((oldest.createdAt.getTime() + hourMilliseconds - now.getTime()) / 1000);
}

export type PhoneCode = { codeId: string; mobile: string; code: string };

/** Whether this is the code that was sent to this phone; each may be tried five times and is right once. */
export async function takePhoneCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  { codeId, mobile, code }: PhoneCode,
): Promise<boolean> {
  const now = store.clock.now();
  // In a statement of its own: a refusal inside a transaction would give the try back.
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
