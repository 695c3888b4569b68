import type { ReactNode } from 'react';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { billWithDelivery, type FeeRule } from '#shared/fee-rule.ts';
import { nameIn } from '#shared/language.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { blocksOrder, isSoldOut, linesOf } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { CartOnWhatsApp } from '../cart/cart-on-whatsapp.tsx';
import { CartSummary } from '../cart/cart-summary.tsx';
import { LastKnownNotice } from '../cart/last-known-notice.tsx';
import { GoneNotices, LineNotices } from '../cart/line-notices.tsx';
import { RemoveButton } from '../cart/remove-button.tsx';
import { Unsent } from '../product/unsent.tsx';
import { reductionsOf, ruleWith } from '../promo/used-code.ts';
import type { OpenPrompt } from './use-place-order.ts';
import './order-summary.css';

type OrderSummaryProps = {
  cart: CartLine[];
  /** The cart has been emptied by a press without an answer: only that press can be sent again. */
  isEmptied: boolean;
  /** The promo code that is applied. */
  promo: TriedCodeView | undefined;
  promoField: ReactNode;
  /** The gift that comes with the order at 0 F. */
  gift: ReactNode;
  rule: FeeRule;
  hasNewTotal: boolean;
  openPrompt: OpenPrompt | undefined;
  /** Set when the last press got no answer. */
  failure: { key: string; message: string } | undefined;
  isBusy: boolean;
  hasAddress: boolean;
  takesOnline: boolean;
  /** Cash on delivery is offered in some place, though perhaps not in this order's. */
  offersCash: boolean;
  takesCash: boolean;
  /** Delivery prices have loaded. */
  isDeliveryKnown: boolean;
  /** Cash on delivery is chosen: its button comes first. */
  paysCash: boolean;
  onPayOnline: () => void;
  onPayOnDelivery: () => void;
  onSendAgain: () => void;
};

/** What is ordered and for how much, to check and correct before ordering, and the two buttons that order. */
export function OrderSummary({
  cart,
  isEmptied,
  promo,
  promoField,
  gift,
  rule,
  hasNewTotal,
  openPrompt,
  failure,
  isBusy,
  hasAddress,
  takesOnline,
  offersCash,
  takesCash,
  isDeliveryKnown,
  paysCash,
  ...press
}: OrderSummaryProps) {
  const texts = useMessages(checkoutMessages);
  const { reductionBy } = useMessages(billMessages);
  const bill = billWithDelivery(linesOf(cart), ruleWith(rule, promo), reductionsOf(promo, reductionBy));
  const { status } = useShop((state) => state.cartItem);
  // An order is only possible at prices that have just been checked.
  const isChecked = status === 'ready' && isDeliveryKnown;
  const pay = {
    size: 'large',
    wide: true,
    busy: isBusy,
    disabled: isEmptied || !hasAddress || !isChecked || cart.some(blocksOrder),
    note: <Price amount={bill.total} />,
  } as const;
  // Retry does what the button of the failed press does. The server checks prices again.
  const wasCash = failure?.key === 'cash';
  const pressAgain = wasCash ? press.onPayOnDelivery : press.onPayOnline;
  const isWayOpen = isEmptied || (wasCash ? takesCash : takesOnline);
  const retry = isEmptied ? press.onSendAgain : pressAgain;
  const online = (
    <Button
      key="online"
      variant={paysCash ? 'outline' : 'call-to-action'}
      onClick={press.onPayOnline}
      {...pay}
      disabled={pay.disabled || !takesOnline}
    >
      {isBusy ? texts.processing : texts.onlinePayment}
    </Button>
  );
  const cash = (
    <Button
      key="cash"
      variant={paysCash ? 'call-to-action' : 'outline'}
      onClick={press.onPayOnDelivery}
      {...pay}
      disabled={pay.disabled || !takesCash}
    >
      {isBusy ? texts.processing : texts.cashOnDelivery}
    </Button>
  );
  return (
    <aside className="order-summary panel stack" aria-label={texts.yourOrder}>
      <OrderedItems cart={cart} />
      {gift}
      {promoField}
      <CartSummary bill={bill} />
      {status === 'failed' && <LastKnownNotice />}
      {cart.some(isSoldOut) && (
        <p className="order-summary__notice note note--danger" role="alert">
          {texts.soldOut}
        </p>
      )}
      {hasNewTotal && (
        <p className="order-summary__notice note note--danger" role="alert">
          {texts.totalIsNow} <Price amount={bill.total} />
        </p>
      )}
      {openPrompt && (
        <p className="order-summary__notice note note--danger">
          {openPrompt.message}{' '}
          <LocalLink to={`/payment/${openPrompt.facts.orderId}`}>{texts.seeRequest}</LocalLink>
        </p>
      )}
      <div className="order-summary__ways stack gap-3">
        {paysCash ? [cash, online] : [online, offersCash && cash]}
        <PressFailure message={isWayOpen ? failure?.message : undefined} onRetry={retry} />
      </div>
      <CartOnWhatsApp cart={cart} />
      <p className="order-summary__terms fine">
        {bill.deliveryFee === 0 ? texts.terms : texts.termsOfReturns}{' '}
        <LocalLink to="/terms">{texts.termsLink}</LocalLink>
      </p>
    </aside>
  );
}

function OrderedItems({ cart }: { cart: CartLine[] }) {
  const texts = useMessages(checkoutMessages);
  const language = useLanguage();
  return (
    <div>
      <div className="order-summary__heading cluster apart">
        <h2 className="medium-heading">{texts.yourOrder}</h2>
        <LocalLink to="/cart">{texts.changeCart}</LocalLink>
      </div>
      <GoneNotices />
      <ul className="order-summary__items stack gap-2">
        {cart.map((line) => (
          <li key={line.productId._id} className="order-summary__item stack stack--start gap-2">
            <span className="order-summary__product">
              <span className="order-summary__picture">
                <Picture
                  src={line.productId.image[0] ?? ''}
                  alt=""
                  fit="cover"
                  sizes="3rem"
                  widths={[160, 320]}
                />
              </span>
              <span className={isSoldOut(line) ? 'order-summary__sold-out' : undefined}>
                <span className="muted">{line.quantity} ×</span> {nameIn(language, line.productId)}
              </span>
            </span>
            {isSoldOut(line) && <RemoveButton line={line} />}
            <LineNotices line={line} />
            <Unsent product={line.productId} />
          </li>
        ))}
      </ul>
    </div>
  );
}
