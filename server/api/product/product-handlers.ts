import { findCurrentUser } from '#core/accounts/find-current-user.ts';
import { addProduct } from '#core/catalogue/add-product.ts';
import { changeProduct } from '#core/catalogue/change-product.ts';
import { deleteProduct } from '#core/catalogue/delete-product.ts';
import { listGoesWith } from '#core/catalogue/goes-with.ts';
import { sourceOfCategory, sourceOfClearance, sourceOfOffers } from '#core/catalogue/list-sources.ts';
import { listClearance, listOffers } from '#core/catalogue/offer-queries.ts';
import type { PageOf, ProductPage } from '#core/catalogue/product.ts';
import {
  findProductDetails,
  findUnknownIn,
  listProductsOfCategories,
  listProductsOfSubCategory,
} from '#core/catalogue/product-queries.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import { listDeletedProducts, restoreProduct } from '#core/catalogue/restore-product.ts';
import { previewOf, previewPath } from '#core/previews/preview.ts';
import { findForCards } from '#core/search/find-for-cards.ts';
import { searchAdminProducts, searchSoldProducts } from '#core/search/search-admin-products.ts';
import { searchProducts } from '#core/search/search-products.ts';
import { spellCorrections } from '#core/search/spell-words.ts';
import { isAllowed } from '#shared/access.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { pagesOf } from '../pages-of.ts';
import { answerCards, asksForCards } from './answer-cards.ts';
import {
  presentAdminProduct,
  presentCard,
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
    // The client renews a stale token. Treating the request as a guest's would hide an admin's drafts.
    if (bearer !== undefined && !reader) return refuse('SESSION_ENDED');
    const isAdmin = reader !== undefined && isAllowed('catalogue', reader.role) && !input.onSale;
    const isOffice = reader !== undefined && isAllowed('office', reader.role);
    const find = isAdmin ? searchAdminProducts : isOffice ? searchSoldProducts : searchProducts;
    const { products, totalCount } = await find(store.db, input);
    return {
      message: 'done',
      data: products.map(isAdmin ? presentAdminProduct : presentProduct),
      beside: { totalNoPage: pagesOf(totalCount, input.limit), totalCount, page: input.page },
    };
  },
  async getByCategory({ store }, { id, limit, families = false }) {
    const ids = typeof id === 'string' ? [id] : id;
    const outcome = await listProductsOfCategories(store.db, ids, limit, families);
    if (!outcome.ok) return outcome;
    return { message: 'done', data: outcome.value.map(families ? presentCard : presentProduct) };
  },
  async getByCategoryAndSubCategory({ store }, { categoryId, subCategoryId, ...asked }) {
    const listing = { categoryId, subCategoryId };
    const list =
      subCategoryId !== undefined && !asksForCards(asked)
        ? listProductsOfSubCategory(store.db, { categoryId, subCategoryId }, asked).then((page) =>
            presentPage(page, asked),
          )
        : answerCards(store, sourceOfCategory(categoryId, subCategoryId), 'fitting', asked);
    const [unknown, answer] = await Promise.all([findUnknownIn(store.db, listing), list]);
    return unknown ? refuse(unknown) : answer;
  },
  async getDetails({ store, language }, { productId }) {
    const found = await findProductDetails(store.db, productId);
    if (!found) return refuse('PRODUCT_NOT_FOUND');
    const preview = previewPath(previewOf(found.product, language, store.settings.name));
    return { message: 'done', data: presentProductDetails(found.product, found.familyShades, preview) };
  },
  async getByIds({ store }, { ids }) {
    const products = await listProductsByIds(store.db, [...new Set(ids)]);
    return { message: 'done', data: products.map(presentCard) };
  },
  async getGoesWith({ store }, { ids, limit }) {
    const products = await listGoesWith(store.db, { ids, limit });
    return { message: 'done', data: products.map(presentCard) };
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
    return outcome.ok ? { message: 'productRestored', data: presentAdminProduct(outcome.value) } : outcome;
  },
  async search({ store, language }, { search, ...asked }) {
    if (!asksForCards(asked)) {
      const plain = presentPage(await searchProducts(store.db, { search, ...asked }), asked);
      return { ...plain, beside: { ...plain.beside, dropped: undefined, corrected: undefined } };
    }
    const isRanked = (asked.choice?.sort ?? 'best') === 'best';
    const finding = findForCards(store.db, search, { isRanked });
    const [answer, { dropped, wrong, shelfNames }] = await Promise.all([
      answerCards(
        store,
        finding.then(({ source }) => source),
        search.trim() === '' ? 'newest' : 'best',
        asked,
      ),
      finding,
    ]);
    const corrected = await spellCorrections(store.db, wrong, { shelfNames, shown: answer.data, language });
    return { ...answer, beside: { ...answer.beside, dropped, corrected } };
  },
  async getOffers({ store }, asked) {
    if (!asksForCards(asked)) return presentPage(await listOffers(store.db, asked), asked);
    return answerCards(store, sourceOfOffers, 'discount', asked);
  },
  async getClearance({ store }, asked) {
    if (!asksForCards(asked)) return presentPage(await listClearance(store.db, asked), asked);
    return answerCards(store, sourceOfClearance, 'discount', asked);
  },
};

function presentPage({ products, totalCount }: ProductPage, { page, limit }: PageOf) {
  return {
    message: 'done' as const,
    data: products.map(presentProduct),
    beside: { page, totalPage: pagesOf(totalCount, limit), totalCount, facets: undefined },
  };
}
