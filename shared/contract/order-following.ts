import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { phoneChoices } from '../phone-messages.ts';
import { MOST_RETURN_PHOTOS, returnReasons, returnStates } from '../return-request.ts';
import { deliveryPlace } from './address.ts';
import { call } from './call.ts';
import { idField, instant, limits, optionalText, quantityField, requiredText } from './fields.ts';
import { moneyBackView } from './money-back.ts';
import { orderView } from './order.ts';

/**
 * What a tracking link shows: no address, name or phone, no contents, and of the money only what goes back. Where something must be paid
 * before the parcel leaves, also the page that takes it (decision 691).
 */
const trackingView = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  /** Oldest first; the first one is the placing of the order. */
  events: z.array(z.object({ status: z.enum(orderStatuses), at: instant })),
  /** `isBack`: what was to be returned is in the shop again. */
  returnRequest: z
    .object({ state: z.enum(returnStates), answer: z.string(), isBack: z.boolean() })
    .nullable(),
  /** The oldest first. */
  moneyBack: z.array(moneyBackView),
  isPickUp: z.boolean(),
  /** The last day of the promise ('2026-11-25'), and the hour on that day. */
  promisedOn: z.string().nullable(),
  promisedBefore: z.number().int().nullable(),
  /** Where the shop hands the order over; null for an order that is delivered. */
  pickUp: z.object({ address: z.string(), hours: z.object({ en: z.string(), fr: z.string() }) }).nullable(),
  /** The page '/pay/…' on which a rest is paid before the parcel leaves; null where nothing must be paid ahead. */
  payAhead: z.string().nullable(),
});

export type TrackingView = z.output<typeof trackingView>;

/** Null where there is no choice, because nothing is sent or a reply has stopped the messages. */
const phoneChoicesView = z
  .object({ chosen: z.enum(phoneChoices), offered: z.array(z.enum(phoneChoices)) })
  .nullable();
export type PhoneChoicesView = z.output<typeof phoneChoicesView>;

const linkedTrackingView = trackingView.extend({ phoneChoices: phoneChoicesView });
export type LinkedTrackingView = z.output<typeof linkedTrackingView>;

const ownTrackingView = trackingView.extend({
  /** The token of the link /track/{token}, which works without a login. */
  trackingToken: z.string(),
});
export type OwnTrackingView = z.output<typeof ownTrackingView>;

const lineAgainView = z.object({
  productId: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** Pieces in the earlier order. */
  quantity: z.number().int(),
  /** Pieces in the cart now. */
  inCart: z.number().int(),
  /** Why there are fewer than in the earlier order. */
  shortage: z.enum(['gone', 'sold_out', 'stock_short', 'cart_full']).nullable(),
});
export type LineAgainView = z.output<typeof lineAgainView>;

/** One of the shopper's own addresses, a whole new place, or only another phone. */
const changeDeliveryInput = z
  .object({
    _id: idField,
    addressId: idField.optional(),
    phone: optionalText(limits.phone).optional(),
    ...z.object(deliveryPlace).partial().shape,
  })
  .superRefine((input, problems) => {
    const places = Object.keys(deliveryPlace);
    const hasPlace = places.some((field) => Reflect.get(input, field) !== undefined);
    const missing = hasPlace && input.addressId === undefined ? places : [];
    if (!hasPlace && !input.phone && input.addressId === undefined) missing.push('addressId');
    for (const field of missing.filter((name) => Reflect.get(input, name) === undefined)) {
      problems.addIssue({ code: 'custom', path: [field], message: 'required' });
    }
  });

export const orderFollowingCalls = {
  getTracking: call({
    endpoint: endpoints.order.getTracking,
    access: 'user',
    summary: 'How far an own order is, with the token of the link that shows it to others.',
    input: z.object({ _id: idField }),
    data: ownTrackingView,
  }),
  getReceipt: call({
    endpoint: endpoints.order.getReceipt,
    access: 'user',
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 30, minutes: 10 },
    },
    summary:
      "Where an own order's receipt is fetched as a PDF, in the language of the page: an address that opens it for five minutes.",
    input: z.object({ _id: idField }),
    data: z.object({ address: z.string() }),
  }),
  trackByLink: call({
    endpoint: endpoints.order.trackByLink,
    access: 'public',
    summary: 'How far an order is, by its tracking link, without a login.',
    input: z.object({ token: requiredText(64) }),
    data: linkedTrackingView,
  }),
  choosePhoneMessages: call({
    endpoint: endpoints.order.choosePhoneMessages,
    access: 'public',
    summary: 'How news of an order reaches its phone, chosen by who has its tracking link.',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 30, minutes: 10 },
    },
    input: z.object({ token: requiredText(64), choice: z.enum(phoneChoices) }),
    data: phoneChoicesView,
  }),
  changeDelivery: call({
    endpoint: endpoints.order.changeDelivery,
    access: 'user',
    summary: 'Changes address and phone of an own order until it is packed.',
    input: changeDeliveryInput,
    data: orderView,
  }),
  cancelOrder: call({
    endpoint: endpoints.order.cancelOrder,
    access: 'user',
    summary: 'Cancels an own order before it is on its way; its pieces go back into stock.',
    input: z.object({ _id: idField }),
    data: orderView,
  }),
  orderAgain: call({
    endpoint: endpoints.order.orderAgain,
    access: 'user',
    summary: "Puts an own order's products back in the cart, as far as there are any.",
    input: z.object({ _id: idField }),
    data: z.array(lineAgainView),
  }),
  requestReturn: call({
    endpoint: endpoints.order.requestReturn,
    access: 'user',
    summary: 'Asks to return an own order or a part of it, once and within 14 days after its delivery.',
    input: z.object({
      _id: idField,
      reason: z.enum(returnReasons),
      details: optionalText(limits.returnDetails).optional(),
      /** The whole order if absent. */
      items: z
        .array(
          z.object({
            productId: idField,
            quantity: quantityField,
            /** The reason of the request if absent. */
            reason: z.enum(returnReasons).optional(),
          }),
        )
        .min(1, 'required')
        .max(limits.cartLines, `maxEntries:${limits.cartLines}`)
        .optional(),
      /** Addresses that `addReturnPhoto` answered. */
      photos: z
        .array(requiredText(limits.url))
        .max(MOST_RETURN_PHOTOS, `maxEntries:${MOST_RETURN_PHOTOS}`)
        .default([]),
    }),
    data: orderView,
    status: 201,
  }),
  addReturnPhoto: call({
    endpoint: endpoints.order.addReturnPhoto,
    access: 'user',
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 30, minutes: 60 },
    },
    summary: 'Takes a photo of what is to come back. One that no return names is deleted after a day.',
    fileField: 'photo',
    data: z.object({ url: z.string() }),
  }),
};
