import type { TillView } from '#shared/contract/till.ts';
import { useMessages } from '../../language.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { differenceText } from './difference-text.ts';

/** From the float to what should be in the till, line by line; what did not happen is left out. */
export function TillFigures({ till: { openingFloat, sums, expected } }: { till: TillView }) {
  const texts = useMessages(tillMessages);
  const figures = [
    [texts.collected, sums.collected],
    [texts.handedOver, sums.handedOver],
    [texts.kind_paid_in, sums.paidIn],
    [texts.givenBack, -sums.givenBack],
    [texts.kind_paid_out, -sums.paidOut],
    [texts.kind_banked, -sums.banked],
  ] as const;
  const moved = figures.filter(([, amount]) => amount !== 0);
  return (
    <dl className="facts figures stack gap-1">
      {[[texts.openingFloat, openingFloat] as const, ...moved].map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
      <div className="facts__total">
        <dt>{texts.expected}</dt>
        <dd>
          <Price amount={expected} />
        </dd>
      </div>
    </dl>
  );
}

/** The difference of a till that was counted. */
export function DifferenceBadge({ difference }: { difference: number }) {
  const texts = useMessages(tillMessages);
  return <Badge tone={difference === 0 ? 'success' : 'danger'}>{differenceText(difference, texts)}</Badge>;
}
