import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminOrderMessages, moveText } from '../../messages/admin-order-messages.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useLoaded, useLookAgain, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { AdminPage } from '../admin-page.tsx';
import { isProviderAsked, lookAgainMs } from '../attention/issue-list.tsx';
import { isWalletAsked } from '../cash/ask-wallet.tsx';
import { CollectCashDialog } from '../cash/collect-cash-dialog.tsx';
import { collectWhole } from '../cash/collect-whole.ts';
import { DispatchDialog } from '../cash/dispatch-dialog.tsx';
import { OrderCalls } from '../cash/order-calls.tsx';
import { OrderCash } from '../cash/order-cash.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/order-page';
import { BringAgainDialog } from './bring-again-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { EndOrderDialog } from './end-order-dialog.tsx';
import { type EndMove, endMoves, type ForwardMove, nextMove, type StaffMove } from './next-move.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderIssues } from './order-issues.tsx';
import './order-page.css';
import { useMay } from '../use-may.ts';
import { LineChanges, OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPhoneMessages } from './order-phone-messages.tsx';
import { isStepUnpaidFor, PackSimulatedDialog } from './pack-simulated-dialog.tsx';
import { RestAhead } from './rest-ahead.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { mayStartRefund, StartRefund } from './start-refund.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export const meta = privateMeta(adminOrderMessages, ({ title }) => title);

export const clientLoader = adminLoader(
  async ({ params }, options) => (await api.orderDesk.getOrder({ _id: params.orderId ?? '' }, options)).data,
);

/** Loads again when the tab is shown again; the order that is known stays meanwhile. */
export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  return <OneOrder key={params.orderId} loaderData={loaderData} />;
}

function OneOrder({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const texts = useMessages(adminOrderMessages);
  const loaded = useLoaded(loaderData);
  useReloadOnReturn();
  useLookAgain(loaded, isProviderAskedAbout, lookAgainMs);
  if (loaded.answer) return <KnownOrder order={loaded.answer} load={loaded.reload} />;
  return (
    <AdminPage title={texts.title}>
      <LocalLink to="/dashboard/orders" className="order-page__back">
        {texts.back}
      </LocalLink>
      <LoadedPart loaded={loaded} failedTitle={texts.failedTitle}>
        {() => null}
      </LoadedPart>
    </AdminPage>
  );
}

function KnownOrder({ order, load }: { order: DeskOrderView; load: () => Promise<void> }) {
  const texts = useMessages(adminOrderMessages);
  const language = useLanguage();
  const cash = useMessages(cashMessages);
  const parcel = useMessages(parcelMessages);
  const { act, isBusy } = useAction();
  const [ending, setEnding] = useState<EndMove>();
  const [isCollecting, setCollecting] = useState(false);
  const [isDelivering, setDelivering] = useState(false);
  const [isBringingAgain, setBringingAgain] = useState(false);
  const [isSendingOut, setSendingOut] = useState(false);
  const [isPackingSimulated, setPackingSimulated] = useState(false);

  /** The button names the next step only once the order has come back in its new state. */
  const move = (to: StaffMove, { note = '', althoughSimulated = false } = {}) =>
    act(async () => {
      try {
        const { data } = await api.orderDesk.move({
          orders: [order._id],
          to,
          note,
          althoughSimulated,
        });
        for (const { refusal } of data) if (refusal !== null) notify.error(refusal);
      } finally {
        await load();
      }
      return {};
    });

  const goOn = (to: ForwardMove) => {
    if (to === 'Out for delivery' && !order.isPickUp) setSendingOut(true);
    else if (isCashAtDoor) setCollecting(true);
    else if (isStepUnpaidFor(order, to)) setPackingSimulated(true);
    else void move(to);
  };

  const next = nextMove(order.order_status);
  const isCashAtDoor = next === 'Delivered' && order.cash.due > 0;
  const ends = endMoves(order.order_status);
  const isRefundOffered = useMay('manager') && mayStartRefund(order);
  return (
    <AdminPage
      title={<span className="order-page__number">{order.orderId}</span>}
      action={
        next && (
          <Button size="large" variant="call-to-action" busy={isBusy} onClick={() => goOn(next)}>
            {isCashAtDoor
              ? order.isPickUp
                ? cash.collectPickUp
                : cash.collect
              : moveText(next, order, language)}
          </Button>
        )
      }
    >
      <div className="stack">
        <LocalLink to="/dashboard/orders" className="order-page__back">
          {texts.back}
        </LocalLink>
        <OrderIssues order={order} onSettled={load} />
        <ReturnPanel order={order} onAnswered={load} />
        <RestAhead order={order} onChanged={() => void load()} />
        <OrderFacts order={order} onChanged={load} />
        <LineChanges changes={order.lineChanges} />
        {(ends.length > 0 || isRefundOffered) && (
          <section className="cluster" aria-label={texts.otherMoves}>
            {isCashAtDoor && (
              <Button variant="outline" disabled={isBusy} onClick={() => setDelivering(true)}>
                {order.isPickUp ? cash.deliverUnpaidPickUp : cash.deliverUnpaid}
              </Button>
            )}
            {order.order_status === 'Out for delivery' && !order.isPickUp && (
              <Button variant="outline" disabled={isBusy} onClick={() => setBringingAgain(true)}>
                {parcel.notHome}
              </Button>
            )}
            <OrderLines order={order} onChanged={load} />
            {ends.map((to) => (
              <Button key={to} variant="outline" disabled={isBusy} onClick={() => setEnding(to)}>
                {moveText(to, order, language)}
              </Button>
            ))}
            {isRefundOffered && <StartRefund order={order} onStarted={load} />}
          </section>
        )}
        <OrderCalls order={order} onChanged={() => void load()} />
        <OrderCash order={order} onChanged={() => void load()} />
        <OrderMoney money={order.money} onChanged={load} />
        <OrderPapers order={order} />
        <OrderPhoneMessages order={order} />
        <OrderHistory order={order} onChanged={load} />
      </div>
      <TakeBackDialog
        order={order}
        open={ending === 'Returned'}
        onClose={() => setEnding(undefined)}
        onTakenBack={load}
      />
      <DispatchDialog
        ids={isSendingOut ? [order._id] : undefined}
        onClose={() => setSendingOut(false)}
        onSent={(moves) => {
          setSendingOut(false);
          for (const { refusal } of moves) if (refusal !== null) notify.error(refusal);
          void load();
        }}
      />
      <CollectCashDialog
        order={isCollecting ? { _id: order._id, orderId: order.orderId, due: order.cash.due } : undefined}
        onClose={() => setCollecting(false)}
        onCollected={() => {
          setCollecting(false);
          void load();
        }}
      />
      <DeliverDialog
        orders={isDelivering ? [{ cashDue: order.cash.due }] : []}
        onClose={() => setDelivering(false)}
        onPaid={async () => {
          await collectWhole([{ _id: order._id, cashDue: order.cash.due }], () => undefined);
          await load();
        }}
        onWithoutCash={() => move('Delivered')}
      />
      <BringAgainDialog
        order={isBringingAgain ? order : undefined}
        onClose={() => setBringingAgain(false)}
        onDone={load}
      />
      <PackSimulatedDialog
        count={isPackingSimulated ? 1 : 0}
        onClose={() => setPackingSimulated(false)}
        onPack={() => move('Packed', { althoughSimulated: true })}
      />
      <EndOrderDialog
        to={ending === 'Returned' ? undefined : ending}
        isPickUp={order.isPickUp}
        onClose={() => setEnding(undefined)}
        onEnd={async (to, note) => {
          await move(to, { note });
          setEnding(undefined);
        }}
      />
    </AdminPage>
  );
}

function isProviderAskedAbout(order: DeskOrderView): boolean {
  return isProviderAsked(order.issues) || isWalletAsked(order);
}
