import type { ReactNode } from 'react';
import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { loadCart } from '../../state/cart.ts';
import { useShop } from '../../state/shop-state.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { billOfCart, isSoldOut } from './cart-bill.ts';
import { CartItems } from './cart-items.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCartState } from './empty-cart.tsx';
import { SavingsBanner } from './savings-banner.tsx';
import { useProceed } from './use-proceed.ts';
import './cart-contents.css';

type CartParts = { body: ReactNode; footer: ReactNode };

/** The cart in two parts, what scrolls and what stays in sight, for the drawer and the page alike (decision 31). */
export function useCartContents(onLeave?: () => void): CartParts {
  const texts = useMessages(cartMessages);
  const { cart, status } = useShop((state) => state.cartItem);
  const proceed = useProceed();
  const bill = billOfCart(cart);

  if (cart.length === 0 && status === 'loading')
    return { body: <CartSkeleton label={texts.loading} />, footer: undefined };
  const notice = status === 'failed' && (
    <ErrorState
      title={texts.failedTitle}
      text={texts.failedText}
      retryLabel={texts.retry}
      onRetry={() => void loadCart()}
    />
  );
  // An outage must not look like an empty cart (decision 35).
  if (cart.length === 0) {
    return { body: notice || <EmptyCartState {...(onLeave ? { onLeave } : {})} />, footer: undefined };
  }
  return {
    body: (
      <div className="cart-contents">
        {notice}
        {bill.savings > 0 && <SavingsBanner savings={bill.savings} />}
        <CartItems cart={cart} />
      </div>
    ),
    footer: (
      <div className="cart-contents__footer">
        <CartSummary bill={bill} />
        <Button variant="call-to-action" size="large" wide disabled={cart.some(isSoldOut)} onClick={proceed}>
          {texts.proceed}
        </Button>
      </div>
    ),
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
