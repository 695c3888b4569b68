import { timingSafeEqual } from 'node:crypto';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import type { Browser } from './browsers.ts';
import { giveResetGrant } from './reset-grants.ts';
import { hashCode } from './secrets.ts';

const triesPerCode = 5;

export type VerifyCode = { email: string; code: string; browser: Browser | undefined };

/** Exchanges a correct code for a reset grant; reading the code also proves the e-mail address. */
export async function verifyCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  input: VerifyCode,
): Promise<Outcome<{ grant: string }, 'CODE_WRONG'>> {
  const now = store.clock.now();
  const found = await findRightCode(store, input);
  if (!found?.userId) return refuse('CODE_WRONG');
  const { codeId, userId } = found;
  return transaction(store.db, async (tx) => {
    if (!(await takeMailedCode(tx, codeId, now))) return refuse('CODE_WRONG');
    const grant = await giveResetGrant(tx, userId, now);
    await tx
      .updateTable('users')
      .set({ verifyEmail: true })
      .where('id', '=', userId)
      .where('email', '=', input.email)
      .execute();
    return succeed({ grant });
  });
}

/** The mailed code, if the typed one is right; `userId` is null where the address had no account. Each call counts as a try. */
export async function findRightCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  input: VerifyCode,
): Promise<{ codeId: string; userId: string | null } | undefined> {
  const attempt = await takeTry(store, input);
  const code = input.code.replace(/\s/g, '').toUpperCase();
  if (!attempt || !isSame(attempt.codeHash, hashCode(code, attempt.id, store.authSecret))) return undefined;
  return { codeId: attempt.id, userId: attempt.userId };
}

/** Uses a code up; false if it was used meanwhile. */
export async function takeMailedCode(tx: Transaction, codeId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oneTimeCodes')
    .set({ usedAt: now })
    .where('id', '=', codeId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Counts a try before anything is compared, in a separate statement: a wrong code is refused, and a refusal inside a
 * transaction would give the try back. The browser that asked for the code has its own tries. All others share theirs,
 * at the newest code of the address, so that a client without cookies can still use its code, while a stranger cannot
 * use up the tries of the browser that asked.
 */
async function takeTry(
  store: Pick<Store, 'db' | 'clock'>,
  { email, browser }: Pick<VerifyCode, 'email' | 'browser'>,
) {
  const own = browser && (await countTry(store, { email, browserId: browser.id, column: 'tries' }));
  const taken = own ?? (await countTry(store, { email, browserId: undefined, column: 'foreignTries' }));
  return taken && taken.count <= triesPerCode ? taken : undefined;
}

type CountTry = { email: string; browserId: string | undefined; column: 'tries' | 'foreignTries' };

function countTry(store: Pick<Store, 'db' | 'clock'>, { email, browserId, column }: CountTry) {
  return store.db
    .updateTable('oneTimeCodes')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('oneTimeCodes')
        .select('id')
        .where('email', '=', email)
        .$if(browserId !== undefined, (query) => query.where('browserId', '=', browserId ?? ''))
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', store.clock.now())
        .orderBy('createdAt', 'desc')
        .limit(1),
    )
    .returning(['id', 'userId', 'codeHash', `${column} as count`])
    .executeTakeFirst();
}

function isSame(stored: Buffer | null, given: Buffer): boolean {
  return stored !== null && stored.length === given.length && timingSafeEqual(stored, given);
}
