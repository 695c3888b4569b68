import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type CollectCashRefusal, collectLocked, deliver, lockCashDue } from '../cash/collect-cash.ts';
import { listCurrentLines } from '../orders/change-lines.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { changePieces, type LeavingPieces, type LeavingRefusal, readLeaving } from './change-pieces.ts';

export type KeepAtDoor = {
  orderId: string;
  /** What the shopper does not keep: it comes back with the rider. */
  pieces: readonly LeavingPieces[];
  /** What was shown to be due for the rest. */
  due: number;
  /** All of that has come in cash. Otherwise it stays due. */
  isPaid: boolean;
  note: string;
};

export type KeepAtDoorRefusal =
  | LeavingRefusal
  | CollectCashRefusal
  | 'LINES_FIXED'
  | 'SOLD_OUT'
  | 'STOCK_SHORT';

/** 'I keep two of three': the order is delivered with what was kept, its cash is that of these pieces, and the others are back. */
export function keepAtDoor(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, pieces, due, isPaid, note }: KeepAtDoor,
): Promise<Outcome<undefined, KeepAtDoorRefusal>> {
  const at = store.clock.now();
  const by = { actorId: staff.id, at };
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (order.status !== 'Out for delivery') return refuse('LINES_FIXED');
    const steps = readLeaving(await listCurrentLines(tx, orderId), pieces);
    if (!steps.ok) return steps;
    const change = { ...by, order, kind: 'left_at_door', steps: steps.value, note } as const;
    const changed = await changePieces(tx, change);
    if (!changed.ok) return changed;
    if (due > 0 && isPaid) {
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
}
