import type { DayClosingView } from '#shared/contract/day-closing.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { riderDayMessages } from '../../messages/rider-day-messages.ts';
import { Price } from '../../ui/labels/price.tsx';

export type DayFigures = Pick<
  DayClosingView,
  'dispatched' | 'delivered' | 'refused' | 'carried' | 'collected' | 'handedOver' | 'outstanding'
>;

/** The figures that the office and the rider both agree on. */
export function DayFiguresList({ figures }: { figures: DayFigures }) {
  const cash = useMessages(cashMessages);
  const texts = useMessages(riderDayMessages);
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = figures;
  const lines = [
    [cash.dispatched, dispatched],
    [cash.delivered, delivered],
    ...(refused === null ? [] : [[cash.refusedAtDoor, refused] as const]),
    [texts.carried, carried],
    [cash.collected, <Price key="collected" amount={collected} />],
    [cash.handedOver, <Price key="handedOver" amount={handedOver} />],
    [cash.outstanding, <Price key="outstanding" amount={outstanding} />],
  ] as const;
  return (
    <dl className="sums">
      {lines.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
