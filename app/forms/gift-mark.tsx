import { billMessages } from '#shared/messages/bill-messages.ts';
import { useLanguage } from '../language.ts';
import { Badge } from '../ui/labels/badge.tsx';

/** Marks a line of an order that costs nothing, before its name. */
export function GiftMark({ price }: { price: number }) {
  const { gift } = billMessages[useLanguage()];
  return price === 0 ? <Badge tone="success">{gift}</Badge> : null;
}
