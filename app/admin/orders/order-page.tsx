import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../../account/dashboard/account-skeleton.tsx';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminOrderMessages, orderMoveMessages } from '../../messages/admin-order-messages.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.ts';
import { AdminPage } from '../admin-page.tsx';
import { OrderCalls } from '../cash/order-calls.tsx';
import { OrderCash } from '../cash/order-cash.tsx';
import { SendOutDialog } from '../cash/send-out-dialog.tsx';
import type { Route } from './+types/order-page';
import { EndOrderDialog } from './end-order-dialog.tsx';
import { type EndMove, endMoves, nextMove, type StaffMove } from './next-move.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMatters } from './order-matters.tsx';
import './order-page.css';
import { OrderPapers } from './order-papers.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { mayStartRefund, StartRefund } from './start-refund.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminOrderMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function OrderPage() {
  const { orderId = '' } = useParams();
  return <OneOrder key={orderId} orderId={orderId} />;
}

function OneOrder({ orderId }: { orderId: string }) {
  const texts = useMessages(adminOrderMessages);
  const moves = useMessages(orderMoveMessages);
  const { order, failure, load, setOrder } = useDeskOrder(orderId);
  const { move, isBusy } = useMove(orderId, load);
  const [ending, setEnding] = useState<EndMove>();
  const [isSendingOut, setSendingOut] = useState(false);
  if (!order && failure === undefined) return <AccountSkeleton />;
  if (!order) {
    return (
      <AdminPage title={texts.title}>
        <LocalLink to="/dashboard/orders" className="order-page__back">
          {texts.back}
        </LocalLink>
        <ErrorState
          title={texts.failedTitle}
          text={failure}
          retryLabel={texts.retry}
          onRetry={() => void load()}
        />
      </AdminPage>
    );
  }
  const next = nextMove(order.order_status);
  const ends = endMoves(order.order_status);
  return (
    <AdminPage
      title={<span className="order-page__number">{order.orderId}</span>}
      action={
        next && (
          <Button
            size="large"
            variant="call-to-action"
            busy={isBusy}
            onClick={() => (next === 'Out for delivery' ? setSendingOut(true) : void move(next))}
          >
            {moves[next]}
          </Button>
        )
      }
    >
      <div className="order-page">
        <LocalLink to="/dashboard/orders" className="order-page__back">
          {texts.back}
        </LocalLink>
        <OrderMatters order={order} onSettled={load} />
        <ReturnPanel order={order} onAnswered={load} />
        <OrderFacts order={order} />
        {(ends.length > 0 || mayStartRefund(order)) && (
          <section className="order-page__ends" aria-label={texts.otherMoves}>
            {ends.map((to) => (
              <Button key={to} variant="outline" disabled={isBusy} onClick={() => setEnding(to)}>
                {moves[to]}
              </Button>
            ))}
            {mayStartRefund(order) && <StartRefund order={order} onStarted={load} />}
          </section>
        )}
        <OrderCalls order={order} onChanged={() => void load()} />
        <OrderCash order={order} onChanged={() => void load()} />
        <OrderPapers order={order} />
        <OrderHistory order={order} onChanged={setOrder} />
      </div>
      <TakeBackDialog
        order={order}
        open={ending === 'Returned'}
        onClose={() => setEnding(undefined)}
        onTakenBack={load}
      />
      <SendOutDialog
        ids={isSendingOut ? [order._id] : undefined}
        onClose={() => setSendingOut(false)}
        onSent={(moves) => {
          setSendingOut(false);
          for (const { refusal } of moves) if (refusal !== null) notify.error(refusal);
          void load();
        }}
      />
      <EndOrderDialog
        to={ending === 'Returned' ? undefined : ending}
        onClose={() => setEnding(undefined)}
        onEnd={async (to, note) => {
          await move(to, note);
          setEnding(undefined);
        }}
      />
    </AdminPage>
  );
}

/** Fresh again whenever somebody comes back to the tab; what is shown stays while it is asked for. */
function useDeskOrder(_id: string) {
  const [order, setOrder] = useState<DeskOrderView>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    try {
      setOrder((await api.orderDesk.getOrder({ _id })).data);
      setFailure(undefined);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      console.warn('The order could not be loaded', refused);
      setFailure(refused.message);
    }
  }, [_id]);
  useEffect(() => {
    void load();
    return listenForReturn(load);
  }, [load]);
  return { order, failure, load, setOrder };
}

/** One step a press: the button says the next one only once the order has come back as it is then. */
function useMove(_id: string, load: () => Promise<void>) {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function move(to: StaffMove, note = ''): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      const { data } = await api.orderDesk.move({ orders: [_id], to, note });
      for (const { refusal } of data) if (refusal !== null) notify.error(refusal);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      await load();
      isSending.current = false;
      setBusy(false);
    }
  }

  return { move, isBusy };
}
