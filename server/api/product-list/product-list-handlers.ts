import { changeProducts } from '#core/product-list/change-products.ts';
import { findListedProducts } from '#core/product-list/product-list-queries.ts';
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
};
