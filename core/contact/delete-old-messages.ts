import type { Store } from '../store.ts';

const keptYears = 2;

/** The privacy policy promises it. */
export async function deleteOldMessages(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = store.clock.now();
  before.setFullYear(before.getFullYear() - keptYears);
  await store.db.deleteFrom('contactMessages').where('createdAt', '<', before).execute();
}
