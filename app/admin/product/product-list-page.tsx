import { useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { limits } from '#shared/limits.ts';
import { inPageLanguage, useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { tell } from '../../state/tell.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Trash2 } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useDialogAddress } from '../list/use-dialog-address.ts';
import { SuccessDialog } from '../success-dialog.tsx';
import type { Route } from './+types/product-list-page';
import { AdminProductCard } from './admin-product-card.tsx';
import { DeletedProductsDialog } from './deleted-products-dialog.tsx';
import { EditProductDialog } from './edit-product-dialog.tsx';
import './product-list-page.css';

export const meta = privateMeta(adminProductMessages, ({ productTitle }) => productTitle);

export { shouldRevalidate } from '../list/use-dialog-address.ts';

export const clientLoader = listLoader(
  ({ search, page, limit }, options) => api.product.get({ search, page, limit }, options),
  12,
);

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const list = useAdminList(loaderData);
  const edit = useDialogAddress('edit', list.answer?.data);
  const deleted = useDialogAddress('deleted');
  const [toDelete, setToDelete] = useState<ProductView>();
  const [deletedMessage, setDeletedMessage] = useState<string>();

  async function deleteProduct({ _id }: ProductView): Promise<void> {
    try {
      const { message } = await api.product.delete({ _id });
      setDeletedMessage(message);
    } catch (failure) {
      // Somebody else was faster: what is gone cannot stay on the screen.
      if (apiErrorIn(failure).status !== 404) throw failure;
      tell(failure);
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
      <AdminList
        list={list}
        label={texts.products}
        searchLabel={texts.search}
        searchPlaceholder={texts.searchPlaceholder}
        isTiled
        isAlwaysPaged
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
        noMatchText={texts.noMatchText}
      >
        {({ data }) =>
          data.map((product) => (
            <li key={product._id}>
              <AdminProductCard
                product={product}
                onEdit={() => edit.open(product._id)}
                onDelete={() => setToDelete(product)}
              />
            </li>
          ))
        }
      </AdminList>
      <Button
        variant="quiet"
        icon={<Trash2 />}
        className="product-list-page__deleted"
        onClick={() => deleted.open()}
      >
        {texts.deletedTitle}
      </Button>
      <EditProductDialog
        product={edit.row}
        onClose={edit.close}
        onSaved={() => {
          edit.afterClose(list.reload);
          edit.close();
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
      <DeletedProductsDialog open={deleted.isOpen} onClose={deleted.close} onRestored={list.reload} />
    </AdminPage>
  );
}
