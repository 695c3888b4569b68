import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { paymentMethods } from '../payment-methods.ts';
import { describeSetting, type SettingDescription, type SettingValue, settingKeys } from '../settings.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, instant, optionalText, requiredText, wholeNumber } from './fields.ts';

/** What a setting may be, of a form or of a row of the database. */
export function settingSchema(setting: SettingDescription): z.ZodType<SettingValue> {
  switch (setting.kind) {
    case 'wholeNumber':
    case 'francs':
      return wholeNumber(setting.least, setting.most);
    case 'switch':
      return z.boolean('invalid');
    case 'text':
      return optionalText(setting.longest);
    case 'textInBoth':
      return z.object({ en: requiredText(setting.longest), fr: requiredText(setting.longest) }, 'invalid');
  }
}

const keyField = z.enum(settingKeys);

const settingView = z.object({
  key: keyField,
  value: z.union([z.number(), z.boolean(), z.string(), z.object({ en: z.string(), fr: z.string() })]),
  /** Set by its environment variable: cannot be saved here. */
  isFixed: z.boolean(),
  /** Null while it was never saved. */
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type SettingView = z.output<typeof settingView>;

const shownView = z.object({
  /** How soon the shop promises to deliver; 0 where it promises nothing. */
  promisedMinutes: z.number().int(),
  paymentOrder: z.array(z.enum(paymentMethods)),
  /** Null without delivery zones: delivery is free. */
  delivery: z
    .object({
      /** Of the zones; another one after each change. */
      version: z.string(),
      leastFee: francsOutput,
      /** Of the zone that comes first in the owner's order; empty where that is everywhere. */
      place: z.object({ en: z.string(), fr: z.string() }),
      promise: z.object({ en: z.string(), fr: z.string() }),
      freeFrom: francsOutput.nullable(),
    })
    .nullable(),
  offersPickUp: z.boolean(),
  /** Products on the shelves. */
  productCount: z.number().int(),
});
export type ShownView = z.output<typeof shownView>;

export const settingsCalls = {
  shown: call({
    endpoint: endpoints.settings.shown,
    access: 'public',
    summary: 'What pages show of the settings.',
    data: shownView,
  }),
  get: call({
    endpoint: endpoints.settings.get,
    access: 'owner',
    audit: readsOnly,
    summary: 'Every setting of the shop, with who changed it last.',
    data: z.array(settingView),
  }),
  save: call({
    endpoint: endpoints.settings.save,
    access: 'owner',
    audit: 'setting',
    summary: 'Saves the settings that are named; the others stay as they are.',
    input: z.object(
      Object.fromEntries(settingKeys.map((key) => [key, settingSchema(describeSetting(key)).optional()])),
    ),
    data: z.array(settingView),
  }),
};
