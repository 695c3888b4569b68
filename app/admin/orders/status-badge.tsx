import type { OrderStatus } from '#shared/order-status.ts';
import { useMessages } from '../../language.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';

export function StatusBadge({ status }: { status: OrderStatus }) {
  const statuses = useMessages(orderStatusMessages);
  return <Badge tone={toneOf[status]}>{statuses[status]}</Badge>;
}

const toneOf: Record<OrderStatus, BadgeTone> = {
  'Awaiting payment': 'neutral',
  Placed: 'indigo',
  Confirmed: 'primary',
  Packed: 'primary',
  'Out for delivery': 'indigo',
  Delivered: 'success',
  Cancelled: 'neutral',
  Refused: 'danger',
  Returned: 'danger',
};
