import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { Role } from '#shared/access.ts';
import { earlier } from '#shared/moments.ts';
import { fitMutedToRole } from '../notices/muted-kinds.ts';
import type { Store } from '../store.ts';
import { sessionRuleOf } from './session-rules.ts';

/** Makes changes of roles wait for each other, so that two owners cannot remove each other at once. */
export async function lockRoles(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('roles of the staff'))`.execute(tx);
}

/** Changes a role, effective from the next call. Sessions begun as a customer become as short as those of the staff. */
export async function changeRole(
  tx: Transaction,
  store: Pick<Store, 'clock' | 'shopSettings'>,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  const now = store.clock.now();
  await tx
    .updateTable('users')
    .set({ role, roleSince: now, updatedAt: now })
    .where('id', '=', userId)
    .execute();
  await fitMutedToRole(tx, userId, role);
  if (role === 'USER') return;
  const { hours } = await sessionRuleOf(store, role);
  const latest = earlier(now, { hours: -hours });
  await tx
    .updateTable('sessions')
    .set({ expiresAt: latest })
    .where('userId', '=', userId)
    .where('expiresAt', '>', latest)
    .execute();
}
