import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { inPageLanguage, useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { api } from '../../state/api.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoMatch } from '../../ui/motif/no-match.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListPager } from '../list-pager.tsx';
import { SuccessDialog } from '../success-dialog.tsx';
import { type AdminListState, useAdminList, useSearchField, type Wanted } from '../use-admin-list.ts';
import type { Route } from './+types/product-list-page';
import { AdminProductCard } from './admin-product-card.tsx';
import { DeletedProductsDialog } from './deleted-products-dialog.tsx';
import { EditProductDialog } from './edit-product-dialog.tsx';
import './product-list-page.css';

const productsOnPage = 12;

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminProductMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.productTitle, noIndex: true });
}

/** The list's own address changes with every letter of a search; nothing above it does. */
export function shouldRevalidate(): boolean {
  return false;
}

function fetchProducts({ search, page, limit }: Wanted, options: CallOptions) {
  return api.product.get({ search, page, limit }, options);
}

export default function ProductListPage() {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const list = useAdminList(fetchProducts, productsOnPage);
  const { typed, type } = useSearchField(list.search, (search) => list.show({ search }, { replace: true }));
  const [edited, setEdited] = useState<ProductView>();
  const [toDelete, setToDelete] = useState<ProductView>();
  const [deletedMessage, setDeletedMessage] = useState<string>();
  const [showsDeleted, setShowsDeleted] = useState(false);

  async function deleteProduct({ _id }: ProductView): Promise<void> {
    try {
      const { message } = await api.product.delete({ _id });
      setDeletedMessage(message);
    } catch (failure) {
      // Somebody else was faster: what is gone cannot stay on the screen.
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      notify.error(failure.message);
    }
    setToDelete(undefined);
    await list.reload();
  }

  return (
    <AdminPage
      title={texts.productTitle}
      action={
        <ButtonLink to={localPath('/dashboard/upload-product')} variant="call-to-action">
          {texts.uploadTitle}
        </ButtonLink>
      }
    >
      <div className="product-list-page">
        <TextField
          label={texts.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.search}
          placeholder={texts.searchPlaceholder}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <ProductCards list={list} onEdit={setEdited} onDelete={setToDelete} />
        <ListPager list={list} />
        <Button variant="quiet" icon={<Trash2 />} onClick={() => setShowsDeleted(true)}>
          {texts.deletedTitle}
        </Button>
      </div>
      <EditProductDialog
        product={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void list.reload();
        }}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        onClose={() => setToDelete(undefined)}
        question={
          <p>
            {toDelete && <strong>{inPageLanguage(language, toDelete.name, toDelete.nameFr)}</strong>}
            <br />
            {texts.askDelete}
          </p>
        }
        confirmLabel={shared.delete}
        confirm={async () => {
          if (toDelete) await deleteProduct(toDelete);
        }}
      />
      <SuccessDialog
        open={deletedMessage !== undefined}
        onClose={() => setDeletedMessage(undefined)}
        title={deletedMessage ?? ''}
      >
        <p>{texts.deletedNote(limits.restoreDays)}</p>
      </SuccessDialog>
      <DeletedProductsDialog
        open={showsDeleted}
        onClose={() => setShowsDeleted(false)}
        onRestored={() => void list.reload()}
      />
    </AdminPage>
  );
}

type ProductCardsProps = {
  list: AdminListState<Awaited<ReturnType<typeof fetchProducts>>>;
  onEdit: (product: ProductView) => void;
  onDelete: (product: ProductView) => void;
};

function ProductCards({ list, onEdit, onDelete }: ProductCardsProps) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const { answer, status, search } = list;
  if (status === 'failed') {
    return (
      <ErrorState
        title={shared.failedTitle}
        text={shared.failedText}
        retryLabel={shared.retry}
        onRetry={() => void list.reload()}
      />
    );
  }
  if (answer === undefined) {
    return (
      <div className="product-list-page__grid" role="status" aria-busy="true" aria-label={shared.loading}>
        {Array.from({ length: productsOnPage }, (_, place) => place).map((place) => (
          <Skeleton key={place} className="product-list-page__place" />
        ))}
      </div>
    );
  }
  if (answer.data.length === 0) {
    return (
      <EmptyState
        illustration={<NoMatch />}
        title={search === '' ? texts.emptyTitle : texts.noMatchTitle}
        text={search === '' ? texts.emptyText : texts.noMatchText}
      />
    );
  }
  return (
    <ul className="product-list-page__grid" aria-label={texts.products} aria-busy={status === 'loading'}>
      {answer.data.map((product) => (
        <li key={product._id}>
          <AdminProductCard
            product={product}
            onEdit={() => onEdit(product)}
            onDelete={() => onDelete(product)}
          />
        </li>
      ))}
    </ul>
  );
}
