import type { Issue } from '#core/issues/issue-queries.ts';
import type { attentionCalls } from '#shared/contract/attention.ts';
import type { GivenData } from '#shared/contract/call.ts';

export function presentIssue({
  order,
  phone,
  isSimulated,
  refund,
  ...issue
}: Issue): GivenData<typeof attentionCalls.list>[number] {
  return {
    ...issue,
    order: {
      _id: order.id,
      orderId: order.orderNumber,
      order_status: order.status,
      name: order.deliveryName,
      phone: order.phone,
    },
    payerPhone: phone,
    simulated: isSimulated,
    refund: refund
      ? {
          progress: refund.progress,
          reference: refund.reference,
          timesTried: refund.tries,
          canAskProvider: refund.canAskProvider,
        }
      : null,
  };
}
