import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { CHANGES_AT_ONCE, productListSorts, productListViews } from '../product-list.ts';
import { call, readsOnly } from './call.ts';

import {
  idField,
  limits,
  optionalText,
  pageField,
  pageSizeField,
  percentField,
  priceField,
  stockField,
} from './fields.ts';
import { productView } from './product-fields.ts';

const productChange = z.object({
  id: idField,
  price: priceField.optional(),
  discount: percentField.optional(),
  stock: stockField.optional(),
  /** The stock that was shown: only the difference to it is applied, so that a sale since then stays sold. */
  stockSeen: stockField.optional(),
  isPublished: z.boolean('invalid').optional(),
  /** Both shelves are set together: what is not named is left. */
  shelf: z
    .object({
      categories: z.array(idField).max(limits.categories, `maxEntries:${limits.categories}`),
      subCategories: z.array(idField).max(limits.categories, `maxEntries:${limits.categories}`),
    })
    .optional(),
});

export const productListCalls = {
  find: call({
    endpoint: endpoints.productList.find,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'Products of the catalogue and drafts, narrowed and sorted, page by page.',
    input: z.object({
      /** Parts of a name in either language, of a shade or of the reference. */
      search: optionalText(limits.search).default(''),
      view: z.enum(productListViews, 'invalid').default('all'),
      category: idField.optional(),
      /** As the details of products name it. */
      brand: optionalText(limits.detailText).optional(),
      sort: z.enum(productListSorts, 'invalid').default('newest'),
      page: pageField.default(1),
      limit: pageSizeField.default(24),
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
      /** The same fields with the values from before; sent as `changes`, they undo the call. */
      before: z.array(productChange),
    }),
  }),
};
