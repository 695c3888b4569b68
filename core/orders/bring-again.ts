import type { Store } from '#core/store.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { recordChange } from '../audit/record-change.ts';
import { getOrderNumber, writeOrderEvent } from './order-events.ts';
import { writeDeliveryDay } from './write-delivery-day.ts';

type BringAgain = { orderId: string; day: string; actorId: string };

/**
 * Schedules another delivery of a parcel when no one opened the door: it stays with its rider for another day, today or
 * later. The order is locked.
 */
export async function bringAgain(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  { orderId, day, actorId }: BringAgain,
): Promise<Outcome<undefined, 'INVALID_FIELDS'>> {
  const at = clock.now();
  if (day < shopDayOf(at)) return refuse('INVALID_FIELDS', { fields: { day: 'invalid' } });
  const { deliverOn } = await tx
    .selectFrom('orders')
    .select(({ cast, ref }) => cast<string | null>(ref('deliverOn'), 'text').as('deliverOn'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (deliverOn === day) return succeed();
  await writeDeliveryDay(tx, { orderId, day, at });
  await writeOrderEvent(tx, {
    ...{ orderId, from: 'Out for delivery', to: 'Out for delivery', actor: 'staff', actorId, at },
    ...{ remark: 'nobody_home', note: day },
  });
  await recordChange(tx, {
    ...{ actorId, kind: 'order', action: 'changed', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
    ...{ before: { deliverOn }, after: { deliverOn: day } },
  });
  return succeed();
}
