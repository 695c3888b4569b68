import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import {
  CHANGES_AT_ONCE,
  matchingStates,
  matchingSteps,
  productListSorts,
  productListViews,
} from '../product-list.ts';
import { call, readsOnly } from './call.ts';

import {
  idField,
  instant,
  limits,
  optionalText,
  pageOf,
  percentField,
  priceField,
  stockField,
  wholeNumber,
} from './fields.ts';
import { productView } from './product-fields.ts';

const productChange = z.object({
  id: idField,
  price: priceField.optional(),
  discount: percentField.optional(),
  stock: stockField.optional(),
  /** The stock that was shown: only the difference from it is applied, so that pieces sold since then stay sold. */
  stockSeen: stockField.optional(),
  isPublished: z.boolean('invalid').optional(),
  /** Categories and sub-categories are set together: the product leaves those that are not named. */
  shelf: z
    .object({
      categories: z.array(idField).max(limits.categories, `maxEntries:${limits.categories}`),
      subCategories: z.array(idField).max(limits.categories, `maxEntries:${limits.categories}`),
    })
    .optional(),
});

/** The filter of the list, independent of its pages. */
const narrowed = {
  /** Parts of a name in either language, of a shade or of the reference. */
  search: optionalText(limits.search).default(''),
  view: z.enum(productListViews, 'invalid').default('all'),
  category: idField.optional(),
  /** As in the products' details. */
  brand: optionalText(limits.detailText).optional(),
};
export const matching = {
  ...narrowed,
  /** The search finds what `product.get` finds, including words close to those typed. */
  isNear: z.boolean('invalid').default(false),
};
/** The stamp that `match` returned. */
export const stampField = z.string().min(1, 'required').max(64, 'max:64');

const matchingView = z.object({
  id: z.string(),
  /** When the change was requested. */
  at: instant,
  /** 'changing' and 'undoing' continue by themselves, whether or not a page asks for the state. */
  state: z.enum(matchingStates),
  /** The number of products to change, without those that already have the value; or the number to undo. */
  count: z.number().int(),
  /** The number of products dealt with so far. */
  position: z.number().int(),
  /** How many of these were saved or deleted by someone before their turn, and stay as they are. */
  kept: z.number().int(),
});
export type MatchingView = z.output<typeof matchingView>;

export const productListCalls = {
  find: call({
    endpoint: endpoints.productList.find,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'Products of the catalogue and drafts, narrowed and sorted, page by page.',
    input: z.object({
      ...narrowed,
      sort: z.enum(productListSorts, 'invalid').default('newest'),
      ...pageOf(24),
    }),
    data: z.array(productView),
    beside: { totalCount: z.number().int() },
  }),
  change: call({
    endpoint: endpoints.productList.change,
    access: 'catalogue',
    audit: 'product',
    summary:
      'Changes price, discount, stock, publication or categories of one or many products, all or none. What they were before is answered, to take it back.',
    input: z.object({
      changes: z
        .array(productChange)
        .min(1, 'required')
        .max(CHANGES_AT_ONCE, `maxEntries:${CHANGES_AT_ONCE}`),
    }),
    data: z.object({
      products: z.array(productView),
      /** The same fields with their earlier values; sent as `changes`, they undo the call. */
      before: z.array(productChange),
    }),
  }),
  match: call({
    endpoint: endpoints.productList.match,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'How many products match, with what says later that they are still the same.',
    input: z.object(matching),
    data: z.object({
      count: z.number().int(),
      stamp: z.string(),
    }),
  }),
  changeMatching: call({
    endpoint: endpoints.productList.changeMatching,
    access: 'catalogue',
    audit: 'product_list',
    limit: { perAddress: { requests: 60, minutes: 10 }, perAccount: { requests: 30, minutes: 10 } },
    summary:
      'Changes price, discount, publication or categories of all products that match, or none. Refused where they are not those of the stamp any more.',
    input: z.object({
      ...matching,
      /** A new id for each press: the same id sent again changes nothing twice. */
      id: idField,
      stamp: stampField,
      step: z
        .object({
          kind: z.enum(matchingSteps, 'invalid'),
          by: wholeNumber(-9_999_999, 9_999_999).default(0),
          category: idField.optional(),
          subCategory: idField.optional(),
        })
        .refine(({ kind, by }) => kind !== 'discount' || (by >= 0 && by <= 100), {
          error: 'invalid',
          path: ['by'],
        }),
    }),
    data: matchingView,
  }),
  followMatching: call({
    endpoint: endpoints.productList.followMatching,
    access: 'catalogue',
    audit: readsOnly,
    summary:
      'How far a change of all that match is, or its undoing; null where none is known by this id. Without one: what the asking person changed last, if it can be undone.',
    input: z.object({ id: idField.optional() }),
    data: matchingView.nullable(),
  }),
  undoMatching: call({
    endpoint: endpoints.productList.undoMatching,
    access: 'catalogue',
    audit: 'product_list',
    summary: 'Takes one change of all that matched back as a whole, for a day. What was changed since stays.',
    input: z.object({ id: idField }),
    data: matchingView,
  }),
};
