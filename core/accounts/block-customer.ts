import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { type Customer, getCustomer } from './customer-queries.ts';
import { endSessions } from './end-sessions.ts';

/** Orders that are on their way stay as they are: blocking closes the account, not what was bought. */
export function setCustomerBlocked(
  store: Pick<Store, 'db' | 'clock'>,
  { id, isBlocked }: { id: string; isBlocked: boolean },
): Promise<Outcome<Customer, 'CUSTOMER_NOT_FOUND'>> {
  return transaction(store.db, async (open) => {
    const customer = await open
      .updateTable('users')
      .set({ status: isBlocked ? 'Blocked' : 'Active', updatedAt: store.clock.now() })
      .where('id', '=', id)
      .where('role', '=', 'USER')
      .returning('id')
      .executeTakeFirst();
    if (!customer) return refuse('CUSTOMER_NOT_FOUND');
    if (isBlocked) await endSessions({ ...store, db: open }, id);
    return succeed(await getCustomer(open, id));
  });
}
