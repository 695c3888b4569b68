import { formatFrancs } from '#shared/money.ts';
import { classNames } from '../class-names.ts';
import './price.css';
import { VisuallyHidden } from '../labels/visually-hidden.tsx';

export interface PriceProps {
  amount: number;
  /** The price before discount; struck through when it differs from the amount. */
  original?: number;
  /** Read out before each of the two prices, so that a listener can tell them apart. */
  amountLabel?: string;
  originalLabel?: string;
  decimals?: 0 | 2;
  size?: 'small' | 'regular' | 'large';
}

/** The only component that formats francs on a page. */
export function Price({
  amount,
  original = amount,
  amountLabel,
  originalLabel,
  decimals = 0,
  size = 'regular',
}: PriceProps) {
  const isReduced = original !== amount;
  return (
    <span className={classNames('price', `price--${size}`, isReduced && 'price--reduced')}>
      <span className="price__amount bold nowrap">
        {isReduced && amountLabel !== undefined && <VisuallyHidden>{amountLabel} </VisuallyHidden>}
        {formatFrancs(amount, { decimals })}
      </span>
      {isReduced && (
        <>
          {' '}
          {originalLabel !== undefined && <VisuallyHidden>{originalLabel} </VisuallyHidden>}
          <s className="price__original fine nowrap">{formatFrancs(original, { decimals })}</s>
        </>
      )}
    </span>
  );
}
