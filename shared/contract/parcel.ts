import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { MAX_FRANCS } from '../money.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, limits, optionalText, wholeNumber } from './fields.ts';

const parcelView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Quarter and landmark. */
  addressLine: z.string(),
  city: z.string(),
  deliveryNote: z.string(),
  quantity: z.number().int(),
  /** To be collected at the door; 0 where it is paid. */
  due: francsOutput,
  /** The day agreed on after no one was at home. */
  deliverOn: z.string().nullable(),
});
export type ParcelView = z.output<typeof parcelView>;

const riderDayView = z.object({
  name: z.string(),
  /** In Douala. */
  today: z.string(),
  /** Collected and not yet handed over. */
  cashInHand: francsOutput,
  parcels: z.array(parcelView),
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
    summary: 'A parcel of this rider was delivered, with what is due for it.',
    input: z.object({
      id: idField,
      due: wholeNumber(0, MAX_FRANCS),
      amount: wholeNumber(0, MAX_FRANCS),
      /** Required where less came. */
      note: optionalText(limits.shortText).default(''),
    }),
  }),
  bringAgain: call({
    ...ofRider,
    endpoint: endpoints.parcel.bringAgain,
    summary: 'No one was at home: a parcel of this rider is brought again on another day.',
    input: z.object({ id: idField, day: z.iso.date('invalid') }),
  }),
  refuse: call({
    ...ofRider,
    endpoint: endpoints.parcel.refuse,
    summary: 'A parcel of this rider was refused at the door and goes back to the shop.',
    input: z.object({ id: idField, note: optionalText(limits.shortText).default('') }),
  }),
};
