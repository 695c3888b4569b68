import { useState } from 'react';
import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { SLIPS_AT_ONCE } from '#shared/order-desk.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { adminOrderMessages, deskViewMessages } from '../../messages/admin-order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { type LoadedState, useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PhoneIncoming } from '../../ui/pictures/icons.tsx';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CollectCashDialog } from '../cash/collect-cash-dialog.tsx';
import { RefuseOrderDialog } from '../cash/refuse-order-dialog.tsx';
import { useNoteCall } from '../cash/use-note-call.ts';
import { firstRows, rowsWanted, useListQuery } from '../list/cursor-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/orders-page';
import { DeskCard } from './desk-card.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskMoveDialogs } from './desk-move-dialogs.tsx';
import { deskInput, showsAllOrders } from './desk-query.ts';
import { DeskViews } from './desk-views.tsx';
import './orders-page.css';
import { SelectionBar } from './selection-bar.tsx';
import { useDeskMoves } from './use-desk-moves.ts';
import { useDeskRows } from './use-desk-rows.ts';
import { useFetchPapers } from './use-fetch-papers.ts';

export const meta = privateMeta(adminOrderMessages, ({ title }) => title);

const rowsOnPage = 30;

export const clientLoader = adminLoader(({ query }, options) =>
  firstRows(rowsWanted(query, rowsOnPage), (page) =>
    api.orderDesk.list({ ...deskInput(query), ...page }, options),
  ),
);

type Desk = LoadedState<NonNullable<Awaited<ReturnType<typeof clientLoader>>['answer']>>;

/** Loads again when the tab is shown again. */
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
          {() => <DeskRows desk={desk} query={query} onShowRows={showRows} />}
        </LoadedPart>
      </div>
    </AdminPage>
  );
}

type DeskRowsProps = { desk: Desk; query: URLSearchParams; onShowRows: (rows: number) => void };

function DeskRows({ desk, query, onShowRows }: DeskRowsProps) {
  const words = useMessages(uiMessages);
  const selectionTexts = useMessages(orderSelectionMessages);
  const { answer, failure, isLoading } = desk;
  const { rows, replaceRows } = useDeskRows(answer);
  const { fetchPapers, isBusy: isPrinting } = useFetchPapers();
  const selection = useSelection(rows);
  const moves = useDeskMoves(selection, replaceRows);
  const [collecting, setCollecting] = useState<DeskRowView>();
  const { noteCall, busyId } = useNoteCall((row) => replaceRows([row]));
  const [refused, setRefused] = useState<DeskRowView>();

  return (
    <>
      {rows.length === 0 && <NothingOnDesk query={query} />}
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
              isBusy={moves.movingIds.has(row._id)}
              wasMoved={moves.movedIds.has(row._id)}
              isPicked={selection.isPicked(row._id)}
              onPick={(isWanted) => selection.pick(row._id, isWanted)}
              onMove={(to) => moves.moveOne(row, to)}
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
          isMoving={moves.movingIds.size > 0}
          isPrinting={isPrinting}
          onMove={(to) => void moves.moveSelected(to)}
          onPrint={() => void fetchPapers(...slipsOf(selection.picked))}
          onClear={selection.clear}
        />
      )}
      <DeskMoveDialogs
        moves={moves}
        replaceRows={replaceRows}
        onClearPicked={selection.clear}
        onReload={() => void desk.reload()}
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

/** Leads from a view or a search without orders to all orders, and from a shop without any to the one that came by phone. */
function NothingOnDesk({ query }: { query: URLSearchParams }) {
  const texts = useMessages(adminOrderMessages);
  const newOrder = useMessages(adminNewOrderMessages);
  const views = useMessages(deskViewMessages);
  const localPath = useLocalPath();
  return showsAllOrders(query) ? (
    <EmptyState
      illustration={<NoOrders />}
      title={texts.noneYetTitle}
      text={texts.noneYetText}
      action={<ButtonLink to={localPath('/dashboard/new-order')}>{newOrder.title}</ButtonLink>}
    />
  ) : (
    <EmptyState
      illustration={<NoOrders />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<ButtonLink to={localPath('/dashboard/orders?view=all')}>{views.all}</ButtonLink>}
    />
  );
}
