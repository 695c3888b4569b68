import { useMessages } from '../../language.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { restAheadMessages } from '../../messages/rest-ahead-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import type { MoneyAfter } from './money-after.ts';

/** The order's new total, and what is then to be paid or given back. */
export function MoneyAfterNote({ money }: { money: MoneyAfter }) {
  const texts = useMessages(orderLinesMessages);
  const ahead = useMessages(restAheadMessages);
  const { total, toCollect, toGiveBack, isAhead } = money;
  return (
    <dl className="facts stack gap-1" aria-live="polite">
      <div className="facts__total">
        <dt>{texts.newTotal}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
      {toCollect > 0 && (
        <div>
          <dt>{isAhead ? ahead.title : texts.toCollect}</dt>
          <dd>
            <Price amount={toCollect} />
          </dd>
        </div>
      )}
      {toGiveBack > 0 && (
        <div>
          <dt>{texts.toGiveBack}</dt>
          <dd>
            <Price amount={toGiveBack} />
          </dd>
        </div>
      )}
    </dl>
  );
}
