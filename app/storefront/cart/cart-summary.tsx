import { useId } from 'react';
import type { Bill } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import './cart-summary.css';

/** Items total with the undiscounted one struck through, quantity, delivery, grand total (spec §2, Cart drawer and Checkout). */
export function CartSummary({ bill }: { bill: Bill }) {
  const texts = useMessages(cartMessages);
  const titleId = useId();
  return (
    <section className="cart-summary" aria-labelledby={titleId}>
      <h2 id={titleId} className="cart-summary__title small-heading">
        {texts.billDetails}
      </h2>
      <dl className="facts stack gap-2">
        <div>
          <dt>{texts.itemsTotal}</dt>
          <dd>
            <Price
              amount={bill.total}
              original={bill.undiscountedTotal}
              amountLabel={texts.itemsTotal}
              originalLabel={texts.insteadOf}
              size="small"
            />
          </dd>
        </div>
        <div>
          <dt>{texts.quantityTotal}</dt>
          <dd>{texts.items(bill.quantity)}</dd>
        </div>
        <div>
          <dt>{texts.deliveryCharge}</dt>
          <dd className="cart-summary__free strong">{texts.free}</dd>
        </div>
        <div className="facts__total cart-summary__total">
          <dt>{texts.grandTotal}</dt>
          <dd>
            <Price amount={bill.total} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
