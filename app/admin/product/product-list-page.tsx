import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { limits } from '#shared/limits.ts';
import { productListViews } from '#shared/product-list.ts';
import { inPageLanguage, useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { productListMessages, productListViewMessages } from '../../messages/product-list-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { Camera, Trash2 } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ScanButton } from '../camera/scan-button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useDialogAddress } from '../list/use-dialog-address.ts';
import { useSelection } from '../list/use-selection.ts';
import '../pictures/picture-buttons.css';
import { carryPhotos } from '../pictures/carried-photos.ts';
import { SuccessDialog } from '../success-dialog.tsx';
import type { Route } from './+types/product-list-page';
import { ChangeSelectedDialog } from './change-selected-dialog.tsx';
import { DeletedProductsDialog } from './deleted-products-dialog.tsx';
import { EditProductDialog } from './edit-product-dialog.tsx';
import { findProducts } from './listed-products.ts';
import { PickedBar } from './picked-bar.tsx';
import { ProductFilters } from './product-filters.tsx';
import './product-list-page.css';
import { ProductRow } from './product-row.tsx';
import { PriceDialog, StockDialog } from './quick-dialogs.tsx';
import { UndoBar, WorkingBar } from './undo-bar.tsx';
import { useAllPages } from './use-all-pages.ts';
import { useProductChanges } from './use-product-changes.ts';

export const meta = privateMeta(adminProductMessages, ({ productTitle }) => productTitle);

export { shouldRevalidate } from '../list/use-dialog-address.ts';

export const clientLoader = listLoader(findProducts, 12);

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const words = useMessages(productListMessages);
  const viewNames = useMessages(productListViewMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const list = useAdminList(loaderData);
  const edit = useDialogAddress('edit', list.answer?.data);
  const price = useDialogAddress('price', list.answer?.data);
  const stock = useDialogAddress('stock', list.answer?.data);
  const deleted = useDialogAddress('deleted');
  const rows = list.answer?.data ?? [];
  const selection = useSelection(rows);
  const allPages = useAllPages(list);
  const changes = useProductChanges(list.reload);
  const [isChanging, setChanging] = useState(false);
  const [toDelete, setToDelete] = useState<ProductView>();
  const [deletedMessage, setDeletedMessage] = useState<string>();

  const pickedCount = allPages.picked?.count ?? selection.picked.length;
  const totalCount = list.answer?.totalCount ?? 0;

  function pick(id: string, isWanted: boolean): void {
    if (allPages.picked) selection.pickAll(true);
    allPages.clear();
    selection.pick(id, isWanted);
  }

  function clearPicked(): void {
    allPages.clear();
    selection.clear();
  }

  async function deleteProduct({ _id }: ProductView): Promise<void> {
    try {
      const { message } = await api.product.delete({ _id });
      setDeletedMessage(message);
    } catch (failure) {
      // Someone else was faster: what is gone cannot stay on the screen.
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
        <div className="product-list-page__adding row">
          <PhotoFirst />
          <ButtonLink to={localPath('/dashboard/upload-product')} variant="call-to-action">
            {texts.uploadTitle}
          </ButtonLink>
        </div>
      }
    >
      <AdminList
        list={list}
        label={texts.products}
        searchLabel={texts.search}
        searchPlaceholder={texts.searchPlaceholder}
        scan={(onCode) => <ScanButton onCode={onCode} />}
        isAlwaysPaged
        viewsLabel={words.views}
        views={productListViews.map((view) => ({
          value: view === 'all' ? '' : view,
          label: viewNames[view],
        }))}
        filters={<ProductFilters />}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
        noMatchText={texts.noMatchText}
      >
        {({ data }) =>
          data.map((product) => (
            <li key={product._id}>
              <ProductRow
                product={product}
                isPicked={allPages.picked !== undefined || selection.isPicked(product._id)}
                onPick={(isWanted) => pick(product._id, isWanted)}
                onPrice={() => price.open(product._id)}
                onStock={() => stock.open(product._id)}
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
      {pickedCount > 0 && (
        <PickedBar
          count={pickedCount}
          areAllPicked={allPages.picked !== undefined || selection.areAllPicked}
          onPickAll={(isWanted) => {
            allPages.clear();
            selection.pickAll(isWanted);
          }}
          allPages={
            allPages.picked === undefined && selection.areAllPicked && totalCount > rows.length
              ? { count: totalCount, isAsking: allPages.isAsking, onPick: () => void allPages.pick() }
              : undefined
          }
          onChange={() => setChanging(true)}
          onClear={clearPicked}
        />
      )}
      {pickedCount === 0 && changes.working && <WorkingBar {...changes.working} />}
      {pickedCount === 0 && !changes.working && changes.undoable > 0 && (
        <UndoBar
          count={changes.undoable}
          kept={changes.kept}
          at={changes.foundAt}
          isBusy={changes.isUndoing}
          onUndo={() => void changes.undo()}
          onClose={changes.forget}
        />
      )}
      <PriceDialog
        product={price.row}
        onClose={price.close}
        change={changes.change}
        onChanged={() => price.afterClose(list.reload)}
      />
      <StockDialog
        product={stock.row}
        onClose={stock.close}
        change={changes.change}
        onChanged={() => stock.afterClose(list.reload)}
      />
      <ChangeSelectedDialog
        products={isChanging ? selection.picked : []}
        allPages={isChanging ? allPages.picked : undefined}
        onClose={() => setChanging(false)}
        change={changes.change}
        changeMatching={changes.changeMatching}
        onDone={async (sale) => {
          if (sale) changes.noteSale(sale);
          clearPicked();
          await list.reload();
        }}
      />
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

/** The camera of a phone at once: the form opens with the photo on its way. */
function PhotoFirst() {
  const texts = useMessages(pictureMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (
    <FileChoice
      className="picture-buttons__way--camera"
      accept="image/*"
      capture="environment"
      icon={<Camera />}
      onFiles={(photos) => {
        carryPhotos(photos);
        void navigate(localPath('/dashboard/upload-product'));
      }}
    >
      {texts.photo}
    </FileChoice>
  );
}
