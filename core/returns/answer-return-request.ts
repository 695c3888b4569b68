import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { ReturnState } from '#shared/return-request.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { noteOrderNews } from '../orders/order-news.ts';

export type AnswerReturnRequest = {
  orderId: string;
  state: Exclude<ReturnState, 'requested'>;
  /** Shown to the shopper: where to bring the parcel, or why not. */
  answer: string;
};

/** Answers a return request, once: of two simultaneous answers, the second is refused. */
export function answerReturnRequest(
  store: Pick<Store, 'db' | 'clock'>,
  admin: Pick<CurrentUser, 'id'>,
  { orderId, state, answer }: AnswerReturnRequest,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'RETURN_ANSWERED'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const answered = await tx
      .updateTable('returnRequests')
      .set({ state, answer, answeredAt: at, answeredBy: admin.id })
      .where('orderId', '=', orderId)
      .where('state', '=', 'requested')
      .returning('orderId')
      .executeTakeFirst();
    if (!answered) return refuse('RETURN_ANSWERED');
    await writeOrderNote(tx, {
      ...{ orderId, status: order.status, actor: 'staff', actorId: admin.id },
      ...{ remark: `return_${state}`, note: answer, at },
    });
    // The answer itself is left out: it may be about the shopper, and it is in the order's history.
    await recordChange(tx, {
      ...{ actorId: admin.id, kind: 'return', action: 'answered', at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
      after: { isAccepted: state === 'accepted', pieces: await countAskedPieces(tx, orderId) },
    });
    await noteOrderNews(tx, orderId, { kind: `return_${state}` }, at);
    return succeed();
  });
}

async function countAskedPieces(tx: Transaction, orderId: string): Promise<number> {
  const { pieces } = await tx
    .selectFrom('returnItems')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('pieces'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return pieces;
}
