import { useState } from 'react';
import type { DeskRowView, MovedOrderView } from '#shared/contract/order-desk.ts';
import { SLIPS_AT_ONCE } from '#shared/order-desk.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { afterFrame } from '../../state/after-frame.ts';
import { api } from '../../state/desk-api.ts';
import { type LoadedState, useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { goOnInPage } from '../../ui/dialogs/keep-focus-around.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PhoneIncoming } from '../../ui/pictures/icons.tsx';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CollectCashDialog } from '../cash/collect-cash-dialog.tsx';
import { collectWhole } from '../cash/collect-whole.ts';
import { DispatchDialog } from '../cash/dispatch-dialog.tsx';
import { RefuseOrderDialog } from '../cash/refuse-order-dialog.tsx';
import { useNoteCall } from '../cash/use-note-call.ts';
import { firstRows, rowsWanted, useListQuery } from '../list/cursor-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/orders-page';
import { DeliverDialog, isCashDue } from './deliver-dialog.tsx';
import { DeskCard } from './desk-card.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { deskInput } from './desk-query.ts';
import { DeskViews } from './desk-views.tsx';
import { MovedOrdersDialog } from './moved-orders-dialog.tsx';
import type { ForwardMove } from './next-move.ts';
import './orders-page.css';
import { isStepUnpaidFor, PackSimulatedDialog } from './pack-simulated-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useDeskRows } from './use-desk-rows.ts';
import { useFetchPapers } from './use-fetch-papers.ts';
import { useMoveOrders } from './use-move-orders.ts';

export const meta = privateMeta(adminOrderMessages, ({ title }) => title);

const rowsOnPage = 30;

export const clientLoader = adminLoader(({ query }, options) =>
  firstRows(rowsWanted(query, rowsOnPage), (page) =>
    api.orderDesk.list({ ...deskInput(query), ...page }, options),
  ),
);

type Desk = LoadedState<NonNullable<Awaited<ReturnType<typeof clientLoader>>['answer']>>;

/** Fresh again on coming back to the tab. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminOrderMessages);
  const newOrder = useMessages(adminNewOrderMessages);
  const localPath = useLocalPath();
  const { query, isOtherList, shown, showRows } = useListQuery();
  const desk = useLoaded(loaderData, shown);
  useReloadOnReturn();
  return (
    <AdminPage title={texts.title} isTitleHeard>
      <div className="orders-page stack">
        <DeskViews query={query} waiting={desk.answer?.waiting} />
        <DeskFilters
          key={query.toString()}
          query={query}
          beside={
            <ButtonLink
              variant="outline"
              icon={<PhoneIncoming />}
              to={localPath('/dashboard/new-order')}
              className="orders-page__new"
            >
              {newOrder.title}
            </ButtonLink>
          }
        />
        <LoadedPart loaded={desk} failedTitle={texts.failedTitle} isKept isOther={isOtherList}>
          {() => <DeskRows desk={desk} onShowRows={showRows} />}
        </LoadedPart>
      </div>
    </AdminPage>
  );
}

function DeskRows({ desk, onShowRows }: { desk: Desk; onShowRows: (rows: number) => void }) {
  const texts = useMessages(adminOrderMessages);
  const words = useMessages(uiMessages);
  const selectionTexts = useMessages(orderSelectionMessages);
  const language = useLanguage();
  const { answer, failure, isLoading } = desk;
  const { rows, replaceRows } = useDeskRows(answer);
  const { move, moveAll, movingIds, movedIds } = useMoveOrders(replaceRows);
  const { fetchPapers, isBusy: isPrinting } = useFetchPapers();
  const selection = useSelection(rows);
  const [leaving, setLeaving] = useState<readonly string[]>();
  const [packing, setPacking] = useState<DeskRowView | 'picked'>();
  const simulatedPicked = selection.picked.filter((row) => row.payment_simulated);
  const [collecting, setCollecting] = useState<DeskRowView>();
  const { noteCall, busyId } = useNoteCall((row) => replaceRows([row]));
  const [refused, setRefused] = useState<DeskRowView>();
  const [delivering, setDelivering] = useState<readonly DeskRowView[]>([]);
  const [moved, setMoved] = useState<readonly MovedOrderView[]>();

  /** Said in passing where one order or all of several moved; a list where some of several did not. */
  function tell(moves: readonly MovedOrderView[]): void {
    const [only, ...others] = moves;
    if (only === undefined) return;
    if (others.length > 0) {
      const count = moves.filter(({ moved }) => moved).length;
      if (count === moves.length) notify.success(selectionTexts.resultSummary(count, count));
      else setMoved(moves);
    } else if (only.refusal !== null) notify.error(only.refusal);
    else if (only.order)
      notify.success(
        texts.movedTo(only.order.orderId, orderStatusText(only.order.order_status, only.order, language)),
      );
  }

  function moveOne(row: DeskRowView, to: ForwardMove): void {
    if (to === 'Out for delivery' && !row.isPickUp) setLeaving([row._id]);
    else if (isStepUnpaidFor(row, to)) setPacking(row);
    else void move(row, to);
  }

  async function moveSelected(to: ForwardMove): Promise<void> {
    if (to === 'Out for delivery' && !selection.picked.every(({ isPickUp }) => isPickUp)) {
      return setLeaving(selection.picked.map(({ _id }) => _id));
    }
    if (to === 'Delivered' && selection.picked.some(isCashDue)) return setDelivering(selection.picked);
    if (selection.picked.some((row) => isStepUnpaidFor(row, to))) return setPacking('picked');
    await movePicked(to);
  }

  async function movePicked(to: ForwardMove, althoughSimulated = false): Promise<void> {
    const moves = await moveAll(selection.picked, to, althoughSimulated);
    if (moves.length === 0) return;
    tell(moves);
    selection.clear();
    // The bar goes away with the button that was pressed.
    afterFrame(goOnInPage);
  }

  return (
    <>
      {rows.length === 0 && (
        <EmptyState illustration={<NoOrders />} title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {rows.length > 0 && (
        <div className="orders-page__all">
          <CheckboxField
            label={selectionTexts.selectAllShown}
            checked={selection.areAllPicked}
            onChange={({ currentTarget }) => selection.pickAll(currentTarget.checked)}
          />
        </div>
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
              onMove={(to) => moveOne(row, to)}
              onCollect={() => setCollecting(row)}
              onNotReached={() => void noteCall(row._id, row.unansweredCalls)}
              onRefused={() => setRefused(row)}
              isCalling={busyId === row._id}
            />
          </li>
        ))}
      </ul>
      {answer?.next && failure === undefined && (
        <Button variant="outline" busy={isLoading} onClick={() => onShowRows(rows.length + rowsOnPage)}>
          {words.showMore}
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
      <DispatchDialog
        ids={leaving}
        onClose={() => setLeaving(undefined)}
        onSent={(moves) => {
          setLeaving(undefined);
          replaceRows(moves.flatMap(({ order }) => order ?? []));
          selection.clear();
          tell(moves);
        }}
      />
      <PackSimulatedDialog
        count={packing === undefined ? 0 : packing === 'picked' ? simulatedPicked.length : 1}
        onClose={() => setPacking(undefined)}
        onPack={async () => {
          if (packing === 'picked') await movePicked('Packed', true);
          else if (packing) await move(packing, 'Packed', true);
        }}
      />
      <DeliverDialog
        orders={delivering}
        onClose={() => setDelivering([])}
        onPaid={async () => {
          await collectWhole(delivering.filter(isCashDue), replaceRows);
          const others = delivering.filter((row) => !isCashDue(row));
          if (others.length > 0) tell(await moveAll(others, 'Delivered'));
          selection.clear();
        }}
        onWithoutCash={() => movePicked('Delivered')}
      />
      <CollectCashDialog
        order={collecting && { _id: collecting._id, orderId: collecting.orderId, due: collecting.cashDue }}
        onClose={() => setCollecting(undefined)}
        onCollected={(row) => {
          setCollecting(undefined);
          replaceRows([row]);
        }}
      />
      <RefuseOrderDialog
        order={refused}
        onClose={() => setRefused(undefined)}
        onRefused={(row) => {
          setRefused(undefined);
          replaceRows([row]);
        }}
      />
      <MovedOrdersDialog
        moves={moved}
        onClose={() => {
          setMoved(undefined);
          void desk.reload();
        }}
      />
    </>
  );
}

/** The slips of all picked orders, in as few files as the shop prints them. */
function slipsOf(picked: readonly DeskRowView[]) {
  const ids = picked.map(({ _id }) => _id);
  const files = Math.ceil(ids.length / SLIPS_AT_ONCE);
  return Array.from({ length: files }, (_, index) => {
    const orders = ids.slice(index * SLIPS_AT_ONCE, (index + 1) * SLIPS_AT_ONCE);
    return () => api.orderDesk.getSlips({ orders });
  });
}
