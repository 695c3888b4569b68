import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { hashSecretToken } from './secrets.ts';

/** The e-mail address that waits to be confirmed. */
export async function findPendingEmail(db: Database, userId: string, now: Date): Promise<string | undefined> {
  const change = await db
    .selectFrom('emailChanges')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('confirmUntil', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change?.newEmail;
}

/**
 * True if an account that left this address may still return to it: until then no other account may have it, or the change
 * could not be undone.
 */
export async function isKeptForReturn(
  db: Database,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<boolean> {
  const kept = await db
    .selectFrom('emailChanges')
    .select('id')
    .where('oldEmail', '=', email)
    .where('userId', '!=', userId)
    .where('confirmedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .where('undoUntil', '>', now)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Ends unconfirmed changes, which must not take effect after another change, a new password or an undo. */
export async function endUnconfirmedChanges(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('emailChanges')
    .set({ endedAt: now, passwordHash: null })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute();
}

/** Finds and locks the change of this link; its user is locked first, as everywhere else. */
export async function lockEmailChange(tx: Transaction, link: 'confirmHash' | 'undoHash', token: string) {
  const tokenHash = hashSecretToken(token);
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('emailChanges').select('userId').where(link, '=', tokenHash))
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  return tx.selectFrom('emailChanges').selectAll().where(link, '=', tokenHash).executeTakeFirst();
}
