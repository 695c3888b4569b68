import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { call } from './call.ts';
import { cashField, idField, limits, optionalText, quantityField, wholeNumber } from './fields.ts';

/** Pieces of one product that leave an order. */
const leavingPieces = z.object({
  productId: idField,
  /** The quantity that was shown in the order, so that a second press does not take the pieces out twice. */
  of: quantityField,
  quantity: quantityField,
  /** How many of these pieces cannot be sold again. */
  damaged: wholeNumber(0, limits.quantity).default(0),
});
const severalPieces = z
  .array(leavingPieces)
  .min(1, 'required')
  .max(limits.cartLines, `maxEntries:${limits.cartLines}`);

/** The order's state as it was shown. */
const shown = z.enum(orderStatuses, 'invalid');
const note = optionalText(limits.orderNote).default('');

/** These calls return no data: the result is read with the order. */
export const orderLinesCalls = {
  takeOut: call({
    endpoint: endpoints.orderLines.takeOut,
    access: 'orders',
    audit: 'order',
    summary:
      'Takes pieces out of an order that is still here, or takes them back after its delivery; what was paid for them is owed back.',
    input: z.object({ orderId: idField, shown, pieces: severalPieces, note }),
  }),
  keepAtDoor: call({
    endpoint: endpoints.orderLines.keepAtDoor,
    access: 'orders',
    audit: 'order',
    summary:
      'Delivers an order without the pieces that were not kept at the door, with or without the cash for the rest.',
    input: z.object({
      orderId: idField,
      pieces: severalPieces,
      /** The amount shown as due for the rest. */
      due: cashField,
      /** The amount has come in cash. */
      isPaid: z.boolean('invalid'),
      note,
    }),
  }),
  swap: call({
    endpoint: endpoints.orderLines.swap,
    access: 'orders',
    audit: 'order',
    summary: 'Exchanges pieces of an order for another product; the difference is owed back, or to be paid.',
    input: z.object({
      orderId: idField,
      shown,
      piece: leavingPieces,
      /** The product that replaces the pieces. */
      into: idField,
      /** The total that was shown for after the swap. */
      seenTotal: cashField,
      note,
    }),
  }),
  add: call({
    endpoint: endpoints.orderLines.add,
    access: 'orders',
    audit: 'order',
    summary:
      'Adds pieces of a product to an order that is still here; they are to be paid with the rest of it.',
    input: z.object({
      orderId: idField,
      shown,
      productId: idField,
      quantity: quantityField,
      /** The total that was shown for after the change, so that a second press does not add the pieces twice. */
      seenTotal: cashField,
      note,
    }),
  }),
};
