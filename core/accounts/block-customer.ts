import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { type Customer, getCustomer } from './customer-queries.ts';
import { endSessions } from './end-sessions.ts';

/** Blocks or unblocks a customer. Orders on their way stay as they are: blocking closes the account, not its orders. */
export function setCustomerBlocked(
  store: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, isBlocked }: { id: string; isBlocked: boolean },
): Promise<Outcome<Customer, 'CUSTOMER_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    const at = store.clock.now();
    const before = await tx
      .selectFrom('users')
      .select('status')
      .where('id', '=', id)
      .where('role', '=', 'USER')
      .where('status', '!=', 'Deleted')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return refuse('CUSTOMER_NOT_FOUND');
    await tx
      .updateTable('users')
      .set({ status: isBlocked ? 'Blocked' : 'Active', updatedAt: at })
      .where('id', '=', id)
      .execute();
    if (isBlocked) await endSessions({ ...store, db: tx }, id);
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'customer',
      action: 'changed',
      subjectId: id,
      before: { isBlocked: before.status === 'Blocked' },
      after: { isBlocked },
      at,
    });
    return succeed(await getCustomer(tx, id));
  });
}
