import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses, paymentStatuses } from '../order-status.ts';
import { paymentMethods } from '../payment-methods.ts';
import { returnReasons, returnStates } from '../return-request.ts';
import { call } from './call.ts';
import { productReference } from './cart.ts';
import { francsOutput, idField, limits, optionalText, pageSizeField, quantityField } from './fields.ts';
import { moneyBackView } from './money-back.ts';
import { onlineMethodField, payerPhoneField } from './payment.ts';

export const orderLineView = z.object({
  productId: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  image: z.array(z.string()),
  unit: z.string(),
  /** Unit price before discount at the time of the order. */
  price: francsOutput,
  discount: z.number().int(),
  /** Unit price paid. */
  discountedPrice: francsOutput,
  quantity: z.number().int(),
  /** The line's share of what a code took off the order. */
  reduction: francsOutput,
});

export const orderView = z.object({
  _id: z.string(),
  orderId: z.string(),
  createdAt: z.iso.datetime(),
  payment_status: z.enum(paymentStatuses),
  paymentId: z.string(),
  payment_method: z.enum(paymentMethods),
  /** Paid at the sandbox or an emulator: no money has moved. */
  payment_simulated: z.boolean(),
  order_status: z.enum(orderStatuses),
  totalAmt: francsOutput,
  /** Still to be paid; 0 where the order is paid or has ended. */
  leftToPay: francsOutput,
  /** The page '/pay/…' on which that is paid before the parcel leaves; null where it is not paid ahead. */
  payAhead: z.string().nullable(),
  subTotalAmt: francsOutput,
  /** The money off the products as a whole; `totalAmt` includes it, like the fee (decision 574). */
  reduction: francsOutput,
  deliveryFee: francsOutput,
  quantity: z.number().int(),
  /** The first line, as the specification shows it; all lines are in `items` (decision 6). */
  product_details: z.object({ name: z.string(), nameFr: z.string().nullable(), image: z.array(z.string()) }),
  items: z.array(orderLineView),
  delivery_address: z.object({
    name: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
    mobile: z.string(),
  }),
  /** The shopper's phone for this order; E.164. */
  phone: z.string(),
  /** For the rider. */
  deliveryNote: z.string(),
  /** Picked up at the shop. */
  isPickUp: z.boolean(),
  /** The zone that set the delivery fee; empty where there was none. */
  deliveryZone: z.string(),
  /** The last day of the promise ('2026-11-25'), and the hour on that day. */
  promisedOn: z.string().nullable(),
  promisedBefore: z.number().int().nullable(),
  /** Empty where no code was used. */
  promoCode: z.string(),
  /** A return can be asked for until then; null for an order that was not delivered. */
  return_until: z.iso.datetime().nullable(),
  return_request: z
    .object({
      reason: z.enum(returnReasons),
      details: z.string(),
      state: z.enum(returnStates),
      answer: z.string(),
      requestedAt: z.iso.datetime(),
      /** The pieces to be returned. */
      items: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          nameFr: z.string().nullable(),
          quantity: z.number().int(),
          reason: z.enum(returnReasons),
        }),
      ),
      photos: z.array(z.string()),
      /** The pieces are in the shop again. */
      isBack: z.boolean(),
    })
    .nullable(),
  /** The oldest first. */
  money_back: z.array(moneyBackView),
});
export type OrderView = z.output<typeof orderView>;

/** Amounts sent by the client are compared (totalAmt) or ignored; stored amounts are computed from the database (decision 9). */
const sentAmount = z.number().min(0).max(Number.MAX_SAFE_INTEGER);

const orderInput = {
  list_items: z
    .array(z.object({ productId: productReference, quantity: quantityField }))
    .min(1, 'required')
    .max(limits.cartLines, `maxEntries:${limits.cartLines}`),
  quantity: sentAmount.optional(),
  addressId: idField,
  subTotalAmt: sentAmount.optional(),
  totalAmt: sentAmount,
  email: optionalText(limits.email).optional(),
  phone: optionalText(40).optional(),
  /** What the rider should know. */
  deliveryNote: optionalText(limits.deliveryNote).optional(),
  /** A quarter of the address's city, where quarters have their own price; not needed where the address line names the quarter. */
  quarter: optionalText(limits.shortText).optional(),
  isPickUp: z.boolean().optional(),
  promoCode: optionalText(limits.shortText).optional(),
  /** The product that was shown as a gift, empty for none: the order is refused if the gift is another one. Not checked if absent. */
  gift: optionalText(limits.shortText).optional(),
};

export const orderCalls = {
  cashOnDelivery: call({
    endpoint: endpoints.order.cashOnDelivery,
    access: 'user',
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary: 'Places an order to be paid on delivery. Optional header: Idempotency-Key.',
    input: z.object(orderInput),
    data: orderView,
    status: 201,
  }),
  checkout: call({
    endpoint: endpoints.order.checkout,
    access: 'user',
    limit: {
      perAddress: { requests: 200, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary:
      'Places an order that waits for an online payment and begins it. Optional header: Idempotency-Key.',
    input: z.object({
      ...orderInput,
      /** How to pay; by card if absent. */
      provider: onlineMethodField.default('card'),
      /** The phone that confirms a mobile money payment; without it the order's phone, or else the address's. */
      payer_phone: payerPhoneField.optional(),
    }),
    data: z.object({ orderId: z.string() }),
    /** The checkout session, and where the browser goes: to the provider's page, or to the shop's own page that waits for a phone. */
    beside: { id: z.string(), url: z.string() },
    status: 201,
  }),
  orderList: call({
    endpoint: endpoints.order.orderList,
    access: 'user',
    summary: "The user's orders, newest first.",
    input: z.object({ limit: pageSizeField.optional() }),
    data: z.array(orderView),
  }),
};
