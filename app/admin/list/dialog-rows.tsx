import type { ReactNode } from 'react';
import { useMessages } from '../../language.ts';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import type { LoadStatus } from '../../state/shop-state.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './dialog-rows.css';

interface DialogRowsProps<Row> {
  label: string;
  pages: { rows: Row[]; status: LoadStatus; hasMore: boolean; loadMore: () => Promise<void> };
  empty: string;
  children: (row: Row) => ReactNode;
}

export function DialogRows<Row extends { _id: string }>({
  label,
  pages,
  empty,
  children,
}: DialogRowsProps<Row>) {
  const texts = useMessages(adminListMessages);
  const shared = useMessages(adminMessages);
  const { rows, status, hasMore, loadMore } = pages;
  if (status === 'failed') {
    return (
      <ErrorState
        title={shared.failedTitle}
        text={shared.failedText}
        retryLabel={shared.retry}
        onRetry={() => void loadMore()}
      />
    );
  }
  if (rows.length === 0) {
    if (status === 'ready') return <p className="muted">{empty}</p>;
    return (
      <div role="status" aria-busy="true" aria-label={shared.loading}>
        <Skeleton className="dialog-rows__place" />
      </div>
    );
  }
  return (
    <div className="dialog-rows">
      <ul className="dialog-rows__list" aria-label={label}>
        {rows.map((row) => (
          <li key={row._id} className="dialog-rows__row">
            {children(row)}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" busy={status === 'loading'} onClick={() => void loadMore()}>
          {texts.showMore}
        </Button>
      )}
    </div>
  );
}
