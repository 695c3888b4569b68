import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { guestAddressInput } from './address.ts';
import { call } from './call.ts';
import { flagField, idField, limits, quantityField } from './fields.ts';
import { productView } from './product-fields.ts';

export const cartItemView = z.object({
  _id: z.string(),
  quantity: z.number().int(),
  productId: productView,
});
export type CartItemView = z.output<typeof cartItemView>;

/** Not in the specification; sent by the shop's own pages: products have only the fields a cart shows, like those in lists of cards. */
const short = flagField.optional();

/** A product as list items carry it: its id, or the product object (decision 9). */
export const productReference = z.union([
  idField,
  z.object({ _id: idField }).transform((object) => object._id),
]);

export const cartCalls = {
  create: call({
    endpoint: endpoints.cart.create,
    access: 'user',
    summary: 'Puts one piece of a product in the cart.',
    input: z.object({ productId: idField, short }),
    data: cartItemView,
    status: 201,
  }),
  get: call({
    endpoint: endpoints.cart.get,
    access: 'user',
    summary: 'The cart with current prices and stock.',
    input: z.object({ short }),
    data: z.array(cartItemView),
  }),
  updateQty: call({
    endpoint: endpoints.cart.updateQty,
    access: 'user',
    summary: 'Sets the quantity of a cart line.',
    input: z.object({ _id: idField, qty: quantityField, short }),
    data: cartItemView,
  }),
  deleteItem: call({
    endpoint: endpoints.cart.deleteItem,
    access: 'user',
    summary: 'Takes a line out of the cart.',
    input: z.object({ _id: idField }),
  }),
};

export const authCalls = {
  mergeGuestData: call({
    endpoint: endpoints.auth.mergeGuestData,
    access: 'user',
    summary: 'Adds a guest cart and guest addresses to the account; safe to repeat with an Idempotency-Key.',
    input: z.object({
      guestCart: z
        .array(z.object({ productId: productReference, quantity: quantityField }))
        .max(limits.cartLines)
        .default([]),
      /** Null for an address that cannot be read. It is left out, so that it does not hold up the cart. */
      guestAddresses: z
        .array(guestAddressInput.nullable().catch(null))
        .max(limits.guestAddresses)
        .default([]),
    }),
    data: z.object({
      /** Lines whose quantity was capped by stock. */
      capped: z.array(z.object({ productId: z.string(), quantity: z.number().int() })),
      /** Products that no longer exist or are sold out and were not in the account's cart. */
      dropped: z.array(z.string()),
      addedAddresses: z.number().int(),
      /** Addresses that were left out: a field is missing, or the phone or e-mail cannot be read. */
      skippedAddresses: z.number().int(),
    }),
  }),
};
