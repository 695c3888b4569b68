import type { Issue } from '#core/issues/issue-queries.ts';
import type { IssueView } from '#shared/contract/attention.ts';

export function presentIssue({ id, order, phone, isSimulated, refund, since, ...issue }: Issue): IssueView {
  return {
    _id: id,
    ...issue,
    order: {
      _id: order.id,
      orderId: order.orderNumber,
      order_status: order.status,
      name: order.deliveryName,
      phone: order.phone,
    },
    payer_phone: phone,
    simulated: isSimulated,
    refund: refund
      ? {
          stand: refund.stand,
          reference: refund.reference,
          times_tried: refund.tries,
          can_ask_provider: refund.canAskProvider,
        }
      : null,
    since: since.toISOString(),
  };
}
