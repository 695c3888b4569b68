import { transaction } from '#db/transaction.ts';
import type { Store } from '../store.ts';
import { forgetPersons } from './forget-persons.ts';

const keptYears = 10;
const ordersPerRound = 500;

/** Removes the person from orders that accounting law no longer requires (privacy policy). Returns the number of orders. */
export function forgetOldOrders(store: Pick<Store, 'db' | 'clock'>): Promise<number> {
  const before = store.clock.now();
  before.setFullYear(before.getFullYear() - keptYears);
  return transaction(store.db, async (tx) => {
    const old = await tx
      .selectFrom('orders')
      .select('id')
      .where('createdAt', '<', before)
      .where('deliveryName', '!=', '')
      .orderBy('sequence')
      .limit(ordersPerRound)
      .forUpdate()
      .skipLocked()
      .execute();
    await forgetPersons(
      tx,
      old.map(({ id }) => id),
    );
    return old.length;
  });
}
