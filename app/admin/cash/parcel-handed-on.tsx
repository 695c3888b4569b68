import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';

type RiderChange = DeskOrderView['riderChanges'][number];

/** Says which rider took the parcel from whom. */
export function ParcelHandedOn({ change: { from, to } }: { change: RiderChange }) {
  const texts = useMessages(cashMessages);
  if (to === null) return <strong>{texts.takenBackFrom(from ?? texts.theShop)}</strong>;
  return <strong>{from === null ? texts.takenBy(to) : texts.takenOver(to, from)}</strong>;
}
