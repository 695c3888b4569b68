import { sql } from 'kysely';
import { customAlphabet } from 'nanoid';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './passwords.ts';

export type Credentials = { email: string; password: string };

export type FirstAdmin = {
  email: string;
  /** Set only if the shop has just generated it. */
  newPassword: string | undefined;
};

const builtInEmail = 'admin@example.com';
const newPassword = customAlphabet('34679ACDEFGHJKMNPQRTWXYacdefghjkmnpqrtwxy', 16);

/**
 * Makes sure that someone can run the shop (decision 16). A shop that has an admin is left alone, and shops that start together on one database add
 * only one. Generated credentials are kept by `keepCredentials` before the account exists, so that a crash cannot leave an admin account without
 * known credentials.
 */
export async function ensureFirstAdmin(
  store: Pick<Store, 'db' | 'clock'>,
  given: Credentials | undefined,
  keepCredentials: (credentials: Credentials) => Promise<void>,
): Promise<FirstAdmin> {
  const present = await findAdmin(store.db);
  if (present) return { email: present.email, newPassword: undefined };
  const credentials = given ?? { email: builtInEmail, password: newPassword() };
  const passwordHash = await hashPassword(credentials.password);
  return transaction(store.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(tx);
    const made = await findAdmin(tx);
    if (made) return { email: made.email, newPassword: undefined };
    if (!given) await keepCredentials(credentials);
    await makeAdmin(tx, credentials.email, passwordHash, store.clock.now());
    return { email: credentials.email, newPassword: given ? undefined : credentials.password };
  });
}

export function findAdmin(db: Database) {
  return db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'OWNER')
    .where('status', '=', 'Active')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Makes the account of this address the admin's. If a shopper's account has the address already, it becomes the admin's, with the new password and
 * without the old sessions.
 */
async function makeAdmin(tx: Transaction, email: string, passwordHash: string, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Admin',
      email: email.trim().toLowerCase(),
      passwordHash,
      role: 'OWNER',
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ passwordHash, role: 'OWNER', status: 'Active', verifyEmail: false, updatedAt: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await endSessions({ db: tx, clock: { now: () => now } }, id);
}
