import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import {
  type CollectCashRefusal,
  collectLocked,
  deliver,
  isCarriedBy,
  lockCashDue,
} from '../cash/collect-cash.ts';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import { pressOnce } from '../idempotency/press-at-door.ts';
import { listCurrentLines } from '../orders/change-lines.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { changePieces, type LeavingPieces, type LeavingRefusal, readLeaving } from './change-pieces.ts';

export type KeepAtDoor = {
  orderId: string;
  /** The pieces that the shopper does not keep; they come back with the rider. */
  pieces: readonly LeavingPieces[];
  /** The amount due for the rest, as the screen showed it. */
  due: number;
  /**
   * 'cash': all of it came in cash. 'later': it stays due. 'at_door': the parcel is not handed over yet; the next steps take the money, in
   * cash, by wallet or both.
   */
  payment: 'cash' | 'later' | 'at_door';
  note: string;
  /** Set when a rider presses at the door: only parcels that this rider carries are accepted. */
  carriedBy?: string;
  /** Identifies the press: sending it again after a lost answer changes nothing. */
  key?: WorkKey | undefined;
};

export type KeepAtDoorRefusal =
  | LeavingRefusal
  | CollectCashRefusal
  | 'LINES_FIXED'
  | 'SOLD_OUT'
  | 'STOCK_SHORT';

/** The shopper keeps some pieces at the door: the order continues with these and their amount; the others return. */
export function keepAtDoor(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, pieces, due, payment, note, carriedBy, key }: KeepAtDoor,
): Promise<Outcome<undefined, KeepAtDoorRefusal>> {
  const at = store.clock.now();
  const by = { actorId: staff.id, at };
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    return pressOnce(tx, { key, at }, async () => {
      if (carriedBy !== undefined && !isCarriedBy(order, carriedBy)) return refuse('ORDER_NOT_FOUND');
      if (order.status !== 'Out for delivery') return refuse('LINES_FIXED');
      const steps = readLeaving(await listCurrentLines(tx, orderId), pieces);
      if (!steps.ok) return steps;
      const change = { ...by, order, kind: 'left_at_door', steps: steps.value, note } as const;
      const changed = await changePieces(tx, change);
      if (!changed.ok) return changed;
      if (payment === 'at_door') return confirmDue(tx, orderId, due);
      if (due > 0 && payment === 'cash') {
        const locked = await lockCashDue(tx, orderId, due);
        if (!locked.ok) return locked;
        await collectLocked(tx, store, locked.value.order, {
          ...{ orderId, amount: due, note: '', actorId: staff.id },
        });
      } else {
        await deliver(tx, orderId, by);
      }
      return succeed();
    });
  });
}

/** Refuses if the amount now due differs from the one that the screen showed. */
async function confirmDue(
  tx: Transaction,
  orderId: string,
  shown: number,
): Promise<Outcome<undefined, 'CASH_CHANGED'>> {
  const { cashDue: due } = await tx
    .selectFrom('orders')
    .select('cashDue')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return due === shown ? succeed() : refuse('CASH_CHANGED', { due });
}
