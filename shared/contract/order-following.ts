import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { returnReasons, returnStates } from '../return-request.ts';
import { deliveryPlace } from './address.ts';
import { call } from './call.ts';
import { idField, instant, limits, optionalText, requiredText } from './fields.ts';
import { orderView } from './order.ts';

/** What a tracking link shows: neither address, name and phone, nor what is in the parcel. */
const trackingView = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  /** Oldest first; the first one is the placing of the order. */
  events: z.array(z.object({ status: z.enum(orderStatuses), at: instant })),
  returnRequest: z.object({ state: z.enum(returnStates), answer: z.string() }).nullable(),
});
export type TrackingView = z.output<typeof trackingView>;

const ownTrackingView = trackingView.extend({
  /** For the link /track/{token}, which works without a login. */
  trackingToken: z.string(),
});
export type OwnTrackingView = z.output<typeof ownTrackingView>;

const lineAgainView = z.object({
  productId: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** Pieces of the earlier order. */
  quantity: z.number().int(),
  /** Pieces in the cart now. */
  inCart: z.number().int(),
  /** Why there are fewer than ordered then. */
  shortage: z.enum(['gone', 'sold_out', 'stock_short', 'cart_full']).nullable(),
});
export type LineAgainView = z.output<typeof lineAgainView>;

/** One of the own addresses, or a whole new place, or only another phone. */
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
    summary: "An own order's receipt as a PDF, in the language of the page.",
    input: z.object({ _id: idField }),
    data: z.object({ fileName: z.string(), pdf: z.base64() }),
  }),
  trackByLink: call({
    endpoint: endpoints.order.trackByLink,
    access: 'public',
    summary: 'How far an order is, by its tracking link, without a login.',
    input: z.object({ token: requiredText(64) }),
    data: trackingView,
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
    summary: 'Asks to return an own order, once and within 14 days after its delivery.',
    input: z.object({
      _id: idField,
      reason: z.enum(returnReasons),
      details: optionalText(limits.returnDetails).optional(),
    }),
    data: orderView,
    status: 201,
  }),
};
