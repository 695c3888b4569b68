import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

const keptDays = 30;

/** Deletes addresses a month after their owner removed them (privacy policy); orders hold their own copy. */
export async function deleteHiddenAddresses(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await store.db
    .deleteFrom('addresses')
    .where('isActive', '=', false)
    .where('updatedAt', '<', earlier(store.clock.now(), { days: keptDays }))
    .execute();
}
