import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { DeletedProductView } from '#shared/contract/catalogue.ts';
import { limits } from '#shared/limits.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { api } from '../../state/api.ts';
import type { LoadStatus } from '../../state/shop-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './deleted-products-dialog.css';

type DeletedProductsDialogProps = { open: boolean; onClose: () => void; onRestored: () => void };

export function DeletedProductsDialog({ open, onClose, onRestored }: DeletedProductsDialogProps) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.deletedTitle} closeLabel={shared.close}>
      <DeletedProducts onRestored={onRestored} />
    </Dialog>
  );
}

function DeletedProducts({ onRestored }: { onRestored: () => void }) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const { products, hasMore, status, load, restore } = useDeletedProducts(onRestored);
  if (status === 'failed') {
    return (
      <ErrorState
        title={shared.failedTitle}
        text={shared.failedText}
        retryLabel={shared.retry}
        onRetry={() => void load(1)}
      />
    );
  }
  if (status === 'loading' && products.length === 0) {
    return (
      <div role="status" aria-busy="true" aria-label={shared.loading}>
        <Skeleton className="deleted-products__place" />
      </div>
    );
  }
  return (
    <div className="deleted-products">
      <p>{products.length === 0 ? texts.deletedNone : texts.deletedText(limits.restoreDays)}</p>
      <ul className="deleted-products__list">
        {products.map((product) => (
          <li key={product._id}>
            <DeletedProduct product={product} onRestore={() => restore(product)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="outline"
          busy={status === 'loading'}
          onClick={() => void load(Math.floor(products.length / onPage) + 1)}
        >
          {texts.showMore}
        </Button>
      )}
    </div>
  );
}

function DeletedProduct({
  product,
  onRestore,
}: {
  product: DeletedProductView;
  onRestore: () => Promise<void>;
}) {
  const texts = useMessages(adminProductMessages);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const name = inPageLanguage(language, product.name, product.nameFr);
  const [picture] = product.image;
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CM' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Africa/Douala',
  }).format(new Date(product.restorableUntil));
  return (
    <article className="deleted-product" aria-label={name}>
      {picture !== undefined && (
        <Picture src={picture} alt="" sizes="64px" fit="cover" className="deleted-product__picture" />
      )}
      <div className="deleted-product__words">
        <p>
          <strong>{name}</strong>
        </p>
        <p className="muted">{texts.restorableUntil(day)}</p>
      </div>
      <Button
        variant="outline"
        icon={<Undo2 />}
        busy={isBusy}
        aria-label={texts.restoreNamed(name)}
        onClick={async () => {
          setBusy(true);
          await onRestore();
          setBusy(false);
        }}
      >
        {texts.restore}
      </Button>
    </article>
  );
}

const onPage = 24;

function useDeletedProducts(onRestored: () => void) {
  const [products, setProducts] = useState<DeletedProductView[]>([]);
  const [total, setTotal] = useState(0);
  const [status, setStatus] = useState<LoadStatus>('loading');

  const load = useCallback(async (page: number): Promise<void> => {
    setStatus('loading');
    try {
      const answer = await api.product.getDeleted({ page, limit: onPage });
      // A restored product moves the others up: some of the next page is known already.
      setProducts((known) => {
        const ids = new Set(known.map(({ _id }) => _id));
        return page === 1 ? answer.data : [...known, ...answer.data.filter(({ _id }) => !ids.has(_id))];
      });
      setTotal(answer.totalCount);
      setStatus('ready');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      console.warn('Deleted products could not be loaded', failure);
      setStatus('failed');
    }
  }, []);

  useEffect(() => {
    void load(1);
  }, [load]);

  async function restore({ _id }: DeletedProductView): Promise<void> {
    try {
      const { message } = await api.product.restore({ _id });
      notify.success(message);
      setProducts((known) => known.filter((product) => product._id !== _id));
      setTotal((known) => known - 1);
      onRestored();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    }
  }

  return { products, hasMore: products.length < total, status, load, restore };
}
