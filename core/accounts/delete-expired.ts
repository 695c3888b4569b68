import type { Database } from '#db/client.ts';
import { earlier } from '#shared/moments.ts';
import { noMailbox } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';

const keptDays = 7;

/** Removes sessions, codes and grants that ended a week ago: until then they may help to understand a complaint. */
export async function deleteExpiredAccess(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = earlier(store.clock.now(), { days: keptDays });
  await store.db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', before), eb('revokedAt', '<', before)]))
    .execute();
  await store.db.deleteFrom('oneTimeCodes').where('expiresAt', '<', before).execute();
  await store.db.deleteFrom('phoneCodes').where('expiresAt', '<', before).execute();
  await store.db.deleteFrom('resetGrants').where('expiresAt', '<', before).execute();
  await store.db.deleteFrom('emailChanges').where('undoUntil', '<', before).execute();
  await deletePhoneAccountsWithoutOrders(store.db, before);
}

/**
 * Deletes accounts that can no longer be reached: no code leads to them, no browser is logged in, and nothing was
 * ordered.
 */
async function deletePhoneAccountsWithoutOrders(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email', 'like', `%${noMailbox}`)
    .where('confirmedMobile', 'is', null)
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('id').whereRef('sessions.userId', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('id').whereRef('orders.userId', '=', 'users.id'))),
    )
    .execute();
}
