import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import { idField, instant, limits, requiredText, stockField } from './fields.ts';

const lineView = z.object({
  productId: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  images: z.array(z.string()),
  reference: z.string(),
  counted: z.number().int(),
  /** The pieces expected on the shelf when it was counted: the stock, and pieces of orders not packed yet. */
  booked: z.number().int(),
  countedBy: z.string(),
  countedAt: instant,
});
export type CountLineView = z.output<typeof lineView>;

const matchView = lineView
  .pick({ name: true, nameFr: true, images: true, reference: true })
  .extend({ id: z.string() });
export type CountMatchView = z.output<typeof matchView>;

const countNowView = z.object({
  /** Null while no count is open. */
  count: z.object({ id: z.string(), startedAt: instant, startedBy: z.string() }).nullable(),
  /** The products counted last, newest first. */
  lines: z.array(lineView),
  /** The first 500 products, by name, whose count differs from the booked number. */
  differing: z.array(lineView),
  /** How many products differ. */
  differingProducts: z.number().int(),
  /** The number of products counted. */
  products: z.number().int(),
});
export type CountNowView = z.output<typeof countNowView>;

/** Counting changes no stock; the end of the count is in the audit log. */
const countsOnly = { none: 'No stock changes before the count is ended.' };

export const stockCountCalls = {
  get: call({
    endpoint: endpoints.stockCount.get,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'The count of the shelves that goes on, with what was found so far.',
    data: countNowView,
  }),
  start: call({
    endpoint: endpoints.stockCount.start,
    access: 'catalogue',
    audit: countsOnly,
    summary: 'Begins a count, or joins the one that goes on; no stock changes before it is ended.',
    data: countNowView,
  }),
  scan: call({
    endpoint: endpoints.stockCount.scan,
    access: 'catalogue',
    audit: countsOnly,
    summary: 'One piece more of the product with this barcode or reference; otherwise what may be meant.',
    input: z.object({ code: requiredText(limits.search) }),
    data: z.object({ line: lineView.nullable(), matches: z.array(matchView) }),
  }),
  set: call({
    endpoint: endpoints.stockCount.set,
    access: 'catalogue',
    audit: countsOnly,
    summary: 'How many pieces of a product were counted; null takes it out of the count.',
    input: z.object({ productId: idField, counted: stockField.nullable() }),
    data: countNowView,
  }),
  end: call({
    endpoint: endpoints.stockCount.end,
    access: 'catalogue',
    audit: 'stock',
    summary: 'Ends a count: books its differences in one step, or gives it up.',
    input: z.object({ countId: idField, applies: z.boolean() }),
    data: z.object({
      changed: z.number().int(),
      /** Products with fewer pieces counted than were sold since: their stock is 0 now. */
      short: z.array(z.string()),
    }),
  }),
};
