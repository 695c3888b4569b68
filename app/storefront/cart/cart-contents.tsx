import type { ReactNode } from 'react';
import { billWithDelivery, freeDelivery } from '#shared/fee-rule.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { francs } from '#shared/money.ts';
import { blocksOrder, isBeyond, linesOf } from '../../client/cart-bill.ts';
import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { usePieceLimits } from '../../shell-data/use-shell-data.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CartPromoCode } from '../promo/cart-promo-code.tsx';
import { GiftLine } from '../promo/gift-line.tsx';
import { useGift } from '../promo/use-gift.ts';
import { reductionsOf, ruleWith, useUsedCode } from '../promo/used-code.ts';
import { CartItems } from './cart-items.tsx';
import { CartOnWhatsApp } from './cart-on-whatsapp.tsx';
import { CartSummary } from './cart-summary.tsx';
import { DeliveryProgress, useCartDelivery } from './delivery-progress.tsx';
import { EmptyCartState } from './empty-cart.tsx';
import { GoesWith } from './goes-with.tsx';
import { LastKnownNotice } from './last-known-notice.tsx';
import { GoneNotices, OrderLimitNotice } from './line-notices.tsx';
import { SavingsBanner } from './savings-banner.tsx';
import { useProceed } from './use-proceed.ts';
import './cart-contents.css';

type CartParts = {
  body: ReactNode;
  footer: ReactNode;
  /** Content that loads later than the cart, and so must be last: it would push away anything below it. */
  after?: ReactNode;
};

/** The cart in two parts, one that scrolls and one that stays visible, for both the drawer and the page (decision 31). */
export function useCartContents(onLeave?: () => void): CartParts {
  const texts = useMessages(cartMessages);
  const { cart, status } = useShop((state) => state.cartItem);
  const proceed = useProceed();
  const delivery = useCartDelivery();
  const limits = usePieceLimits();
  const { reductionBy } = useMessages(billMessages);
  const promo = useUsedCode();
  const rule = ruleWith(delivery?.terms ?? freeDelivery, promo);
  const bill = billWithDelivery(linesOf(cart), rule, reductionsOf(promo, reductionBy));
  const gift = useGift(cart, bill);
  const isDeliveryKnown = delivery?.terms !== undefined || promo?.isDeliveryFree === true;

  if (cart.length === 0 && status === 'loading')
    return { body: <CartSkeleton label={texts.loading} />, footer: undefined };
  // An outage must not look like an empty cart (decision 35).
  if (cart.length === 0 && status === 'failed') {
    const failure = (
      <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={() => void client.cart.load()} />
    );
    return { body: failure, footer: undefined };
  }
  if (cart.length === 0) {
    const nothing = (
      <div className="cart-contents">
        <GoneNotices />
        <EmptyCartState {...(onLeave ? { onLeave } : {})} />
      </div>
    );
    return { body: nothing, footer: undefined };
  }
  return {
    body: (
      <div className="cart-contents">
        {status === 'failed' && <LastKnownNotice />}
        <GoneNotices />
        {bill.savings > 0 && <SavingsBanner savings={bill.savings} />}
        <CartItems cart={cart} />
        <GiftLine {...gift} />
        <OrderLimitNotice pieces={bill.quantity} />
      </div>
    ),
    footer: (
      <div className="cart-contents__footer">
        {delivery && !promo?.isDeliveryFree && (
          <DeliveryProgress delivery={delivery} products={francs(bill.total - bill.deliveryFee)} />
        )}
        {(onLeave === undefined || promo) && <CartPromoCode cart={cart} />}
        <CartSummary
          bill={bill}
          folds
          {...(delivery && !isDeliveryKnown ? { deliveryText: delivery.text } : {})}
        />
        <Button
          variant="call-to-action"
          size="large"
          wide
          disabled={cart.some(blocksOrder) || isBeyond(cart, limits)}
          onClick={proceed}
        >
          {texts.proceed}
        </Button>
        {onLeave === undefined && <CartOnWhatsApp cart={cart} />}
      </div>
    ),
    after: status === 'ready' && <GoesWith cart={cart} />,
  };
}

function CartSkeleton({ label }: { label: string }) {
  return (
    <div className="cart-contents" aria-busy="true" role="status" aria-label={label}>
      <Skeleton className="cart-contents__skeleton" />
      <Skeleton className="cart-contents__skeleton" />
    </div>
  );
}
