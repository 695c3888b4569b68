import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { adjustmentCauses, MOST_LOW_STOCK, movementReasons, stockViews } from '../stock.ts';
import { call, readsOnly } from './call.ts';
import {
  idField,
  instant,
  limits,
  listCounts,
  optionalText,
  pageOf,
  searchedPage,
  stockChangeField,
  wholeNumber,
} from './fields.ts';

const stockRowView = z.object({
  id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  images: z.array(z.string()),
  stock: z.number().int(),
  /** False for a draft. */
  isPublished: z.boolean(),
  isLow: z.boolean(),
  /** At this number of pieces or fewer the product runs out; null where the shop's own number applies. */
  lowStock: z.number().int().nullable(),
  /** The number of people who want a message when it is back. */
  waiting: z.number().int(),
  /** The pieces of orders that are not packed: they are on the shelf, and no part of the stock. */
  ordered: z.number().int(),
});
export type StockRowView = z.output<typeof stockRowView>;

const movementView = z.object({
  id: z.number().int(),
  change: z.number().int(),
  /** The stock after the change. */
  stock: z.number().int(),
  reason: z.enum(movementReasons),
  cause: z.enum(adjustmentCauses).nullable(),
  note: z.string(),
  /** The number of the order that the change belongs to. */
  orderNumber: z.string().nullable(),
  actorName: z.string().nullable(),
  createdAt: instant,
});
export type MovementView = z.output<typeof movementView>;

export const stockCalls = {
  list: call({
    endpoint: endpoints.stock.list,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'Products with their stock, the fewest pieces first; drafts as well.',
    input: z.object({
      view: z.enum(stockViews, 'invalid').default('all'),
      /** Part of a name in either language. */
      ...searchedPage,
    }),
    data: z.array(stockRowView),
    beside: listCounts('all', 'low', 'sold_out'),
  }),
  adjust: call({
    endpoint: endpoints.stock.adjust,
    access: 'catalogue',
    audit: 'stock',
    summary: 'Adds pieces to a stock or takes some away, and says why.',
    input: z.object({
      productId: idField,
      change: stockChangeField,
      cause: z.enum(adjustmentCauses, 'required'),
      note: optionalText(limits.shortText).default(''),
    }),
    data: stockRowView,
  }),
  setLimit: call({
    endpoint: endpoints.stock.setLimit,
    access: 'catalogue',
    audit: 'stock',
    summary:
      'From how many pieces on a product runs out, for lists and notices; empty is the number of the shop.',
    input: z.object({
      productId: idField,
      limit: z.union(
        [z.literal('').transform(() => null), wholeNumber(0, MOST_LOW_STOCK).nullable()],
        'whole',
      ),
    }),
    data: stockRowView,
  }),
  movements: call({
    endpoint: endpoints.stock.movements,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'The ledger of a product, the last movement first; the sum of all is its stock.',
    input: z.object({ productId: idField, ...pageOf(24) }),
    data: z.array(movementView),
    beside: { totalCount: z.number().int(), stock: z.number().int() },
  }),
};
