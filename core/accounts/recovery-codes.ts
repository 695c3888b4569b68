import { customAlphabet } from 'nanoid';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { hashSecretToken } from './secrets.ts';

const CODES = 10;
/** Letters without i, l, o and u; 16 characters out of 32 make 80 bits. */
const newCode = customAlphabet('0123456789abcdefghjkmnpqrstvwxyz', 16);

/** Replaces all recovery codes by ten new ones, returned as they are shown this once. */
export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode());
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashSecretToken(code) })))
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses up a recovery code; true for only one of two requests with the same code. */
export async function takeRecoveryCode(
  tx: Transaction,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', hashSecretToken(code))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
