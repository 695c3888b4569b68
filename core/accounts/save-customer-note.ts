import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { type Customer, getCustomer } from './customer-queries.ts';

export type CustomerNote = {
  id: string;
  note: string;
  tags: readonly string[];
  /** When the note that the form started from was written; null if there was none. */
  shown: Date | null;
};

/**
 * Saves the staff's note about a customer. The audit log records who wrote it, but not the text: it is about a person
 * and is deleted with her account.
 */
export function saveCustomerNote(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { id, note, tags, shown }: CustomerNote,
): Promise<Outcome<Customer, 'CUSTOMER_NOT_FOUND' | 'CUSTOMER_NOTE_CHANGED'>> {
  return transaction(store.db, async (tx) => {
    const at = store.clock.now();
    const customer = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', '=', 'USER')
      .where('status', '!=', 'Deleted')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!customer) return refuse('CUSTOMER_NOT_FOUND');
    const before = await tx
      .selectFrom('customerNotes')
      .select(['note', 'tags', 'writtenAt'])
      .where('userId', '=', id)
      .executeTakeFirst();
    const isSame = before?.note === note && before.tags.join('\n') === tags.join('\n');
    // The same note sent again after a lost answer.
    if (isSame) return succeed(await getCustomer(tx, id));
    if ((before?.writtenAt.getTime() ?? 0) !== (shown?.getTime() ?? 0))
      return refuse('CUSTOMER_NOTE_CHANGED');
    const written = { note, tags: [...tags], writtenBy: staff.id, writtenAt: at };
    await tx
      .insertInto('customerNotes')
      .values({ userId: id, ...written })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(written))
      .execute();
    await recordChange(tx, { actorId: staff.id, kind: 'customer', action: 'noted', subjectId: id, at });
    return succeed(await getCustomer(tx, id));
  });
}
