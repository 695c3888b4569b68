import { z } from 'zod';
import { cashEntryKinds, cashEntryStates } from '../cash.ts';
import { endpoints } from '../endpoints.ts';
import { onlineMethods } from '../payment-methods.ts';
import { call, readsOnly } from './call.ts';
import { dayClosingView, dayFiguresField } from './day-closing.ts';
import {
  cashField,
  francsOutput,
  idField,
  instant,
  limits,
  optionalText,
  priceField,
  requiredText,
  wholeNumber,
} from './fields.ts';
import { deskRowView } from './order-desk.ts';
import { riderView } from './rider.ts';

const cashFigures = {
  /** Parcels that left that day. */
  dispatched: z.number().int(),
  /** Parcels that arrived that day. */
  delivered: z.number().int(),
  /** Parcels refused at the door that day. */
  refused: z.number().int(),
  /** `collected` and `handedOver` are below zero where more was taken back that day than came in. */
  collected: z.number().int(),
  handedOver: z.number().int(),
  /** Paid out of the till to shoppers. */
  givenBack: z.number().int(),
  /** Cash in hand at the end of the day. */
  outstanding: francsOutput,
  /** Cash still to be collected at doors, at this moment. */
  toCollect: francsOutput,
};
const cashRowView = z.object({
  /** Absent where the shop delivered itself and the cash went straight into the till. */
  rider: z.object({ id: z.string(), name: z.string(), phone: z.string() }).optional(),
  ...cashFigures,
  /** Parcels with the rider at this moment. */
  carried: z.number().int(),
  /** The newest closing of the day; `isChanged` where something has moved since. */
  closing: dayClosingView.extend({ isChanged: z.boolean() }).nullable(),
});
export type CashRowView = z.output<typeof cashRowView>;

const cashEntryView = z.object({
  /** The id of an entry that can be corrected, else null. */
  id: z.number().int().nullable(),
  kind: z.enum(cashEntryKinds),
  riderId: z.string().nullable(),
  riderName: z.string().nullable(),
  /** The order that was paid. */
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** Below zero where it reverses another entry. */
  amount: z.number().int(),
  state: z.enum(cashEntryStates),
  note: z.string(),
  actorName: z.string().nullable(),
  at: instant,
  /** What the rider answered about cash that was handed over. */
  saidAmount: z.number().int().nullable(),
  saidNote: z.string().nullable(),
  saidBy: z.string().nullable(),
  /** The office pressed the button while the rider was there. */
  saidInPresence: z.boolean().nullable(),
  saidAt: instant.nullable(),
  /** The rider has not answered yet. */
  isToConfirm: z.boolean(),
});
export type CashEntryView = z.output<typeof cashEntryView>;

const cashDayView = z.object({
  day: z.iso.date(),
  /** The latest day that can be asked for. */
  today: z.iso.date(),
  rows: z.array(cashRowView),
  totals: z.object(cashFigures),
  /** `came`: from riders, across the counter and put in. `wentOut`: back to shoppers, paid out and to the bank. `difference`: what counts found. */
  till: z.object({ came: z.number().int(), wentOut: z.number().int(), difference: z.number().int() }),
  /** The newest first. */
  entries: z.array(cashEntryView),
});
export type CashDayView = z.output<typeof cashDayView>;

const correction = {
  entryId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  /** The amount that really came; 0 for none. */
  amount: cashField,
  /** Why the entry is wrong. */
  note: requiredText(limits.shortText),
};

export const cashCalls = {
  collect: call({
    endpoint: endpoints.cash.collect,
    access: 'orders',
    audit: 'order',
    summary: 'Notes the cash of an order; a parcel on its way counts as delivered with it.',
    input: z.object({
      _id: idField,
      /** The due amount as it was shown; the call is refused if it has changed. */
      due: priceField,
      amount: priceField,
      /** Why less came than was due. */
      note: optionalText(limits.shortText).default(''),
    }),
    data: deskRowView,
  }),
  askWallet: call({
    endpoint: endpoints.cash.askWallet,
    access: 'orders',
    audit: 'order',
    summary: 'Asks a wallet for what is due at the door, or for a part of it; the rest is cash.',
    input: z.object({
      _id: idField,
      /** The due amount as it was shown; the call is refused if it has changed. */
      due: priceField,
      amount: priceField,
      provider: z.enum(onlineMethods, 'required'),
      payer_phone: requiredText(limits.phone),
    }),
    data: deskRowView,
  }),
  writeOff: call({
    endpoint: endpoints.cash.writeOff,
    access: 'manager',
    audit: 'order',
    summary: 'Takes an order as paid although a part of its cash will not come.',
    input: z.object({ _id: idField, due: priceField, note: requiredText(limits.shortText) }),
    data: deskRowView,
  }),
  handOver: call({
    endpoint: endpoints.cash.handOver,
    access: 'orders',
    audit: 'rider',
    summary: 'Notes that a rider has put collected cash into the till.',
    input: z.object({
      rider: idField,
      /** The cash in hand as it was shown; the call is refused if it has changed. */
      inHand: priceField,
      amount: priceField,
      /** Why the amount is less or more than the cash in hand. */
      note: optionalText(limits.shortText).default(''),
      /** The rider is here and confirms it; otherwise the rider's own page asks. */
      isConfirmedHere: z.boolean('invalid').default(false),
    }),
    data: riderView,
  }),
  confirmHandOver: call({
    endpoint: endpoints.cash.confirmHandOver,
    access: 'orders',
    audit: 'rider',
    summary: 'Notes in a rider’s presence that the rider confirms what was counted.',
    input: z.object({ entryId: wholeNumber(1, Number.MAX_SAFE_INTEGER), amount: priceField }),
    data: z.null(),
  }),
  closeDay: call({
    endpoint: endpoints.cash.closeDay,
    access: 'orders',
    audit: 'rider',
    summary: 'Closes the day of a rider, parcels and cash, with the figures that were shown.',
    input: z.object({
      rider: idField,
      day: z.iso.date('invalid'),
      figures: dayFiguresField,
      note: optionalText(limits.shortText).default(''),
      /** The rider is here and confirms it; otherwise the rider's own page asks. */
      isConfirmedHere: z.boolean('invalid').default(false),
    }),
    data: z.null(),
  }),
  confirmDay: call({
    endpoint: endpoints.cash.confirmDay,
    access: 'orders',
    audit: 'rider',
    summary: 'Notes in a rider’s presence that the rider confirms a closed day.',
    input: z.object({ closingId: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
    data: z.null(),
  }),
  correctCollection: call({
    endpoint: endpoints.cash.correctCollection,
    access: 'manager',
    audit: 'order',
    summary:
      'Takes an entry of collected cash back by another one, and notes what really came and with whom.',
    input: z.object({
      ...correction,
      /** The rider who really took it; null where it went into the till. */
      rider: idField.nullable(),
    }),
    data: deskRowView,
  }),
  correctHandover: call({
    endpoint: endpoints.cash.correctHandover,
    access: 'manager',
    audit: 'rider',
    summary:
      'Takes an entry of cash in the till back by another one, and notes what really came and from whom.',
    input: z.object({ ...correction, rider: idField }),
    data: z.null(),
  }),
  getDay: call({
    endpoint: endpoints.cash.getDay,
    access: 'orders',
    audit: readsOnly,
    summary: 'The cash of a day in Douala, rider by rider; today where no day is given.',
    input: z.object({ day: z.iso.date('invalid').optional() }),
    data: cashDayView,
  }),
};
