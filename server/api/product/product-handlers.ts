import { findCurrentUser } from '#core/accounts/find-current-user.ts';
import { addProduct } from '#core/catalogue/add-product.ts';
import { changeProduct } from '#core/catalogue/change-product.ts';
import { deleteProduct } from '#core/catalogue/delete-product.ts';
import { listClearance, listOffers } from '#core/catalogue/offer-queries.ts';
import type { PageOf, ProductPage } from '#core/catalogue/product.ts';
import {
  findProductDetails,
  listProductsOfCategories,
  listProductsOfSubCategory,
} from '#core/catalogue/product-queries.ts';
import { listDeletedProducts, restoreProduct } from '#core/catalogue/restore-product.ts';
import { previewOf, previewPath } from '#core/previews/preview.ts';
import { searchAdminProducts } from '#core/search/search-admin-products.ts';
import { searchProducts } from '#core/search/search-products.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import {
  presentAdminProduct,
  presentDeletedProduct,
  presentProduct,
  presentProductDetails,
} from './present-product.ts';
import { readProductForm } from './read-product-form.ts';

export const productHandlers: NounHandlers<'product'> = {
  async create({ store, user, idempotencyKey }, input) {
    const outcome = await addProduct(store, user, readProductForm(input), idempotencyKey);
    return outcome.ok ? { message: 'productAdded', data: presentAdminProduct(outcome.value) } : outcome;
  },
  async get({ store, bearer }, input) {
    const reader = bearer === undefined ? undefined : await findCurrentUser(store, bearer);
    // A stale token is renewed by the client; taken for nobody, it would hide an admin's drafts.
    if (bearer !== undefined && !reader) return refuse('SESSION_ENDED');
    const isAdmin = reader?.role === 'ADMIN';
    const { products, totalCount } = await (isAdmin ? searchAdminProducts : searchProducts)(store.db, input);
    return {
      message: 'done',
      data: products.map(isAdmin ? presentAdminProduct : presentProduct),
      beside: { totalNoPage: pagesOf(totalCount, input.limit), totalCount, page: input.page },
    };
  },
  async getByCategory({ store }, { id, limit }) {
    const outcome = await listProductsOfCategories(store.db, typeof id === 'string' ? [id] : id, limit);
    return outcome.ok ? { message: 'done', data: outcome.value.map(presentProduct) } : outcome;
  },
  async getByCategoryAndSubCategory({ store }, { categoryId, subCategoryId, ...page }) {
    const outcome = await listProductsOfSubCategory(store.db, { categoryId, subCategoryId }, page);
    if (!outcome.ok) return outcome;
    const { products, totalCount } = outcome.value;
    return {
      message: 'done',
      data: products.map(presentProduct),
      beside: { page: page.page, totalCount, totalPage: pagesOf(totalCount, page.limit) },
    };
  },
  async getDetails({ store, language }, { productId }) {
    const found = await findProductDetails(store.db, productId);
    if (!found) return refuse('PRODUCT_NOT_FOUND');
    const preview = previewPath(previewOf(found.product, language, store.settings.name));
    return { message: 'done', data: presentProductDetails(found.product, found.familyShades, preview) };
  },
  async updateDetails({ store, user, idempotencyKey }, { _id, version, stockSeen, ...input }) {
    const form = { id: _id, version, stockSeen, ...readProductForm(input) };
    const outcome = await changeProduct(store, user, form, idempotencyKey);
    if ('current' in outcome) return refuse('PRODUCT_CHANGED', presentAdminProduct(outcome.current));
    return outcome.ok ? { message: 'productSaved', data: presentAdminProduct(outcome.value) } : outcome;
  },
  async delete({ store, user }, { _id }) {
    const outcome = await deleteProduct(store, user, _id);
    return outcome.ok ? { message: 'productDeleted', data: null } : outcome;
  },
  async getDeleted({ store }, input) {
    const { deleted, totalCount } = await listDeletedProducts(store, input);
    return {
      message: 'done',
      data: deleted.map(presentDeletedProduct),
      beside: { page: input.page, totalPage: pagesOf(totalCount, input.limit), totalCount },
    };
  },
  async restore({ store, user }, { _id }) {
    const outcome = await restoreProduct(store, user, _id);
    return outcome.ok ? { message: 'productRestored', data: presentProduct(outcome.value) } : outcome;
  },
  async search({ store }, input) {
    const { products, totalCount } = await searchProducts(store.db, input);
    return {
      message: 'done',
      data: products.map(presentProduct),
      beside: { page: input.page, totalPage: pagesOf(totalCount, input.limit), totalCount },
    };
  },
  async getOffers({ store }, input) {
    return presentPage(await listOffers(store.db, input), input);
  },
  async getClearance({ store }, input) {
    return presentPage(await listClearance(store.db, input), input);
  },
};

function presentPage({ products, totalCount }: ProductPage, { page, limit }: PageOf) {
  return {
    message: 'done' as const,
    data: products.map(presentProduct),
    beside: { page, totalPage: pagesOf(totalCount, limit), totalCount },
  };
}

/** Nothing found is still one page, an empty one. */
function pagesOf(totalCount: number, limit: number): number {
  return Math.max(1, Math.ceil(totalCount / limit));
}
