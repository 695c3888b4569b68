import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { countRequest } from '../request-counts/request-counts.ts';
import type { Store } from '../store.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { mailSecondFactorNews } from './second-factor-news.ts';
import { stepOfCode, unseal } from './totp.ts';

// Limit for tries. A person who guesses codes already knows the password. A browser that was logged in before is counted separately
// (decision 452), so that such a thief cannot lock the owner out.
const TRIES = 10;
const TRIES_WITHIN_MS = 3_600_000;

export type TypedCode = {
  userId: string;
  /** A code of the app, or a recovery code, as typed. */
  code: string;
  /** Whose tries are counted: those of a known browser, or of all others together. */
  triedBy: string;
};

export type CodeRefusal = 'SECOND_FACTOR_WRONG' | 'SECOND_FACTOR_LIMIT';

export async function hasSecondFactor(db: Store['db'], userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Checks a code of the app or a recovery code, and uses it up. */
export async function takeSecondFactorCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'settings'>,
  { userId, code, triedBy }: TypedCode,
): Promise<Outcome<undefined, CodeRefusal>> {
  const { requests } = await countRequest(store, `second factor ${userId} ${triedBy}`, TRIES_WITHIN_MS);
  if (requests > TRIES) return refuse('SECOND_FACTOR_LIMIT');
  return transaction(store.db, async (tx) => {
    const typed = code.replace(/[\s-]/g, '').toLowerCase();
    const isRight = /^\d{6}$/.test(typed)
      ? await takeAppCode(tx, store, { userId, code: typed })
      : await takePaperCode(tx, store, { userId, code: typed });
    return isRight ? succeed() : refuse('SECOND_FACTOR_WRONG');
  });
}

/** Takes a recovery code. It may have been found or photographed, so the account's owner is informed (decision 640). */
async function takePaperCode(
  tx: Transaction,
  store: Pick<Store, 'clock' | 'settings'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = store.clock.now();
  if (!(await takeRecoveryCode(tx, { userId, code, now }))) return false;
  const left = await countRecoveryCodes(tx, userId);
  await mailSecondFactorNews(store, tx, { userId, news: { left }, at: now });
  return true;
}

/**
 * Takes a code of the app, including the first one, which confirms the factor. A code works once: its half minute must be later than
 * that of the last code.
 */
export async function takeAppCode(
  tx: Transaction,
  { clock, authSecret }: Pick<Store, 'clock' | 'authSecret'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await tx
    .selectFrom('secondFactors')
    .select(['sealedSecret', 'lastStep'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const secret = factor && unseal(factor.sealedSecret, authSecret);
  if (!factor || secret === undefined) return false;
  const step = stepOfCode(secret, code.replace(/\s/g, ''), clock.now());
  if (step === undefined || step <= factor.lastStep) return false;
  await tx.updateTable('secondFactors').set({ lastStep: step }).where('userId', '=', userId).execute();
  return true;
}
