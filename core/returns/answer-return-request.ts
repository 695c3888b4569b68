import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { ReturnState } from '#shared/return-request.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { dismissCall } from '../issues/call-somebody.ts';
import { holdOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { noteOrderNews } from '../orders/order-news.ts';

export type AnswerReturnRequest = {
  orderId: string;
  state: Exclude<ReturnState, 'requested'>;
  /** Read by the shopper: where to bring the parcel, or why not. */
  answer: string;
};

/** The shop's yes or no to a return, given once: of two admins who answer at once the second is told. */
export function answerReturnRequest(
  store: Pick<Store, 'db' | 'clock'>,
  admin: Pick<CurrentUser, 'id'>,
  { orderId, state, answer }: AnswerReturnRequest,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'RETURN_ANSWERED'>> {
  const at = store.clock.now();
  return transaction(store.db, async (open) => {
    const order = await holdOrder(open, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const answered = await open
      .updateTable('returnRequests')
      .set({ state, answer, answeredAt: at, answeredBy: admin.id })
      .where('orderId', '=', orderId)
      .where('state', '=', 'requested')
      .returning('orderId')
      .executeTakeFirst();
    if (!answered) return refuse('RETURN_ANSWERED');
    await dismissCall(open, orderId);
    await writeOrderNote(open, {
      orderId,
      status: order.status,
      actor: 'staff',
      actorId: admin.id,
      remark: `return_${state}`,
      note: answer,
      at,
    });
    await recordChange(open, {
      actorId: admin.id,
      kind: 'order',
      action: 'noted',
      subjectId: orderId,
      subjectName: await getOrderNumber(open, orderId),
      at,
    });
    await noteOrderNews(open, orderId, { kind: `return_${state}` }, at);
    return succeed();
  });
}
