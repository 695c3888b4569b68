import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

const keptDays = 30;

/** Deletes answers that no browser will ask for again: requests are repeated within minutes, at most days. */
export async function deleteOldAnswers(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await store.db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', earlier(store.clock.now(), { days: keptDays }))
    .execute();
}
