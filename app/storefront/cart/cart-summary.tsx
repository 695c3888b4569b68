import { useId, useState } from 'react';
import type { Bill } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/labels/price.tsx';
import { ChevronDown } from '../../ui/pictures/icons.tsx';
import './cart-summary.css';

type CartSummaryProps = {
  bill: Bill;
  /** On a phone the rows are folded until they are opened; the total is always visible. */
  folds?: boolean;
  /** Shown in place of the fee while the delivery place is not known. */
  deliveryText?: string;
};

/** Items total with the undiscounted total struck through, quantity, delivery, grand total (spec §2, Cart drawer and Checkout). */
export function CartSummary({ bill, folds = false, deliveryText }: CartSummaryProps) {
  const [isFold] = useState(() => folds && matchMedia('(max-width: 767px)').matches);
  const [isOpen, setOpen] = useState(!isFold);
  const rowsId = useId();
  const texts = useMessages(cartMessages);
  const titleId = useId();
  return (
    <section
      className={classNames('cart-summary', !isOpen && 'cart-summary--folded')}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="cart-summary__title small-heading">
        {isFold ? (
          <button
            type="button"
            className="cart-summary__fold tap"
            aria-expanded={isOpen}
            aria-controls={rowsId}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.billDetails} <ChevronDown />
          </button>
        ) : (
          texts.billDetails
        )}
      </h2>
      <dl id={rowsId} className="facts stack gap-2">
        <div>
          <dt>{texts.itemsTotal}</dt>
          <dd>
            <Price
              amount={bill.subTotal}
              original={bill.undiscountedTotal}
              originalLabel={texts.insteadOf}
              size="small"
            />
          </dd>
        </div>
        <div>
          <dt>{texts.quantityTotal}</dt>
          <dd>{texts.items(bill.quantity)}</dd>
        </div>
        {bill.reductions.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price amount={-amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.deliveryCharge}</dt>
          {deliveryText !== undefined ? (
            <dd>{deliveryText}</dd>
          ) : bill.deliveryFee === 0 ? (
            <dd className="cart-summary__free strong">{texts.free}</dd>
          ) : (
            <dd>
              <Price amount={bill.deliveryFee} />
            </dd>
          )}
        </div>
        <div className="facts__total ruled-total">
          <dt>{texts.grandTotal}</dt>
          <dd>
            <Price amount={bill.total} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
