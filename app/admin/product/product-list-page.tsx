import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { productListViews } from '#shared/product-list.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { productListMessages, productListViewMessages } from '../../messages/product-list-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { Camera, Trash2 } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ScanButton } from '../camera/scan-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useDialogAddress } from '../list/use-dialog-address.ts';
import '../pictures/picture-buttons.css';
import { carryPhotos } from '../pictures/carried-photos.ts';
import type { Route } from './+types/product-list-page';
import { ChangeSelectedDialog } from './change-selected-dialog.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { DeletedProductsDialog } from './deleted-products-dialog.tsx';
import { EditProductDialog } from './edit-product-dialog.tsx';
import { findProducts } from './listed-products.ts';
import { PickedBar } from './picked-bar.tsx';
import { ProductFilters } from './product-filters.tsx';
import './product-list-page.css';
import { ProductRow } from './product-row.tsx';
import { PriceDialog, StockDialog } from './quick-dialogs.tsx';
import { UndoBar, WorkingBar } from './undo-bar.tsx';
import { usePickedProducts } from './use-picked-products.ts';
import { useProductChanges } from './use-product-changes.ts';

export const meta = privateMeta(adminProductMessages, ({ productTitle }) => productTitle);

export { shouldRevalidate } from '../list/use-dialog-address.ts';

export const clientLoader = listLoader(findProducts, 12);

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminProductMessages);
  const words = useMessages(productListMessages);
  const viewNames = useMessages(productListViewMessages);
  const localPath = useLocalPath();
  const list = useAdminList(loaderData);
  const edit = useDialogAddress('edit', list.answer?.data);
  const price = useDialogAddress('price', list.answer?.data);
  const stock = useDialogAddress('stock', list.answer?.data);
  const deleted = useDialogAddress('deleted');
  const picked = usePickedProducts(list);
  const changes = useProductChanges(list.reload);
  const [isChanging, setChanging] = useState(false);
  const [toDelete, setToDelete] = useState<ProductView>();

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
                isPicked={picked.isPicked(product._id)}
                onPick={(isWanted) => picked.pick(product._id, isWanted)}
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
      {picked.count > 0 && (
        <PickedBar
          count={picked.count}
          areAllPicked={picked.areAllPicked}
          onPickAll={picked.pickPage}
          allPages={picked.offerOfAllPages}
          onChange={() => setChanging(true)}
          onClear={picked.clear}
        />
      )}
      {picked.count === 0 && changes.working && <WorkingBar {...changes.working} />}
      {picked.count === 0 && !changes.working && changes.undoable > 0 && (
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
        products={isChanging ? picked.onPage : []}
        allPages={isChanging ? picked.allPages : undefined}
        onClose={() => setChanging(false)}
        change={changes.change}
        changeMatching={changes.changeMatching}
        onDone={async (sale) => {
          if (sale) changes.noteSale(sale);
          picked.clear();
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
      <DeleteProductDialog product={toDelete} onClose={() => setToDelete(undefined)} onGone={list.reload} />
      <DeletedProductsDialog open={deleted.isOpen} onClose={deleted.close} onRestored={list.reload} />
    </AdminPage>
  );
}

/** Opens the camera of a phone at once: the form then opens with the photo on its way. */
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
