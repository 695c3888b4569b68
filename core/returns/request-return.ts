import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { RETURN_DAYS, type ReturnReason } from '#shared/return-request.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import { listCurrentLines } from '../orders/change-lines.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrder, type Order, type ReturnedPiece } from '../orders/order-queries.ts';
import { isReturnOpen } from './return-window.ts';

type OrderedPieces = Omit<ReturnedPiece, 'reason'>;

type AskedPiece = { productId: string; quantity: number; reason?: ReturnReason | undefined };

export type RequestReturn = {
  orderId: string;
  /** The reason for all pieces without their own. */
  reason: ReturnReason;
  details: string;
  /** Undefined: the whole order. */
  items?: readonly AskedPiece[] | undefined;
  /** Addresses of uploaded pictures. */
  photos: readonly string[];
};

/** Requests a return, once and within 14 days of the delivery. The order's status changes when the parcel is back. */
export function requestReturn(
  store: Pick<Store, 'db' | 'clock'>,
  shopper: Pick<CurrentUser, 'id'>,
  { orderId, reason, details, items, photos }: RequestReturn,
): Promise<Outcome<Order, 'ORDER_NOT_FOUND' | 'RETURN_CLOSED' | 'RETURN_REQUESTED' | 'INVALID_FIELDS'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId, userId: shopper.id });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (!isReturnOpen(order, at)) return refuse('RETURN_CLOSED', { days: RETURN_DAYS });
    const pieces = piecesOf(await listOrdered(tx, orderId), items)?.map((piece) => ({ reason, ...piece }));
    if (!pieces) return refuse('INVALID_FIELDS', { fields: { items: 'invalid' } });
    if (!(await areKnownPictures(tx, photos))) {
      return refuse('INVALID_FIELDS', { fields: { photos: 'invalid' } });
    }
    const requested = await tx
      .insertInto('returnRequests')
      .values({ orderId, reason, details, photos: [...photos], requestedAt: at })
      .onConflict((conflict) => conflict.column('orderId').doNothing())
      .returning('orderId')
      .executeTakeFirst();
    if (!requested) return refuse('RETURN_REQUESTED');
    await tx
      .insertInto('returnItems')
      .values(pieces.map((piece) => ({ orderId, ...piece })))
      .execute();
    return succeed(await getOrder(tx, orderId));
  });
}

/** The pieces that the order has now; a product on two lines is listed once. */
async function listOrdered(tx: Transaction, orderId: string): Promise<OrderedPieces[]> {
  const ordered = new Map<string, OrderedPieces>();
  for (const { productId, name, nameFr, quantity } of await listCurrentLines(tx, orderId)) {
    const before = ordered.get(productId)?.quantity ?? 0;
    ordered.set(productId, { productId, name, nameFr, quantity: before + quantity });
  }
  return [...ordered.values()];
}

/** Undefined if a product was not ordered, not in that number, or is named twice. */
function piecesOf(
  ordered: readonly OrderedPieces[],
  asked: readonly AskedPiece[] = ordered,
): (OrderedPieces & { reason?: ReturnReason })[] | undefined {
  const pieces = asked.flatMap(({ productId, quantity, reason }) => {
    const line = ordered.find((known) => known.productId === productId);
    return line && quantity <= line.quantity ? { ...line, quantity, ...(reason && { reason }) } : [];
  });
  const isOnce = new Set(pieces.map(({ productId }) => productId)).size === asked.length;
  return isOnce && pieces.length > 0 ? pieces : undefined;
}
