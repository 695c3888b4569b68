import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { customAlphabet } from 'nanoid';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { codeMail } from '../mail/code-mail.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import { writeMail } from '../mail/write-mail.ts';
import { oneTimeCode } from '../mail/write-phone-message.ts';
import type { Store } from '../store.ts';
import { type Asker, type Browser, knowsAccount } from './browsers.ts';
import { hashCode } from './secrets.ts';

export const CODE_MINUTES = 10;
/** For one browser, or for all unknown browsers of one network. */
const mailsPerHour = 8;
/** For all askers together, without browsers that the account knows. */
const mailsPerHourTogether = 24;
const hourMilliseconds = 3_600_000;

export type CodeAsk = Asker & {
  browser: Browser;
  /** The code is for an order, in this language, and goes to addresses without an account too. Without it, the code is for a new password. */
  orderIn?: Language;
};

/**
 * Mails a one-time code and returns its id. Known and unknown addresses run the same statements and count alike, so neither the
 * answer nor its time reveals who has an account (decision 13).
 */
export function requestCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings'>,
  email: string,
  { browser, network, orderIn }: CodeAsk,
): Promise<Outcome<{ codeId: string }, 'CODE_MAIL_LIMIT'>> {
  const isKnownAsker = knowsAccount(store, browser, email);
  const asker = {
    browserId: browser.id,
    networkMark: createHmac('sha256', store.authSecret).update(`network ${network}`).digest('base64url'),
    isKnownAsker,
  };
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    await lockAddress(tx, email);
    const waitSeconds = await secondsUntilNextMail(tx, email, asker, now);
    if (waitSeconds > 0) return refuse('CODE_MAIL_LIMIT', { retryAfterSeconds: waitSeconds });

    const account = await tx
      .selectFrom('users')
      .select(['id', 'name', 'verifyEmail as isProven', 'language'])
      .where('email', '=', email)
      .where('status', '=', 'Active')
      .executeTakeFirst();
    const id = newId();
    const code = newCode();
    // The newest code of this browser replaces its earlier ones; those of other browsers stay valid.
    await tx
      .updateTable('oneTimeCodes')
      .set({ usedAt: now })
      .where('email', '=', email)
      .where('browserId', '=', browser.id)
      .where('usedAt', 'is', null)
      .execute();
    await tx
      .insertInto('oneTimeCodes')
      .values({
        id,
        email,
        ...asker,
        userId: account?.id ?? null,
        codeHash: account || orderIn ? hashCode(code, id, store.authSecret) : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      })
      .execute();
    const mail = codeMail(store.settings, {
      name: account ? nameToGreet(account) : '',
      code,
      minutes: CODE_MINUTES,
      language: orderIn ?? account?.language ?? 'en',
      isForOrder: orderIn !== undefined,
    });
    await writeMail(tx, {
      ...mail,
      kind: oneTimeCode,
      recipient: email,
      now,
      isWanted: account !== undefined || orderIn !== undefined,
    });
    return succeed({ codeId: id });
  });
}

/** Makes concurrent requests for one address count one after the other. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('one-time code'), hashtext(${email}))`.execute(tx);
}

type CountedAsker = { browserId: string; networkMark: string; isKnownAsker: boolean };

/**
 * The seconds until the next mail; zero while the hour that ends now has mails left. A stranger uses up those of his own
 * network and, at worst, those of all strangers together; a browser that the account knows has its own.
 */
async function secondsUntilNextMail(
  tx: Transaction,
  email: string,
  { browserId, networkMark, isKnownAsker }: CountedAsker,
  now: Date,
): Promise<number> {
  const recent = await tx
    .selectFrom('oneTimeCodes')
    .select(['createdAt', 'networkMark'])
    .where('email', '=', email)
    .where('createdAt', '>', new Date(now.getTime() - hourMilliseconds))
    .where('isKnownAsker', '=', isKnownAsker)
    .$if(isKnownAsker, (query) => query.where('browserId', '=', browserId))
    .orderBy('createdAt', 'desc')
    .limit(mailsPerHourTogether)
    .execute();
  const own = isKnownAsker ? recent : recent.filter((code) => code.networkMark === networkMark);
  const oldest = own[mailsPerHour - 1] ?? recent[mailsPerHourTogether - 1];
  if (!oldest) return 0;
  return Math.ceil((oldest.createdAt.getTime() + hourMilliseconds - now.getTime()) / 1000);
}

/** Without look-alikes: 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V (decision 14). */
const letters = 'ACDEFGHJKMNPQRTWXY';
const digits = '34679';
const drawCode = customAlphabet(letters + digits, 6);

/**
 * A new code, drawn again until it has a digit, so that it never reads as a word and all such codes are equally likely.
 */
export function newCode(): string {
  let code = drawCode();
  while (!/\d/.test(code)) code = drawCode();
  return code;
}
