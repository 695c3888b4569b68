import type { OrderStatus } from '#shared/order-status.ts';
import { useLanguage } from '../../language.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';

export function StatusBadge({ status, isPickUp }: { status: OrderStatus; isPickUp: boolean }) {
  return <Badge tone={toneOf[status]}>{orderStatusText(status, { isPickUp }, useLanguage())}</Badge>;
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
