import type { Language } from './language.ts';
import { MAX_FRANCS } from './money.ts';

/** The groups of the settings page, in its order. */
export const settingGroups = ['promises', 'notices', 'limits', 'seller', 'staff'] as const;
export type SettingGroup = (typeof settingGroups)[number];

type Described<Kind extends string, Value> = { group: SettingGroup; kind: Kind; byDefault: Value };
type InBoth = Readonly<Record<Language, string>>;

export type SettingDescription =
  | (Described<'wholeNumber' | 'francs', number> & { least: number; most: number })
  | Described<'switch', boolean>
  | (Described<'text', string> & { longest: number })
  | (Described<'textInBoth', InBoth> & { longest: number });

const pickUpHours = {
  en: 'Monday to Saturday, 9 am to 6 pm',
  fr: 'Du lundi au samedi, de 9 h à 18 h',
};

/**
 * What the owner sets on the page of settings. A line here makes the field, its check and its default; its label is in
 * `app/messages/setting-messages.ts`. The core reads them with `store.shopSettings.read()`.
 */
export const settingDescriptions = {
  secondFactorGraceDays: { group: 'staff', kind: 'wholeNumber', byDefault: 7, least: 0, most: 365 },
  staffSessionHours: { group: 'staff', kind: 'wholeNumber', byDefault: 12, least: 1, most: 168 },
  staffIdleHours: { group: 'staff', kind: 'wholeNumber', byDefault: 2, least: 1, most: 168 },
  promisedMinutes: { group: 'promises', kind: 'wholeNumber', byDefault: 10, least: 0, most: 20_160 },
  paymentOrder: { group: 'promises', kind: 'text', byDefault: 'cash, card, MTN, Orange', longest: 120 },
  offersPickUp: { group: 'promises', kind: 'switch', byDefault: false },
  pickUpAddress: { group: 'promises', kind: 'text', byDefault: '', longest: 200 },
  pickUpHours: { group: 'promises', kind: 'textInBoth', byDefault: pickUpHours, longest: 120 },
  asksForReviews: { group: 'promises', kind: 'switch', byDefault: true },
  noticeMails: { group: 'notices', kind: 'text', byDefault: '', longest: 300 },
  mailsOrders: { group: 'notices', kind: 'switch', byDefault: true },
  mailsIssues: { group: 'notices', kind: 'switch', byDefault: true },
  mailsMessages: { group: 'notices', kind: 'switch', byDefault: true },
  mailsLowStock: { group: 'notices', kind: 'switch', byDefault: false },
  noticePhones: { group: 'notices', kind: 'text', byDefault: '', longest: 200 },
  quietFrom: { group: 'notices', kind: 'wholeNumber', byDefault: 22, least: 0, most: 23 },
  quietUntil: { group: 'notices', kind: 'wholeNumber', byDefault: 6, least: 0, most: 23 },
  piecesPerProduct: { group: 'limits', kind: 'wholeNumber', byDefault: 48, least: 1, most: 1_000 },
  piecesPerOrder: { group: 'limits', kind: 'wholeNumber', byDefault: 150, least: 1, most: 100_000 },
  firstCashOrder: { group: 'limits', kind: 'francs', byDefault: 150_000, least: 0, most: MAX_FRANCS },
  openCashOrdersPerPhone: { group: 'limits', kind: 'wholeNumber', byDefault: 5, least: 1, most: 10_000 },
  promptsPerPhoneHourly: { group: 'limits', kind: 'wholeNumber', byDefault: 6, least: 1, most: 1_000 },
  reservationRenewals: { group: 'limits', kind: 'wholeNumber', byDefault: 1, least: 0, most: 1_000 },
  dailyMailsPerStranger: { group: 'limits', kind: 'wholeNumber', byDefault: 12, least: 1, most: 1_000 },
  sellerName: { group: 'seller', kind: 'text', byDefault: '', longest: 120 },
  sellerAddress: { group: 'seller', kind: 'text', byDefault: '', longest: 200 },
  sellerPhone: { group: 'seller', kind: 'text', byDefault: '', longest: 40 },
  taxpayerNumber: { group: 'seller', kind: 'text', byDefault: '', longest: 40 },
  tradeRegister: { group: 'seller', kind: 'text', byDefault: '', longest: 60 },
  invoiceMention: { group: 'seller', kind: 'text', byDefault: '', longest: 300 },
} as const satisfies Record<string, SettingDescription>;

export type SettingKey = keyof typeof settingDescriptions;

type ValueOf<D extends SettingDescription> = D['kind'] extends 'wholeNumber' | 'francs'
  ? number
  : D['kind'] extends 'switch'
    ? boolean
    : D['kind'] extends 'text'
      ? string
      : InBoth;

export type SettingValues = { [K in SettingKey]: ValueOf<(typeof settingDescriptions)[K]> };
export type SettingValue = number | boolean | string | InBoth;

export const settingKeys = Object.keys(settingDescriptions).filter(isSettingKey);

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDescriptions, key);
}

export function describeSetting(key: SettingKey): SettingDescription {
  return settingDescriptions[key];
}
