import { addToCart } from '#core/cart/add-to-cart.ts';
import { listCart } from '#core/cart/cart-queries.ts';
import { changeQuantity } from '#core/cart/change-quantity.ts';
import { removeFromCart } from '#core/cart/remove-from-cart.ts';
import type { NounHandlers } from '../handler.ts';
import { presentCartItem } from './present-cart-item.ts';

export const cartHandlers: NounHandlers<'cart'> = {
  async create({ store, user }, input) {
    const outcome = await addToCart(store, user, input.productId);
    if (!outcome.ok) return outcome;
    return { message: 'cartItemAdded', data: presentCartItem(outcome.value, input) };
  },

  async get({ store, user }, input) {
    const lines = await listCart(store.db, user.id);
    return { message: 'done', data: lines.map((line) => presentCartItem(line, input)) };
  },

  async updateQty({ store, user }, input) {
    const outcome = await changeQuantity(store, user, { id: input._id, quantity: input.qty });
    if (!outcome.ok) return outcome;
    return { message: 'cartUpdated', data: presentCartItem(outcome.value, input) };
  },

  async deleteItem({ store, user }, input) {
    const outcome = await removeFromCart(store, user, input._id);
    if (!outcome.ok) return outcome;
    return { message: 'cartItemRemoved', data: null };
  },
};
