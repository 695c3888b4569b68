import { readOverview } from '#core/overview/overview-queries.ts';
import type { NounHandlers } from '../handler.ts';
import { presentWaiting } from '../order-desk/present-desk.ts';

export const overviewHandlers: NounHandlers<'overview'> = {
  async get({ store }, { days }) {
    const overview = await readOverview(store, { days: Number(days) });
    const { from, to, sales, statuses, cashToCollect, lowStock } = overview;
    return {
      message: 'done',
      data: {
        from,
        to,
        sales,
        simulated: overview.simulated,
        sales_before: overview.salesBefore,
        days: overview.days,
        weeks: overview.weeks,
        statuses,
        top_products: overview.topProducts.map(({ id, ...product }) => ({ _id: id, ...product })),
        cash_to_collect: cashToCollect,
        waiting: presentWaiting(overview.waiting),
        low_stock: {
          low: lowStock.low,
          sold_out: lowStock.soldOut,
          products: lowStock.products.map(({ id, ...product }) => ({ _id: id, ...product })),
        },
      },
    };
  },
};
