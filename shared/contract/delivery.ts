import { z } from 'zod';
import { regions } from '../cameroon-places.ts';
import { endpoints } from '../endpoints.ts';
import { francs, MAX_FRANCS } from '../money.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, limits, optionalText, requiredText, wholeNumber } from './fields.ts';

const placeView = {
  region: z.enum(['', ...regions]),
  city: z.string(),
  quarter: z.string(),
};

const termsView = {
  fee: francsOutput,
  /** Delivery is free for products of at least this amount; null: never. */
  freeFrom: francsOutput.nullable(),
  /** Days after the order; 0 is the same day. */
  daysFrom: z.number().int(),
  daysTo: z.number().int(),
  /** The hour by which the parcel arrives on the last of these days. */
  beforeHour: z.number().int().nullable(),
  /** Orders from this hour on count as those of the next day. */
  lastOrderHour: z.number().int().nullable(),
  takesCash: z.boolean(),
};

const shownView = z.object({
  /** Empty where delivery is free everywhere. */
  zones: z.array(z.object({ ...placeView, ...termsView })),
  /** Null where orders cannot be picked up. */
  pickUp: z.object({ address: z.string(), hours: z.object({ en: z.string(), fr: z.string() }) }).nullable(),
});
export type ShownDelivery = z.output<typeof shownView>;

const zoneView = z.object({ id: z.string(), ...placeView, ...termsView, isActive: z.boolean() });
export type ZoneView = z.output<typeof zoneView>;

const hourField = wholeNumber(1, 23).nullable();
const daysField = wholeNumber(0, 60);

const zoneInput = z
  .object({
    /** Empty for a new zone. */
    id: optionalText(64).default(''),
    region: z.enum(['', ...regions], 'invalid').default(''),
    city: optionalText(limits.shortText).default(''),
    quarter: optionalText(limits.shortText).default(''),
    fee: wholeNumber(0, MAX_FRANCS).transform(francs),
    freeFrom: wholeNumber(1, MAX_FRANCS).transform(francs).nullable().default(null),
    daysFrom: daysField,
    daysTo: daysField,
    beforeHour: hourField.default(null),
    lastOrderHour: hourField.default(null),
    takesCash: z.boolean(),
    isActive: z.boolean(),
  })
  .refine(({ city, quarter }) => quarter === '' || city !== '', { path: ['city'], error: 'required' })
  .refine(({ daysFrom, daysTo }) => daysTo >= daysFrom, { path: ['daysTo'], error: 'invalid' });

const mostZones = 300;

export const deliveryCalls = {
  shown: call({
    endpoint: endpoints.delivery.shown,
    access: 'public',
    summary: 'What delivery costs where, how long it takes, and whether orders can be picked up.',
    data: shownView,
  }),
  getZones: call({
    endpoint: endpoints.delivery.getZones,
    access: 'manager',
    audit: readsOnly,
    summary: 'The delivery zones in their order, those that are switched off included.',
    data: z.array(zoneView),
    beside: { version: z.string() },
  }),
  saveZones: call({
    endpoint: endpoints.delivery.saveZones,
    access: 'manager',
    audit: 'zone',
    summary: 'Saves the whole list of delivery zones, refused where it has changed since it was read.',
    input: z.object({
      seenVersion: requiredText(64),
      zones: z.array(zoneInput).max(mostZones, `maxEntries:${mostZones}`),
    }),
    data: z.array(zoneView),
    beside: { version: z.string() },
  }),
};
