import type { OrderView } from '#shared/contract/order.ts';
import { orderDueMessages } from '#shared/messages/order-state-messages.ts';
import { useMessages } from '../../language.ts';
import { Price } from '../../ui/labels/price.tsx';

/**
 * Whether a page names what is still to pay, beside the total: after the delivery, or where a part is paid. Before the delivery of an order
 * that nothing was paid for, it is the total.
 */
export function hasRestToPay({
  leftToPay,
  totalAmt,
  order_status: status,
}: Pick<OrderView, 'leftToPay' | 'totalAmt' | 'order_status'>): boolean {
  return leftToPay > 0 && (leftToPay < totalAmt || status === 'Delivered');
}

/** What is still to pay for an order; nothing where that is its total, or where it is paid. */
export function LeftToPay({ order, decimals = 0 }: { order: OrderView; decimals?: 0 | 2 }) {
  const texts = useMessages(orderDueMessages);
  if (!hasRestToPay(order)) return null;
  return (
    <p className="row on-baseline apart bold">
      <span>{texts.stillToPay}</span> <Price amount={order.leftToPay} decimals={decimals} />
    </p>
  );
}
