import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

/** As long as the messages of the receipts are listed. */
const keptDays = 30;

export async function deleteOldReceipts({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('phoneReceipts')
    .where('receivedAt', '<', earlier(clock.now(), { days: keptDays }))
    .execute();
}
