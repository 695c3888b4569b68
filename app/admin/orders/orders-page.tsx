import { PhoneIncoming } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskRowView, MovedOrderView } from '#shared/contract/order-desk.ts';
import { SLIPS_AT_ONCE } from '#shared/order-desk.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../../account/dashboard/account-skeleton.tsx';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { api } from '../../state/api.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoOrders } from '../../ui/motif/no-orders.tsx';
import { notify } from '../../ui/notify.ts';
import { AdminPage } from '../admin-page.tsx';
import { CollectCashDialog } from '../cash/collect-cash-dialog.tsx';
import { RefuseOrderDialog } from '../cash/refuse-order-dialog.tsx';
import { SendOutDialog } from '../cash/send-out-dialog.tsx';
import { useNoteCall } from '../cash/use-note-call.ts';
import type { Route } from './+types/orders-page';
import { DeskCard } from './desk-card.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskViews } from './desk-views.tsx';
import { MovesToldDialog } from './moves-told-dialog.tsx';
import type { ForwardMove } from './next-move.ts';
import './orders-page.css';
import { SelectionBar } from './selection-bar.tsx';
import { useDeskList } from './use-desk-list.ts';
import { useFetchPapers } from './use-fetch-papers.ts';
import { useMoveOrders } from './use-move-orders.ts';
import { useSelection } from './use-selection.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminOrderMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function OrdersPage() {
  const texts = useMessages(adminOrderMessages);
  const newOrder = useMessages(adminNewOrderMessages);
  const localPath = useLocalPath();
  const [query] = useSearchParams();
  const list = useDeskList(query.toString());
  return (
    <AdminPage title={texts.title}>
      <div className="orders-page">
        <ButtonLink
          variant="outline"
          icon={<PhoneIncoming />}
          to={localPath('/dashboard/new-order')}
          className="orders-page__new"
        >
          {newOrder.title}
        </ButtonLink>
        <DeskViews query={query} waiting={list.waiting} />
        <DeskFilters key={query.toString()} query={query} />
        <DeskRows key={`rows ${query}`} list={list} />
      </div>
    </AdminPage>
  );
}

function DeskRows({ list }: { list: ReturnType<typeof useDeskList> }) {
  const texts = useMessages(adminOrderMessages);
  const selectionTexts = useMessages(orderSelectionMessages);
  const statuses = useMessages(orderStatusMessages);
  const { rows, next, status } = list;
  const { move, moveAll, movingIds, movedIds } = useMoveOrders(list.replaceRows);
  const { fetchPapers, isBusy: isPrinting } = useFetchPapers();
  const selection = useSelection(rows);
  const [leaving, setLeaving] = useState<readonly string[]>();
  const [collecting, setCollecting] = useState<DeskRowView>();
  const { noteCall, busyId } = useNoteCall((row) => list.replaceRows([row]));
  const [refused, setRefused] = useState<DeskRowView>();
  const [told, setTold] = useState<readonly MovedOrderView[]>();

  /** One order says it in passing, several in a list. */
  function tell(moves: readonly MovedOrderView[]): void {
    const [only, ...others] = moves;
    if (only === undefined) return;
    if (others.length > 0) setTold(moves);
    else if (only.refusal !== null) notify.error(only.refusal);
    else if (only.order) notify.success(texts.movedTo(only.order.orderId, statuses[only.order.order_status]));
  }

  async function moveSelected(to: ForwardMove): Promise<void> {
    if (to === 'Out for delivery') return setLeaving(selection.picked.map(({ _id }) => _id));
    const moves = await moveAll(selection.picked, to);
    if (moves === undefined || moves.length === 0) return;
    setTold(moves);
    selection.clear();
  }

  const failure = status === 'failed' && (
    <ErrorState
      title={texts.failedTitle}
      text={texts.failedText}
      retryLabel={texts.retry}
      onRetry={() => void list.refresh()}
    />
  );
  if (rows.length === 0 && status === 'loading') return <AccountSkeleton />;
  if (rows.length === 0 && status === 'ready') {
    return <EmptyState illustration={<NoOrders />} title={texts.emptyTitle} text={texts.emptyText} />;
  }
  return (
    <>
      {rows.length > 0 && (
        <CheckboxField
          label={selectionTexts.selectAllShown}
          checked={selection.areAllPicked}
          onChange={({ currentTarget }) => selection.pickAll(currentTarget.checked)}
        />
      )}
      <ul className="orders-page__rows">
        {rows.map((row) => (
          <li key={row._id}>
            <DeskCard
              row={row}
              isBusy={movingIds.has(row._id)}
              wasMoved={movedIds.has(row._id)}
              isPicked={selection.isPicked(row._id)}
              onPick={(isWanted) => selection.pick(row._id, isWanted)}
              onMove={(to) => (to === 'Out for delivery' ? setLeaving([row._id]) : void move(row, to))}
              onCollect={() => setCollecting(row)}
              onNotReached={() => void noteCall(row._id, row.unanswered_calls)}
              onRefused={() => setRefused(row)}
              isCalling={busyId === row._id}
            />
          </li>
        ))}
      </ul>
      {failure}
      {next !== null && status !== 'failed' && (
        <Button variant="outline" busy={status === 'loading'} onClick={() => void list.showMore()}>
          {texts.showMore}
        </Button>
      )}
      {selection.picked.length > 0 && (
        <SelectionBar
          picked={selection.picked}
          isMoving={movingIds.size > 0}
          isPrinting={isPrinting}
          onMove={(to) => void moveSelected(to)}
          onPrint={() => void fetchPapers(...slipsOf(selection.picked))}
          onClear={selection.clear}
        />
      )}
      <SendOutDialog
        ids={leaving}
        onClose={() => setLeaving(undefined)}
        onSent={(moves) => {
          setLeaving(undefined);
          list.replaceRows(moves.flatMap(({ order }) => order ?? []));
          selection.clear();
          tell(moves);
        }}
      />
      <CollectCashDialog
        order={collecting && { _id: collecting._id, orderId: collecting.orderId, due: collecting.cash_due }}
        onClose={() => setCollecting(undefined)}
        onCollected={(row) => {
          setCollecting(undefined);
          list.replaceRows([row]);
        }}
      />
      <RefuseOrderDialog
        order={refused}
        onClose={() => setRefused(undefined)}
        onRefused={(row) => {
          setRefused(undefined);
          list.replaceRows([row]);
        }}
      />
      <MovesToldDialog
        moves={told}
        onClose={() => {
          setTold(undefined);
          void list.refresh();
        }}
      />
    </>
  );
}

/** The slips of all picked orders, in as few files as the shop prints them. */
function slipsOf(picked: readonly DeskRowView[]) {
  const ids = picked.map(({ _id }) => _id);
  const files = Math.ceil(ids.length / SLIPS_AT_ONCE);
  return Array.from({ length: files }, (_, place) => {
    const orders = ids.slice(place * SLIPS_AT_ONCE, (place + 1) * SLIPS_AT_ONCE);
    return () => api.orderDesk.getSlips({ orders });
  });
}
