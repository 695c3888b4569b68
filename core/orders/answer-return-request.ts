import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { ReturnState } from '#shared/return-request.ts';
import type { CurrentUser } from '../accounts/current-user.ts';

export type AnswerReturnRequest = {
  orderId: string;
  state: Exclude<ReturnState, 'requested'>;
  /** Read by the shopper: where to bring the parcel, or why not. */
  answer: string;
};

/** The shop's yes or no to a return, given once: of two admins who answer at once the second is told. */
export async function answerReturnRequest(
  store: Pick<Store, 'db' | 'clock'>,
  admin: Pick<CurrentUser, 'id'>,
  { orderId, state, answer }: AnswerReturnRequest,
): Promise<Outcome<undefined, 'RETURN_ANSWERED'>> {
  const answered = await store.db
    .updateTable('returnRequests')
    .set({ state, answer, answeredAt: store.clock.now(), answeredBy: admin.id })
    .where('orderId', '=', orderId)
    .where('state', '=', 'requested')
    .returning('orderId')
    .executeTakeFirst();
  return answered ? succeed() : refuse('RETURN_ANSWERED');
}
