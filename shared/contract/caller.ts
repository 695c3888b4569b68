import { z } from 'zod';
import { EMAIL } from '../email-format.ts';
import { endpoints } from '../endpoints.ts';
import { deliveryPlace } from './address.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, limits, optionalText, quantityField, requiredText } from './fields.ts';

const placeView = z.object({
  name: z.string(),
  addressLine: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  mobile: z.string(),
});
export type CallerPlaceView = z.output<typeof placeView>;

const callerView = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty where the shop does not know it. */
  email: z.string(),
  mobile: z.string(),
  isBlocked: z.boolean(),
  orderCount: z.number().int(),
  /** Saved addresses, then the places earlier orders went to. */
  places: z.array(placeView),
});
export type CallerView = z.output<typeof callerView>;

const placedView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  total: francsOutput,
  deliveryName: z.string(),
  phone: z.string(),
  language: z.enum(['en', 'fr']),
  /** The token of the link /track/{token}, which works without a login. */
  trackingToken: z.string(),
});
export type PlacedForCallerView = z.output<typeof placedView>;

export const callerCalls = {
  find: call({
    endpoint: endpoints.caller.find,
    access: 'orders',
    audit: readsOnly,
    summary: 'Customers by the phone or the e-mail of a caller, with the places their parcels go to.',
    input: z.object({ search: requiredText(limits.email) }),
    data: z.array(callerView),
  }),
  placeOrder: call({
    endpoint: endpoints.caller.placeOrder,
    access: 'orders',
    audit: 'order',
    summary: 'Places an order for a caller, to be paid on delivery. Optional header: Idempotency-Key.',
    input: z.object({
      /** A known customer; absent for a new one, who gets an account without a password. */
      customerId: idField.optional(),
      lines: z
        .array(z.object({ productId: idField, quantity: quantityField }))
        .min(1, 'required')
        .max(limits.cartLines, `maxEntries:${limits.cartLines}`),
      total: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
      ...deliveryPlace,
      promoCode: optionalText(limits.shortText).optional(),
      email: optionalText(limits.email)
        .toLowerCase()
        .refine((email) => email === '' || EMAIL.test(email), 'email')
        .default(''),
      /** The caller's language, used for messages about the order. */
      language: z.enum(['en', 'fr'], 'invalid'),
    }),
    data: placedView,
    status: 201,
  }),
};
