import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { MAX_FRANCS } from '../money.ts';
import { call, readsOnly } from './call.ts';
import { dayClosingView } from './day-closing.ts';
import {
  cashField,
  francsOutput,
  idField,
  instant,
  limits,
  optionalText,
  priceField,
  quantityField,
  requiredText,
  wholeNumber,
} from './fields.ts';
import { attemptView, methodView, onlineMethodField } from './payment.ts';

const parcelView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The language in which the order was placed and in which the rider writes to the shopper. */
  language: z.enum(languages),
  /** Quarter and landmark. */
  addressLine: z.string(),
  city: z.string(),
  deliveryNote: z.string(),
  quantity: z.number().int(),
  /** To be collected at the door; 0 where it is paid. */
  due: francsOutput,
  /** A test payment: no money came. */
  isSimulated: z.boolean(),
  total: francsOutput,
  deliveryFee: francsOutput,
  /** Empty where there is none. */
  deliveryZone: z.string(),
  promisedOn: z.string().nullable(),
  promisedBefore: z.number().int().nullable(),
  /** The contents, for a shopper who keeps only a part. */
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      nameFr: z.string().nullable(),
      price: francsOutput,
      discount: z.number().int(),
      quantity: z.number().int(),
      /** The line's share of what a code took off. */
      reduction: francsOutput,
    }),
  ),
  /** The latest payment begun at the door, by a request to a wallet or by the parcel's link. */
  payment: attemptView
    .pick({ method: true, kind: true, state: true, isSimulated: true, secondsLeft: true })
    .extend({ amount: francsOutput })
    .nullable(),
  /** The delivery day agreed on after no one was at home. */
  deliverOn: z.string().nullable(),
});
export type ParcelView = z.output<typeof parcelView>;

const riderDayView = z.object({
  name: z.string(),
  /** The calendar day in Douala's time zone. */
  today: z.string(),
  /** Collected and not yet handed over. */
  cashInHand: francsOutput,
  parcels: z.array(parcelView),
  /** Wallets that can be asked for a payment from here. */
  wallets: z.array(methodView),
  /** Hand-overs counted by the shop: those to be confirmed, and those confirmed today. */
  handovers: z.array(
    z.object({
      id: z.number().int(),
      amount: z.number().int(),
      /** The cash in hand according to the books. */
      inHand: z.number().int(),
      note: z.string(),
      countedBy: z.string().nullable(),
      at: instant,
      confirmed: z
        .object({ amount: z.number().int(), note: z.string(), isInPresence: z.boolean(), at: instant })
        .nullable(),
    }),
  ),
  /** Days closed by the shop: those to be confirmed, and those confirmed today. */
  closings: z.array(dayClosingView),
  done: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      isDelivered: z.boolean(),
      collected: z.number().int(),
    }),
  ),
});
export type RiderDayView = z.output<typeof riderDayView>;

const ofRider = { access: 'rider', audit: 'order', data: riderDayView } as const;

export const parcelCalls = {
  list: call({
    endpoint: endpoints.parcel.list,
    access: 'rider',
    audit: readsOnly,
    summary: 'The parcels that this rider carries now, and the cash in hand.',
    data: riderDayView,
  }),
  deliver: call({
    ...ofRider,
    endpoint: endpoints.parcel.deliver,
    summary:
      'A parcel of this rider was delivered, with what is due for it. Optional header: Idempotency-Key.',
    input: z.object({
      id: idField,
      due: wholeNumber(0, MAX_FRANCS),
      amount: wholeNumber(0, MAX_FRANCS),
      /** Required where less came than was due. */
      note: optionalText(limits.shortText).default(''),
    }),
  }),
  askWallet: call({
    ...ofRider,
    endpoint: endpoints.parcel.askWallet,
    summary:
      'Asks a wallet for what is due for a parcel of this rider, or for a part of it. Optional header: Idempotency-Key.',
    input: z.object({
      id: idField,
      due: priceField,
      amount: priceField,
      provider: onlineMethodField,
      payer_phone: requiredText(limits.phone),
    }),
  }),
  showLink: call({
    endpoint: endpoints.parcel.showLink,
    access: 'rider',
    audit: readsOnly,
    summary: 'The link by which a parcel of this rider is paid, and its QR code.',
    input: z.object({ id: idField }),
    data: z.object({ address: z.string(), picture: z.string() }),
  }),
  keepPart: call({
    ...ofRider,
    endpoint: endpoints.parcel.keepPart,
    summary:
      'Only a part of a parcel of this rider is kept; the rest comes back with the rider. Optional header: Idempotency-Key.',
    input: z.object({
      id: idField,
      pieces: z
        .array(z.object({ productId: idField, of: quantityField, quantity: quantityField }))
        .min(1, 'required')
        .max(limits.cartLines, `maxEntries:${limits.cartLines}`),
      /** The amount shown as due for the rest. */
      due: cashField,
      note: optionalText(limits.orderNote).default(''),
    }),
  }),
  bringAgain: call({
    ...ofRider,
    endpoint: endpoints.parcel.bringAgain,
    summary: 'No one was at home: a parcel of this rider is brought again on another day.',
    input: z.object({ id: idField, day: z.iso.date('invalid') }),
  }),
  confirmHandOver: call({
    ...ofRider,
    audit: 'rider',
    endpoint: endpoints.parcel.confirmHandOver,
    summary: 'The rider confirms what the shop has counted, or says what was handed over instead.',
    input: z.object({
      entryId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
      amount: cashField,
      /** Why it is another amount; required in that case. */
      note: optionalText(limits.shortText).default(''),
    }),
  }),
  confirmDay: call({
    ...ofRider,
    audit: 'rider',
    endpoint: endpoints.parcel.confirmDay,
    summary: 'The rider confirms a day as the shop has closed it, or says what is wrong in it.',
    input: z.object({
      closingId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
      isRight: z.boolean('invalid'),
      /** What is wrong; required if the rider disagrees. */
      note: optionalText(limits.shortText).default(''),
    }),
  }),
  refuse: call({
    ...ofRider,
    endpoint: endpoints.parcel.refuse,
    summary: 'A parcel of this rider was refused at the door and goes back to the shop.',
    input: z.object({ id: idField, note: optionalText(limits.shortText).default('') }),
  }),
};
