import { earlier } from '#shared/moments.ts';
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
  await store.db.deleteFrom('resetGrants').where('expiresAt', '<', before).execute();
  await store.db.deleteFrom('emailChanges').where('undoUntil', '<', before).execute();
}
