import { changeMatching } from '#core/product-list/change-matching.ts';
import { changeProducts } from '#core/product-list/change-products.ts';
import { findMatched } from '#core/product-list/matching.ts';
import { findNewestUndoable, findProgress } from '#core/product-list/matching-progress.ts';
import { findListedProducts } from '#core/product-list/product-list-queries.ts';
import { undoMatching } from '#core/product-list/undo-matching.ts';
import type { NounHandlers } from '../handler.ts';
import { presentAdminProduct } from '../product/present-product.ts';

export const productListHandlers: NounHandlers<'productList'> = {
  async find({ store }, input) {
    const { products, totalCount } = await findListedProducts(store.db, input);
    return { message: 'done', data: products.map(presentAdminProduct), beside: { totalCount } };
  },

  async change({ store, user }, { changes }) {
    const outcome = await changeProducts(store, user, changes);
    if (!outcome.ok) return outcome;
    const { products, before } = outcome.value;
    return { message: 'productSaved', data: { products: products.map(presentAdminProduct), before } };
  },

  async match({ store }, matching) {
    return { message: 'done', data: await findMatched(store.db, matching) };
  },

  async changeMatching({ store, user }, { id, stamp, step, ...matching }) {
    const outcome = await changeMatching(store, user, { id, stamp, step, matching });
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },

  async followMatching({ store, user }, { id }) {
    const found = id === undefined ? findNewestUndoable(store, user.id) : findProgress(store.db, id);
    return { message: 'done', data: (await found) ?? null };
  },

  async undoMatching({ store, user }, { id }) {
    const outcome = await undoMatching(store, user, id);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
};
