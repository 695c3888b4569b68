import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { listOrderedLines } from '../orders/ordered-lines.ts';
import type { MovedOrder, MoveOrderRefusal } from '../orders/write-move.ts';
import { endOrder } from '../settlement/end-order.ts';
import { writeOffPieces } from '../stock/write-off-pieces.ts';

export type TakeBack = {
  orderId: string;
  /** Pieces that came back opened or broken; all others return to stock. */
  unsaleable: readonly { productId: string; quantity: number }[];
  note: string;
};

/**
 * Takes back the parcel of a return. All its pieces return to stock, as with every order that ends (decision 110), and
 * the unsaleable ones are written off in the same transaction, so that the shop never offers them.
 */
export function takeBack(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, unsaleable, note }: TakeBack,
): Promise<Outcome<MovedOrder, MoveOrderRefusal | 'INVALID_FIELDS'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const moved = await endOrder(tx, {
      orderId,
      to: 'Returned',
      actor: 'staff',
      actorId: staff.id,
      note,
      at,
    });
    if (!moved.ok || !moved.value.hasMoved) return moved;
    if (!(await haveComeBack(tx, orderId, unsaleable))) {
      return refuse('INVALID_FIELDS', { fields: { unsaleable: 'invalid' } });
    }
    await writeOffPieces(tx, unsaleable, { orderId, actorId: staff.id, cause: 'damaged', at });
    return moved;
  });
}

/** Whether each product is named once, with no more pieces than were ordered. */
async function haveComeBack(
  tx: Transaction,
  orderId: string,
  pieces: TakeBack['unsaleable'],
): Promise<boolean> {
  const lines = await listOrderedLines(tx, orderId);
  const ordered = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const named = new Set(pieces.map(({ productId }) => productId));
  return (
    named.size === pieces.length &&
    pieces.every(({ productId, quantity }) => quantity <= (ordered.get(productId) ?? 0))
  );
}
