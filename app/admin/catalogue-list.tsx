import type { ReactNode } from 'react';
import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { client } from '../state/client.ts';
import { useShop } from '../state/use-shop.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import './catalogue-list.css';

interface CatalogueListProps {
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/**
 * Shows a failure, placeholders or an empty state while there are no categories or sub-categories to show; those that are known stay while
 * they are fetched again.
 */
export function CatalogueList({ isEmpty, empty, children }: CatalogueListProps) {
  const texts = useMessages(adminMessages);
  const status = useShop((state) => state.product.status);
  if (status === 'failed') {
    return (
      <>
        <ErrorState title={texts.failedTitle} onRetry={() => void client.catalogue.load()} />
        {children}
      </>
    );
  }
  if (!isEmpty) return children;
  if (status === 'ready') return empty;
  return (
    <div className="catalogue-list__skeleton" role="status" aria-busy="true" aria-label={texts.loading}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} className="catalogue-list__place" />
      ))}
    </div>
  );
}
