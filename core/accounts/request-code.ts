import { sql } from 'kysely';
import { customAlphabet } from 'nanoid';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { codeMail } from '../mail/code-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { hashCode } from './secrets.ts';

export const CODE_MINUTES = 10;
const mailsPerHour = 8;
const hourMilliseconds = 3_600_000;

/**
 * Mails a one-time code. Known and unknown addresses go through the same statements and count alike, so neither the
 * answer nor its time tells who has an account (decision 13).
 */
export function requestCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings'>,
  email: string,
): Promise<Outcome<undefined, 'CODE_MAIL_LIMIT'>> {
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    await lockAddress(tx, email);
    const waitSeconds = await secondsUntilNextMail(tx, email, now);
    if (waitSeconds > 0) return refuse('CODE_MAIL_LIMIT', { retryAfterSeconds: waitSeconds });

    const account = await tx
      .selectFrom('users')
      .select(['id', 'name', 'language'])
      .where('email', '=', email)
      .where('status', '=', 'Active')
      .executeTakeFirst();
    const id = newId();
    const code = newCode();
    // The newest code wins: whatever was sent before is used up.
    await tx
      .updateTable('oneTimeCodes')
      .set({ usedAt: now })
      .where('email', '=', email)
      .where('usedAt', 'is', null)
      .execute();
    await tx
      .insertInto('oneTimeCodes')
      .values({
        id,
        email,
        userId: account?.id ?? null,
        codeHash: account ? hashCode(code, id, store.authSecret) : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      })
      .execute();
    const mail = codeMail(store.settings, {
      name: account?.name ?? '',
      code,
      minutes: CODE_MINUTES,
      language: account?.language ?? 'en',
    });
    await writeMail(tx, {
      ...mail,
      kind: 'one-time code',
      recipient: email,
      now,
      isWanted: account !== undefined,
    });
    return succeed();
  });
}

/** Two requests at once for one address count one after the other. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('one-time code'), hashtext(${email}))`.execute(tx);
}

/** Zero while the address has mails left in the hour that ends now. */
async function secondsUntilNextMail(tx: Transaction, email: string, now: Date): Promise<number> {
  const recent = await tx
    .selectFrom('oneTimeCodes')
    .select('createdAt')
    .where('email', '=', email)
    .where('createdAt', '>', new Date(now.getTime() - hourMilliseconds))
    .orderBy('createdAt', 'desc')
    .limit(mailsPerHour)
    .execute();
  const oldest = recent[mailsPerHour - 1];
  if (!oldest) return 0;
  return Math.ceil((oldest.createdAt.getTime() + hourMilliseconds - now.getTime()) / 1000);
}

/** Decision 14: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const letters = 'ACDEFGHJKMNPQRTWXY';
const digits = '34679';
const drawCode = customAlphabet(letters + digits, 6);

/** Drawn again until it has a digit, so that it never reads as a word and all such codes are equally likely. */
export function newCode(): string {
  let code = drawCode();
  while (!/\d/.test(code)) code = drawCode();
  return code;
}
