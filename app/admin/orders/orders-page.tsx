import { useSearchParams } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../../account/dashboard/account-skeleton.tsx';
import { useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoOrders } from '../../ui/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/orders-page';
import { DeskCard } from './desk-card.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskViews } from './desk-views.tsx';
import './orders-page.css';
import { useDeskList } from './use-desk-list.ts';
import { useMoveOrders } from './use-move-orders.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminOrderMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function OrdersPage() {
  const texts = useMessages(adminOrderMessages);
  const [query] = useSearchParams();
  const list = useDeskList(query.toString());
  return (
    <AdminPage title={texts.title}>
      <div className="orders-page">
        <DeskViews query={query} waiting={list.waiting} />
        <DeskFilters key={query.toString()} query={query} />
        <DeskRows key={`rows ${query}`} list={list} />
      </div>
    </AdminPage>
  );
}

function DeskRows({ list }: { list: ReturnType<typeof useDeskList> }) {
  const texts = useMessages(adminOrderMessages);
  const { rows, next, status } = list;
  const { move, movingId, movedIds } = useMoveOrders(list.replaceRows);
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
      <ul className="orders-page__rows">
        {rows.map((row) => (
          <li key={row._id}>
            <DeskCard
              row={row}
              isBusy={movingId === row._id}
              wasMoved={movedIds.has(row._id)}
              onMove={(to) => void move(row, to)}
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
    </>
  );
}
