import type { Store } from '../store.ts';

const keptYears = 2;

/** Deletes old messages, as the privacy policy promises. */
export async function deleteOldMessages(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = store.clock.now();
  before.setFullYear(before.getFullYear() - keptYears);
  await store.db.deleteFrom('contactMessages').where('createdAt', '<', before).execute();
}
