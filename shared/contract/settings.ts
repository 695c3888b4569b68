import { z } from 'zod';
import { hasUnknownPlaceholder } from '../chat-templates.ts';
import { readDaysOff } from '../delivery-calendar.ts';
import { endpoints } from '../endpoints.ts';
import { legalPages } from '../legal-texts.ts';
import { limits } from '../limits.ts';
import { paymentMethods } from '../payment-methods.ts';
import { looksLikePhone, toInternational } from '../phone-format.ts';
import { describeSetting, type SettingDescription, type SettingValue, settingKeys } from '../settings.ts';
import { readWeekdays, weekdays } from '../weekdays.ts';
import { call, readsOnly } from './call.ts';
import { emailField, francsOutput, instant, optionalText, requiredText, wholeNumber } from './fields.ts';

const phoneField = requiredText(limits.phone).refine(looksLikePhone, 'phone').transform(toInternational);
const phoneOrNothing = optionalText(limits.phone)
  .refine((typed) => typed === '' || looksLikePhone(typed), 'phone')
  .transform((typed) => (typed === '' ? '' : toInternational(typed)));
const linkOrNothing = optionalText(limits.url).refine(
  (typed) => typed === '' || (/^https?:\/\//.test(typed) && URL.canParse(typed)),
  'webAddress',
);
/** Such as '*126#'. */
const DIALLED_CODE = /^[*#]\d[\d*]*#$/;
const inOneLine = (text: string) => !/\p{Cc}/u.test(text);

/** The schema of a setting's value, for a form or a row of the database. */
export function settingSchema(setting: SettingDescription): z.ZodType<SettingValue> {
  switch (setting.kind) {
    case 'wholeNumber':
    case 'francs':
      return wholeNumber(setting.least, setting.most);
    case 'switch':
      return z.boolean('invalid');
    case 'text':
      return (setting.isRequired ? requiredText(setting.longest) : optionalText(setting.longest))
        .refine(inOneLine, 'characters')
        .refine((text) => !setting.isDialled || DIALLED_CODE.test(text), 'invalid')
        .refine((text) => !setting.isWeekdays || readWeekdays(text).length > 0, 'required')
        .refine((text) => !setting.isDaysOff || readDaysOff(text) !== undefined, 'dayAndMonth');
    case 'email':
      return setting.isOptional ? emailField.or(z.literal('')) : emailField;
    case 'phone':
      return setting.isRequired ? phoneField : phoneOrNothing;
    case 'link':
      return linkOrNothing;
    case 'documentInBoth': {
      const words = optionalText(setting.longest);
      return z.object({ en: words, fr: words }, 'invalid');
    }
    case 'textInBoth': {
      const words = requiredText(setting.longest).refine(
        (text) => !setting.isChatTemplate || !hasUnknownPlaceholder(text),
        'invalid',
      );
      return z.object({ en: words, fr: words }, 'invalid');
    }
  }
}

const keyField = z.enum(settingKeys);

const settingView = z.object({
  key: keyField,
  value: z.union([z.number(), z.boolean(), z.string(), z.object({ en: z.string(), fr: z.string() })]),
  /** Set by an environment variable, so it cannot be saved here. */
  isFixed: z.boolean(),
  /** The environment variables that set it. */
  variables: z.array(z.string()),
  /** Null if it was never saved. */
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type SettingView = z.output<typeof settingView>;

const shownView = z.object({
  /** The shop promises delivery within this time; 0 for no promise. */
  promisedMinutes: z.number().int(),
  /** The town of the shop, where a promise of less than a day applies. Empty for a longer promise. */
  promisedCity: z.string(),
  /** Pages say that few are left at this number of pieces or fewer; 0: never. */
  fewLeftAt: z.number().int(),
  /** The ways to pay that are offered: switched on, and cash or with a provider. */
  paymentOrder: z.array(z.enum(paymentMethods)),
  /** Null without delivery zones: delivery is free. */
  delivery: z
    .object({
      /** Changes with each change of the zones. */
      version: z.string(),
      leastFee: francsOutput,
      /** The zone that comes first in the owner's order; empty where that is everywhere. */
      place: z.object({ en: z.string(), fr: z.string() }),
      promise: z.object({ en: z.string(), fr: z.string() }),
      /** What can be said of all zones, in the middle of a sentence; empty where delivery is free everywhere. */
      offer: z.object({ en: z.string(), fr: z.string() }),
      freeFrom: francsOutput.nullable(),
    })
    .nullable(),
  offersPickUp: z.boolean(),
  /** When parcels are delivered; null: every day, at any hour. */
  calendar: z
    .object({
      weekdays: z.array(z.enum(weekdays)),
      daysOff: z.array(z.string()),
      from: z.number().int(),
      until: z.number().int(),
    })
    .nullable(),
  /** The most pieces that can be ordered online, of one product and in all. */
  pieces: z.object({ perProduct: z.number().int(), perOrder: z.number().int() }),
  /** The number of products on the shelves. */
  productCount: z.number().int(),
  /** Lists without a product, which menus leave out: '<category>', and '<category>/<sub-category>' inside one with products. */
  emptyLists: z.array(z.string()),
  /** How a code for an order without a password is sent: by 'phone' people can log in with one, too. Null where no code is sent. */
  codesBy: z.enum(['phone', 'email']).nullable(),
});
export type ShownView = z.output<typeof shownView>;

export const settingsCalls = {
  shown: call({
    endpoint: endpoints.settings.shown,
    access: 'public',
    summary: 'What pages show of the settings.',
    data: shownView,
  }),
  legal: call({
    endpoint: endpoints.settings.legal,
    access: 'public',
    summary:
      'The owner’s own text of a legal page, empty where the shop’s is shown, and since when it reads so.',
    input: z.object({ page: z.enum(legalPages, 'invalid') }),
    data: z.object({ text: z.object({ en: z.string(), fr: z.string() }), since: z.string() }),
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
  tryMail: call({
    endpoint: endpoints.settings.tryMail,
    access: 'owner',
    audit: { none: 'It changes nothing.' },
    limit: {
      perAddress: { requests: 60, minutes: 10 },
      perAccount: { requests: 10, minutes: 10 },
    },
    summary: 'Sends who asks a mail at once, to see whether the mail server takes it.',
    data: z.object({
      recipient: z.string(),
      /** Mails of this shop are only written to a folder, not sent. */
      isOnlyKept: z.boolean(),
    }),
  }),
};
