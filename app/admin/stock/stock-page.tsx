import type { StockRowView } from '#shared/contract/stock.ts';
import { nameIn } from '#shared/language.ts';
import { LOW_STOCK, stockViews } from '#shared/stock.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { adminStockMessages } from '../../messages/admin-stock-messages.ts';
import { stockCountMessages } from '../../messages/stock-count-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useDialogAddress } from '../list/use-dialog-address.ts';
import type { Route } from './+types/stock-page';
import { AdjustStockDialog } from './adjust-stock-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { MovementsDialog } from './movements-dialog.tsx';

export const meta = privateMeta(adminStockMessages, ({ title }) => title);

export { shouldRevalidate } from '../list/use-dialog-address.ts';

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.stock.list({ ...wanted, view: stockViews.find((known) => known === view) ?? 'all' }, options),
);

export default function StockPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminStockMessages);
  const counting = useMessages(stockCountMessages);
  const products = useMessages(adminProductMessages);
  const localPath = useLocalPath();
  const list = useAdminList(loaderData);
  const adjust = useDialogAddress('adjust', list.answer?.data);
  const history = useDialogAddress('history', list.answer?.data);
  const limit = useDialogAddress('limit', list.answer?.data);
  const counts = list.answer?.counts;
  return (
    <AdminPage
      title={texts.title}
      shortcut={
        <ButtonLink variant="outline" to={localPath('/dashboard/stock-count')}>
          {counting.title}
        </ButtonLink>
      }
    >
      <AdminList
        list={list}
        label={texts.products}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.all, count: counts?.all },
          { value: 'low', label: texts.low, count: counts?.low },
          { value: 'sold_out', label: texts.sold_out, count: counts?.sold_out },
        ]}
        {...(counts?.all === 0
          ? {
              emptyTitle: products.emptyTitle,
              emptyText: products.emptyText,
              emptyAction: (
                <ButtonLink to={localPath('/dashboard/upload-product')}>{products.uploadTitle}</ButtonLink>
              ),
            }
          : { emptyTitle: texts.emptyTitle, emptyText: texts.emptyText })}
      >
        {({ data }) =>
          data.map((row) => (
            <li key={row.id}>
              <StockRow
                row={row}
                onAdjust={() => adjust.open(row.id)}
                onFollow={() => history.open(row.id)}
                onLimit={() => limit.open(row.id)}
              />
            </li>
          ))
        }
      </AdminList>
      <AdjustStockDialog
        row={adjust.row}
        onClose={adjust.close}
        onAdjusted={() => adjust.afterClose(list.reload)}
      />
      <LimitDialog row={limit.row} onClose={limit.close} onSaved={() => limit.afterClose(list.reload)} />
      <MovementsDialog row={history.row} onClose={history.close} />
    </AdminPage>
  );
}

type StockRowProps = {
  row: StockRowView;
  onAdjust: () => void;
  onFollow: () => void;
  onLimit: () => void;
};

function StockRow({ row, onAdjust, onFollow, onLimit }: StockRowProps) {
  const texts = useMessages(adminStockMessages);
  const limit = row.lowStock ?? LOW_STOCK;
  const name = nameIn(useLanguage(), row);
  return (
    <AdminRow
      label={name}
      title={name}
      image={row.images[0] ?? null}
      words={
        <div className="cluster">
          <StockBadge {...row} />
          {row.waiting > 0 && <Badge tone="indigo">{texts.waiting(row.waiting)}</Badge>}
          {!row.isPublished && <Badge>{texts.draft}</Badge>}
          <Button variant="quiet" aria-label={texts.limitNamed(name, limit)} onClick={onLimit}>
            {texts.limit(limit)}
          </Button>
        </div>
      }
      actions={
        <>
          <Button variant="outline" aria-label={texts.movementsNamed(name)} onClick={onFollow}>
            {texts.movements}
          </Button>
          <Button aria-label={texts.adjustNamed(name)} onClick={onAdjust}>
            {texts.adjust}
          </Button>
        </>
      }
    />
  );
}

function StockBadge({ stock, isLow }: Pick<StockRowView, 'stock' | 'isLow'>) {
  const texts = useMessages(adminStockMessages);
  if (stock === 0) return <Badge tone="danger">{texts.soldOut}</Badge>;
  return <Badge tone={isLow ? 'hibiscus' : 'success'}>{texts.pieces(stock)}</Badge>;
}
