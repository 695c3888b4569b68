import { useEffect, useState } from 'react';
import { useLocalPath, useMessages } from '../../language.ts';
import { orderMessages } from '../../messages/order-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { client } from '../../state/client.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { useShop } from '../../state/use-shop.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { OrderCard } from './order-card.tsx';

export const meta = privateMeta(orderMessages, ({ title }) => title);

export default function MyOrdersPage() {
  const texts = useMessages(orderMessages);
  const { orderList, status } = useShop((state) => state.orders);
  useFreshOrders();
  const isWaiting = orderList.length === 0 && (status === 'idle' || status === 'loading');
  if (isWaiting) return <AccountSkeleton />;
  return (
    <section className="stack">
      <h1>{texts.title}</h1>
      {status === 'failed' && (
        <ErrorState title={texts.failedTitle} onRetry={() => void client.orders.load()} />
      )}
      {orderList.length > 0 && <OrderCards />}
      {orderList.length === 0 && status === 'ready' && <NoOrdersYet />}
    </section>
  );
}

/** Orders move while the page is not looked at: fetches the list again when the page opens and when the tab is shown again. */
function useFreshOrders(): void {
  useEffect(() => {
    const refresh = () => {
      if (client.shop.get().orders.status === 'ready') void client.orders.load();
    };
    refresh();
    return listenForReturn(refresh);
  }, []);
}

/** One order is expanded at a time (spec §2). */
function OrderCards() {
  const texts = useMessages(orderMessages);
  const orders = useShop((state) => state.orders.orderList);
  const [expandedId, setExpandedId] = useState<string>();
  return (
    <>
      <p className="muted">{texts.showing(orders.length)}</p>
      <ul className="stack">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard
              order={order}
              isExpanded={order._id === expandedId}
              onToggle={() => setExpandedId(order._id === expandedId ? undefined : order._id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoOrdersYet() {
  const texts = useMessages(orderMessages);
  const localPath = useLocalPath();
  return (
    <EmptyState
      illustration={<NoOrders />}
      title={texts.noOrders}
      text={texts.noOrdersText}
      action={
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {texts.shopNow}
        </ButtonLink>
      }
    />
  );
}
