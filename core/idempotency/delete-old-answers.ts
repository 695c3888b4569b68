import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

const keptDays = 30;

/** Deletes answers that no browser asks for again: a request is repeated within minutes, at most days. */
export async function deleteOldAnswers(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await store.db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', earlier(store.clock.now(), { days: keptDays }))
    .execute();
}
