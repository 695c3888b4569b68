import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import {
  PROMO_CODE,
  promotionKinds,
  promotionStates,
  promotionTroubles,
  readPromoCode,
} from '../promotions.ts';
import { call, readsOnly } from './call.ts';
import {
  cashField,
  francsOutput,
  idField,
  instant,
  limits,
  optionalText,
  quantityField,
  requiredText,
  versionField,
  wholeNumber,
} from './fields.ts';
import { matching, stampField } from './product-list.ts';

const promotionView = z.object({
  id: z.string(),
  version: z.number().int(),
  kind: z.enum(promotionKinds),
  state: z.enum(promotionStates),
  /** Null for one that has ended. */
  trouble: z.enum(promotionTroubles).nullable(),
  name: z.string(),
  nameFr: z.string().nullable(),
  code: z.string().nullable(),
  /** A percentage, or francs for the kind 'amount'. */
  value: z.number().int(),
  startsAt: instant,
  endsAt: instant.nullable(),
  stoppedAt: instant.nullable(),
  minimum: z.number().int(),
  mostUses: z.number().int().nullable(),
  isOncePerPhone: z.boolean(),
  categories: z.array(z.string()),
  brands: z.array(z.string()),
  /** The first products it names, as many as its form shows. */
  products: z.array(z.string()),
  /** The number of all products it names. */
  productCount: z.number().int(),
  /** For a gift: the product that is given. */
  giftProductId: z.string().nullable(),
  /** The named products and the gift. */
  namedProducts: z.array(
    z.object({ id: z.string(), name: z.string(), nameFr: z.string().nullable(), image: z.string() }),
  ),
  /** The number of orders that count as a use. */
  uses: z.number().int(),
  /** The money it took off these orders, and their total; for a sale, of the lines that had it. */
  given: z.number().int(),
  sales: z.number().int(),
});
export type PromotionView = z.output<typeof promotionView>;

const triedCodeView = z.object({
  code: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** The money off the products as a whole. */
  reduction: francsOutput,
  isDeliveryFree: z.boolean(),
});
export type TriedCodeView = z.output<typeof triedCodeView>;

const giftView = z.object({
  productId: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  image: z.string(),
  /** The least total of the products, after discounts and a code. */
  minimum: z.number().int(),
  inStock: z.boolean(),
});
export type GiftView = z.output<typeof giftView>;

const moment = z.iso.datetime({ offset: true, error: 'invalid' }).transform((text) => new Date(text));
const names = (most: number) =>
  z.array(requiredText(most)).max(limits.promotionScope, `maxEntries:${limits.promotionScope}`).default([]);

export const promotionCalls = {
  tryCode: call({
    endpoint: endpoints.promotion.tryCode,
    access: 'public',
    limit: {
      perAddress: { requests: 300, minutes: 10 },
      perAccount: { requests: 30, minutes: 10 },
    },
    summary: 'What a code takes off these products now. Nothing is kept for it until the order is placed.',
    input: z.object({
      code: requiredText(limits.shortText),
      items: z
        .array(z.object({ productId: idField, quantity: quantityField }))
        .min(1, 'required')
        .max(limits.cartLines, `maxEntries:${limits.cartLines}`),
      /** The phone of the person who orders, for codes that each person can use once. */
      phone: optionalText(40).default(''),
    }),
    data: triedCodeView,
  }),
  gifts: call({
    endpoint: endpoints.promotion.gifts,
    access: 'public',
    summary: 'The gifts above an amount that are given now.',
    input: z.object({}),
    data: z.array(giftView),
  }),
  list: call({
    endpoint: endpoints.promotion.list,
    access: 'manager',
    audit: readsOnly,
    summary: 'Codes and sales, the newest first, with the brands that they can be limited to.',
    data: z.array(promotionView),
    beside: { brands: z.array(z.string()) },
  }),
  save: call({
    endpoint: endpoints.promotion.save,
    access: 'manager',
    audit: 'promotion',
    summary:
      'Adds a promotion, or changes the one with this id; prices of a sale follow at once. Optional header: Idempotency-Key.',
    input: z.object({
      id: idField.optional(),
      /** The version the form was filled from. */
      version: versionField.optional(),
      kind: z.enum(promotionKinds, 'required'),
      name: requiredText(limits.shortText),
      nameFr: optionalText(limits.shortText)
        .transform((text) => (text === '' ? null : text))
        .nullable()
        .default(null),
      /** In any spelling: saved in capitals, without accents and signs. */
      code: z
        .string()
        .max(limits.shortText, `max:${limits.shortText}`)
        .transform(readPromoCode)
        .refine((code) => code === '' || PROMO_CODE.test(code), 'promoCode')
        .transform((code) => (code === '' ? null : code))
        .nullable()
        .default(null),
      value: cashField.default(0),
      /** Now, if absent. */
      startsAt: moment.optional(),
      endsAt: moment.nullable().default(null),
      minimum: cashField.default(0),
      mostUses: wholeNumber(1, 1_000_000).nullable().default(null),
      isOncePerPhone: z.boolean().default(false),
      categories: names(64),
      brands: names(80),
      products: z
        .array(idField)
        .max(limits.promotionScope, `maxEntries:${limits.promotionScope}`)
        .default([]),
      /** For a new promotion, in place of `products`: all that match in the product list, if they still have this stamp. */
      matching: z.object({ ...matching, stamp: stampField }).optional(),
      /** In a change: keeps the products it names, which may be more than `products` can hold. */
      keepsProducts: z.boolean('invalid').default(false),
      giftProductId: z
        .string()
        .transform((id) => (id === '' ? null : id))
        .pipe(idField.nullable())
        .nullable()
        .default(null),
    }),
    data: promotionView,
  }),
  stop: call({
    endpoint: endpoints.promotion.stop,
    access: 'manager',
    audit: 'promotion',
    summary: 'Ends a promotion now; orders that have it keep it.',
    input: z.object({ id: idField }),
    data: promotionView,
  }),
};
