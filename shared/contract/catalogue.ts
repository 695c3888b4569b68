import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import {
  francsOutput,
  idField,
  limits,
  optionalText,
  pageBeside,
  pageOf,
  pageSizeField,
  requiredText,
  stockField,
  versionField,
} from './fields.ts';
import { cardListBeside, cardListFields } from './list-choice.ts';
import {
  categoryView,
  imageField,
  productInputShape,
  productInputs,
  productView,
  shadeView,
} from './product-fields.ts';

export type CategoryView = z.output<typeof categoryView>;

/** A category in the admin's list and form; `version` is one more with each saved form. */
export const versionedCategoryView = categoryView.extend({ version: z.number().int() });
export type VersionedCategoryView = z.output<typeof versionedCategoryView>;

/** `position` is the place the owner chose; categories without one follow by name. */
const placedCategoryView = versionedCategoryView.extend({ position: z.number().int().nullable() });
export type PlacedCategoryView = z.output<typeof placedCategoryView>;

export const subCategoryView = versionedCategoryView.extend({ category: z.array(categoryView) });
export type SubCategoryView = z.output<typeof subCategoryView>;

export type ProductView = z.output<typeof productView>;
export type ShadeView = z.output<typeof shadeView>;

/** What the product page's swatches need to know about the other shades. */
const familyShadeView = z.object({
  _id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  shade: shadeView,
  stock: z.number().int(),
  image: z.array(z.string()),
  price: francsOutput,
  discount: z.number().int(),
  /** Set for shades that are chosen to match the skin. */
  depth: z.string().nullable(),
  undertone: z.string().nullable(),
});
export type FamilyShadeView = z.output<typeof familyShadeView>;

export const productDetailsView = productView.extend({
  familyShades: z.array(familyShadeView),
  /** Address of the picture that is shown beside a shared link, in the language of the call. */
  preview: z.string(),
});
export type ProductDetailsView = z.output<typeof productDetailsView>;

export const deletedProductView = productView.extend({ deletedAt: z.string(), restorableUntil: z.string() });
export type DeletedProductView = z.output<typeof deletedProductView>;

const references = productInputs.categories;

function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

const moveInput = z.object({ _id: idField, to: idField });

export const categoryCalls = {
  addCategory: call({
    endpoint: endpoints.category.addCategory,
    access: 'catalogue',
    audit: 'category',
    summary: 'Adds a category.',
    input: z.object({
      name: requiredText(limits.name),
      image: imageField,
      nameFr: optionalText(limits.name).nullable().optional(),
    }),
    data: versionedCategoryView,
    status: 201,
  }),
  get: call({
    endpoint: endpoints.category.get,
    access: 'public',
    summary: 'All categories.',
    data: z.array(placedCategoryView),
  }),
  update: call({
    endpoint: endpoints.category.update,
    access: 'catalogue',
    audit: 'category',
    summary: 'Changes a category. 409 with the current version where `version` is an old one.',
    input: z.object({
      _id: idField,
      name: requiredText(limits.name),
      image: imageField,
      nameFr: optionalText(limits.name).nullable().optional(),
      version: versionField.optional(),
    }),
    data: versionedCategoryView,
  }),
  delete: call({
    endpoint: endpoints.category.delete,
    access: 'catalogue',
    audit: 'category',
    summary: 'Deletes a category that no product or sub-category uses.',
    input: z.object({ _id: idField }),
  }),
  moveContents: call({
    endpoint: endpoints.category.moveContents,
    access: 'catalogue',
    audit: 'category',
    summary: 'Files the products and sub-categories of a category under another one.',
    input: moveInput,
    data: z.object({ products: z.number().int(), subCategories: z.number().int() }),
  }),
  arrange: call({
    endpoint: endpoints.category.arrange,
    access: 'catalogue',
    audit: 'category',
    summary: 'Puts categories into an order; those that are not named follow by name.',
    input: z.object({ ids: z.array(idField).max(200, 'maxEntries:200').refine(isEachOnce, 'invalid') }),
    data: z.array(placedCategoryView),
  }),
};

export const subCategoryCalls = {
  create: call({
    endpoint: endpoints.subcategory.create,
    access: 'catalogue',
    audit: 'sub_category',
    summary: 'Adds a sub-category.',
    input: z.object({
      name: requiredText(limits.name),
      image: imageField,
      category: references,
      nameFr: optionalText(limits.name).nullable().optional(),
    }),
    data: subCategoryView,
    status: 201,
  }),
  get: call({
    endpoint: endpoints.subcategory.get,
    access: 'public',
    summary: 'All sub-categories with their categories.',
    data: z.array(subCategoryView),
  }),
  update: call({
    endpoint: endpoints.subcategory.update,
    access: 'catalogue',
    audit: 'sub_category',
    summary:
      'Changes a sub-category. 409 with the current version where `version` is an old one, and where products would be in none of its categories.',
    input: z.object({
      _id: idField,
      name: requiredText(limits.name),
      image: imageField,
      category: references,
      nameFr: optionalText(limits.name).nullable().optional(),
      version: versionField.optional(),
      /** Also adds `category` to those of its products that would otherwise be in none of these categories. */
      fileProducts: z.boolean().default(false),
    }),
    data: subCategoryView,
  }),
  delete: call({
    endpoint: endpoints.subcategory.delete,
    access: 'catalogue',
    audit: 'sub_category',
    summary: 'Deletes a sub-category that no product uses.',
    input: z.object({ _id: idField }),
  }),
  moveProducts: call({
    endpoint: endpoints.subcategory.moveProducts,
    access: 'catalogue',
    audit: 'sub_category',
    summary: 'Files the products of a sub-category under another one.',
    input: moveInput,
    data: z.object({ products: z.number().int() }),
  }),
};

export const productCalls = {
  create: call({
    endpoint: endpoints.product.create,
    access: 'catalogue',
    audit: 'product',
    summary: 'Adds a product. Optional header: Idempotency-Key.',
    input: z.object(productInputShape),
    data: productView,
    status: 201,
  }),
  get: call({
    endpoint: endpoints.product.get,
    access: 'public',
    summary:
      'Products page by page, newest first, optionally searched; drafts too for an admin. With `onSale` what shoppers may buy, at their prices; the shop’s people find it by barcode and reference as well.',
    input: z.object({
      ...pageOf(12),
      search: optionalText(limits.search).default(''),
      onSale: z.boolean('invalid').default(false),
    }),
    data: z.array(productView),
    beside: { totalNoPage: z.number().int(), totalCount: z.number().int(), page: z.number().int() },
  }),
  getByCategory: call({
    endpoint: endpoints.product.getByCategory,
    access: 'public',
    summary: 'Products of a category (or of several: the first ones of each).',
    input: z.object({
      id: z.union([idField, z.array(idField).min(1).max(40)]),
      limit: pageSizeField.default(24),
      families: cardListFields.families,
    }),
    data: z.array(productView),
  }),
  getByCategoryAndSubCategory: call({
    endpoint: endpoints.product.getByCategoryAndSubCategory,
    access: 'public',
    summary: 'Products of a sub-category inside a category, or of the whole category, page by page.',
    input: z
      .object({
        categoryId: idField,
        /** Left out by the shop's own page of a whole category, which asks for families (decision 37). */
        subCategoryId: idField.optional(),
        ...pageOf(8),
        ...cardListFields,
      })
      .refine(({ subCategoryId, families }) => subCategoryId !== undefined || families === true, {
        path: ['subCategoryId'],
        error: 'required',
        // Runs even where other fields are wrong: a form gets the problems of all its fields at once.
        when: () => true,
      }),
    data: z.array(productView),
    beside: { ...pageBeside, ...cardListBeside },
  }),
  getDetails: call({
    endpoint: endpoints.product.getDetails,
    access: 'public',
    summary: 'One product with the shades of its family.',
    input: z.object({ productId: idField }),
    data: productDetailsView,
  }),
  getByIds: call({
    endpoint: endpoints.product.getByIds,
    access: 'public',
    // A guest's cart is read with each page she opens, and many guests share the address of one mobile network.
    limit: {
      perAddress: { requests: 3_000, minutes: 10 },
      perAccount: { requests: 300, minutes: 10 },
    },
    summary:
      'The products that a browser has remembered, as cards show them, in the order of the ids; those that are gone are left out.',
    input: z.object({
      ids: z.array(idField).min(1).max(limits.namedProducts, `maxEntries:${limits.namedProducts}`),
    }),
    data: z.array(productView),
  }),
  getGoesWith: call({
    endpoint: endpoints.product.getGoesWith,
    access: 'public',
    limit: {
      perAddress: { requests: 600, minutes: 10 },
      perAccount: { requests: 300, minutes: 10 },
    },
    summary:
      'What goes with the products of a cart, one card a family: bought with them by others, or beside them on the shelves.',
    input: z.object({
      ids: z.array(idField).min(1).max(limits.namedProducts, `maxEntries:${limits.namedProducts}`),
      limit: z.number().int().min(1).max(12).default(4),
    }),
    data: z.array(productView),
  }),
  updateDetails: call({
    endpoint: endpoints.product.updateDetails,
    access: 'catalogue',
    audit: 'product',
    summary:
      'Changes a product; absent optional fields are kept. 409 with the product where `version` is an old one. Optional header: Idempotency-Key.',
    input: z.object({
      _id: idField,
      ...productInputShape,
      /** The version the form was filled from. */
      version: versionField.optional(),
      /** The stock the form was filled with: only the difference between it and `stock` is applied. */
      stockSeen: stockField.optional(),
    }),
    data: productView,
  }),
  delete: call({
    endpoint: endpoints.product.delete,
    access: 'catalogue',
    audit: 'product',
    summary: 'Takes a product out of the shop; orders keep their snapshot.',
    input: z.object({ _id: idField }),
  }),
  getDeleted: call({
    endpoint: endpoints.product.getDeleted,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'Deleted products that can still be restored, the last deleted first.',
    input: z.object(pageOf(12)),
    data: z.array(deletedProductView),
    beside: pageBeside,
  }),
  restore: call({
    endpoint: endpoints.product.restore,
    access: 'catalogue',
    audit: 'product',
    summary: 'Brings a deleted product back as it was, for 30 days.',
    input: z.object({ _id: idField }),
    data: productView,
  }),
  search: call({
    endpoint: endpoints.product.search,
    access: 'public',
    summary: 'Products that match a text, best first, 12 a page.',
    input: z.object({
      search: optionalText(limits.search).default(''),
      ...pageOf(12),
      ...cardListFields,
    }),
    data: z.array(productView),
    beside: {
      ...pageBeside,
      ...cardListBeside,
      /** In a list of families: typed words that the search gave up because no product has them all. */
      dropped: z.array(z.string()).optional(),
      /** In a list of families: typed words that the shop does not know, with the words searched for instead. */
      corrected: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })).optional(),
    },
  }),
  getOffers: call({
    endpoint: endpoints.product.getOffers,
    access: 'public',
    summary: 'Products with a discount, the highest first, 12 a page.',
    input: z.object({
      ...pageOf(12),
      ...cardListFields,
    }),
    data: z.array(productView),
    beside: { ...pageBeside, ...cardListBeside },
  }),
  getClearance: call({
    endpoint: endpoints.product.getClearance,
    access: 'public',
    summary: 'Products at 40 % off or more, and last pieces, 12 a page.',
    input: z.object({
      ...pageOf(12),
      ...cardListFields,
    }),
    data: z.array(productView),
    beside: { ...pageBeside, ...cardListBeside },
  }),
};

export const fileCalls = {
  upload: call({
    endpoint: endpoints.file.upload,
    access: 'catalogue',
    audit: { none: 'A picture changes nothing until a form names it, and that form is recorded.' },
    limit: {
      perAddress: { requests: 600, minutes: 10 },
      perAccount: { requests: 300, minutes: 10 },
    },
    summary: 'Decodes, re-encodes and stores a picture.',
    fileField: 'image',
    data: z.object({ url: z.string() }),
    status: 201,
  }),
  makePlain: call({
    endpoint: endpoints.file.makePlain,
    access: 'catalogue',
    audit: { none: 'A picture changes nothing until a form names it, and that form is recorded.' },
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 100, minutes: 10 },
    },
    summary:
      'Makes a further picture with a white background of one that was uploaded, where it has a plain one.',
    input: z.object({ url: imageField }),
    data: z.object({ url: z.string() }),
    status: 201,
  }),
};
