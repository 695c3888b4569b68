import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyCartState } from '../cart/empty-cart.tsx';
import type { OfferedMethod } from '../payment/method-choice.tsx';
import type { Route } from './+types/checkout-page';
import { Checkout } from './checkout.tsx';
import { offeredMethods } from './offered-methods.ts';
import './checkout-page.css';

/** The ways to pay that the shop takes, in the owner's order, with a mark on those that are only a test. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [methods, shown] = await Promise.all([api.payment.methods({}), api.settings.shown({})]);
  return {
    offered: offeredMethods(methods.data, shown.data.paymentOrder),
    offersPickUp: shown.data.offersPickUp,
  };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = checkoutMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(checkoutMessages);
  return (
    <div className="checkout-page container">
      <h1>{texts.title}</h1>
      <noscript>
        <p>{texts.needsJavaScript}</p>
      </noscript>
      <CheckoutState {...loaderData} />
    </div>
  );
}

type CheckoutStateProps = { offered: readonly OfferedMethod[]; offersPickUp: boolean };

function CheckoutState(offers: CheckoutStateProps) {
  const texts = useMessages(checkoutMessages);
  const cartTexts = useMessages(cartMessages);
  const localPath = useLocalPath();
  const session = useShop((state) => state.session);
  const personId = useShop((state) => state.user.details?._id ?? 'guest');
  const { cart, status } = useShop((state) => state.cartItem);
  // An order whose answer got lost may have emptied the cart: the pressed cart is kept until there is an answer.
  const [pressed, setPressed] = useState<{ personId: string; cart: CartLine[] }>();
  const isEmptied = cart.length === 0 && pressed?.personId === personId;
  const shown = isEmptied ? pressed.cart : cart;
  useEffect(() => void client.cart.loadForPage(), []);

  // The key resets all choices when another person is logged in.
  if (session !== 'unknown' && shown.length > 0) {
    return (
      <>
        {/* A user goes to this page next; for a guest the twenty kilobytes would be wasted. */}
        {session === 'user' && <PrefetchPageLinks page={localPath('/success')} />}
        <Checkout
          key={personId}
          cart={shown}
          isEmptied={isEmptied}
          onPress={() => setPressed({ personId, cart: shown })}
          onAnswer={() => setPressed(undefined)}
          {...offers}
        />
      </>
    );
  }
  if (session !== 'unknown' && status === 'ready') return <EmptyCartState />;
  if (session !== 'unknown' && status === 'failed') {
    return (
      <ErrorState
        title={cartTexts.failedTitle}
        text={cartTexts.failedText}
        onRetry={() => void client.cart.load()}
      />
    );
  }
  return (
    <div
      className="checkout-page__skeletons stack gap-5"
      role="status"
      aria-busy="true"
      aria-label={texts.loading}
    >
      <Skeleton className="checkout-page__skeleton" />
      <Skeleton className="checkout-page__skeleton" />
    </div>
  );
}
