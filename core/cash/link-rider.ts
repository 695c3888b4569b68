import type { Store } from '#core/store.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { selectRiders } from './rider-queries.ts';
import { lockRiders } from './save-rider.ts';

export type LinkRider = { userId: string; name: string; phone: string };

/** Links the rider with this phone number, or a new one, to the account. */
export async function linkRider(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  { userId, name, phone }: LinkRider,
): Promise<Outcome<undefined, 'RIDER_KNOWN'>> {
  await lockRiders(tx);
  const known = await selectRiders(tx).select('userId').where('phone', '=', phone).executeTakeFirst();
  if (known && known.userId !== null && known.userId !== userId) {
    return refuse('RIDER_KNOWN', { name: known.name });
  }
  if (known) {
    await tx.updateTable('riders').set({ userId, isActive: true }).where('id', '=', known.id).execute();
  } else {
    await tx
      .insertInto('riders')
      .values({ id: newId(), name, phone, userId, createdAt: clock.now() })
      .execute();
  }
  return succeed();
}

/** The rider stays in the books, without an account. */
export async function unlinkRider(tx: Transaction, userId: string): Promise<void> {
  await tx.updateTable('riders').set({ userId: null }).where('userId', '=', userId).execute();
}
