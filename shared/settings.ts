import type { Language } from './language.ts';
import { MAX_FRANCS } from './money.ts';
import { type PaymentMethod, wallets } from './payment-methods.ts';
import { PIECE_LIMITS } from './piece-limits.ts';

/** The groups of the settings page, in its order. */
export const settingGroups = [
  'shop',
  'payments',
  'promises',
  'mails',
  'notices',
  'limits',
  'seller',
  'legal',
  'chats',
  'staff',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

type Described<Kind extends string, Value> = {
  group: SettingGroup;
  kind: Kind;
  byDefault: Value;
  /** Environment variables: if one of them is set, its value applies and the page cannot change it. */
  variables?: readonly string[];
};
export type InBoth = Readonly<Record<Language, string>>;

export type SettingDescription =
  | (Described<'wholeNumber' | 'francs', number> & { least: number; most: number })
  | Described<'switch', boolean>
  | (Described<'text', string> & {
      longest: number;
      isRequired?: boolean;
      isDialled?: boolean;
      /** Read by `readPaymentOrder`. */
      isMethodOrder?: boolean;
      /** Read by `readWeekdays`. */
      isWeekdays?: boolean;
      /** Read by `readDaysOff`. */
      isDaysOff?: boolean;
    })
  /** Empty only if it is optional. */
  | (Described<'email', string> & { isOptional?: boolean })
  /** Stored as E.164; empty unless it is required. */
  | (Described<'phone', string> & { isRequired?: boolean })
  /** A web address, or empty. */
  | Described<'link', string>
  /** The text of a page; empty for the shop's own text. */
  | (Described<'documentInBoth', InBoth> & { longest: number })
  | (Described<'textInBoth', InBoth> & { longest: number; isChatTemplate?: boolean; isOfLines?: boolean });

const pickUpHours = {
  en: 'Monday to Saturday, 9 am to 6 pm',
  fr: 'Du lundi au samedi, de 9 h à 18 h',
};

const officeHours = {
  en: 'Monday to Friday 9am to 5:30pm',
  fr: 'Du lundi au vendredi, de 9\u00a0h à 17\u00a0h\u00a030',
};

/** One row per line: days, a colon, hours (`readShopHours`). */
const shopHours = {
  en: 'Monday to Friday: 9:00-19:00\nSaturday: 9:00-17:00\nSunday: Closed',
  fr: 'Lundi à vendredi\u00a0: 9\u00a0h – 19\u00a0h\nSamedi\u00a0: 9\u00a0h – 17\u00a0h\nDimanche\u00a0: Fermé',
};

const shopText = { group: 'shop', kind: 'text', longest: 200, isRequired: true } as const;
const dialledCode = {
  group: 'payments',
  kind: 'text',
  longest: 20,
  isRequired: true,
  isDialled: true,
} as const;
// Not shown if empty.
const shopLink = { group: 'shop', kind: 'link', byDefault: '' } as const;

const chats = {
  placed: {
    en: 'Hello {name}, this is {shop}. We have your order {number}, {total}. May we confirm it? {link}',
    fr: 'Bonjour {nom}, ici {boutique}. Nous avons votre commande {numero}, {total}. Pouvons-nous la confirmer\u202f? {lien}',
  },
  confirmed: {
    en: 'Hello {name}, this is {shop}. Your order {number} is confirmed and is being packed. Follow it here: {link}',
    fr: 'Bonjour {nom}, ici {boutique}. Votre commande {numero} est confirmée et en préparation. Suivez-la ici\u00a0: {lien}',
  },
  out: {
    en: 'Hello {name}, this is {shop}. Your order {number} is on its way. To pay at the door: {due}. {link}',
    fr: 'Bonjour {nom}, ici {boutique}. Votre commande {numero} est en route. À payer à la livraison\u00a0: {reste}. {lien}',
  },
  delivered: {
    en: 'Hello {name}, this is {shop}. Your order {number} has been delivered. Thank you! Is everything as it should be?',
    fr: 'Bonjour {nom}, ici {boutique}. Votre commande {numero} est livrée. Merci\u202f! Tout vous convient-il\u202f?',
  },
  ended: {
    en: 'Hello {name}, this is {shop}, about your order {number}.',
    fr: 'Bonjour {nom}, ici {boutique}, au sujet de votre commande {numero}.',
  },
};

const legalText = {
  ...({ group: 'legal', kind: 'documentInBoth', longest: 20_000 } as const),
  byDefault: { en: '', fr: '' },
};

const chatTemplate = { group: 'chats', kind: 'textInBoth', longest: 500, isChatTemplate: true } as const;

/**
 * The settings on the owner's page. A line here creates the field, its check and its default; its label is in
 * `app/messages/setting-messages.ts`. The core reads them with `store.shopSettings.read()`.
 */
export const settingDescriptions = {
  shopName: { ...shopText, byDefault: 'Ndolo Beauty', longest: 60, variables: ['STORE_NAME'] },
  shopPhone: {
    ...{ group: 'shop', kind: 'phone', byDefault: '+237677123456' },
    ...{ isRequired: true, variables: ['STORE_PHONE'] },
  },
  whatsAppPhone: { group: 'shop', kind: 'phone', byDefault: '', variables: ['STORE_WHATSAPP_URL'] },
  shopEmail: {
    group: 'shop',
    kind: 'email',
    byDefault: 'bonjour@ndolo.example',
    variables: ['STORE_EMAIL'],
  },
  shopAddress: { ...shopText, byDefault: 'Rue Njo-Njo, Bonapriso, Douala', variables: ['STORE_ADDRESS'] },
  // If empty, the town named in the address (decision 605).
  shopTown: { group: 'shop', kind: 'text', byDefault: '', longest: 60, variables: ['STORE_TOWN'] },
  officeHours: {
    ...{ group: 'shop', kind: 'textInBoth', byDefault: officeHours, longest: 120 },
    variables: ['STORE_OFFICE_HOURS_EN', 'STORE_OFFICE_HOURS_FR'],
  },
  shopHours: {
    ...{ group: 'shop', kind: 'textInBoth', byDefault: shopHours, longest: 600, isOfLines: true },
    variables: ['STORE_SHOP_HOURS'],
  },
  taxpayerNumber: {
    ...{ group: 'shop', kind: 'text', byDefault: 'M000000000000X', longest: 40 },
    variables: ['STORE_NIU'],
  },
  tradeRegister: {
    ...{ group: 'shop', kind: 'text', byDefault: 'RC/DLA/2025/B/00000', longest: 60 },
    variables: ['STORE_RCCM'],
  },
  facebookLink: { ...shopLink, variables: ['STORE_FACEBOOK_URL'] },
  instagramLink: { ...shopLink, variables: ['STORE_INSTAGRAM_URL'] },
  tiktokLink: { ...shopLink, variables: ['STORE_TIKTOK_URL'] },
  youtubeLink: { ...shopLink, variables: ['STORE_YOUTUBE_URL'] },
  googlePlayLink: { ...shopLink, variables: ['STORE_GOOGLE_PLAY_URL'] },
  appStoreLink: { ...shopLink, variables: ['STORE_APP_STORE_URL'] },
  newArrivalCategories: {
    ...shopText,
    byDefault: 'Lips, Skincare',
    variables: ['STORE_NEW_ARRIVAL_CATEGORIES'],
  },
  takesCash: { group: 'payments', kind: 'switch', byDefault: true },
  takesCards: { group: 'payments', kind: 'switch', byDefault: true },
  takesMtnMomo: { group: 'payments', kind: 'switch', byDefault: true },
  takesOrangeMoney: { group: 'payments', kind: 'switch', byDefault: true },
  paymentOrder: {
    ...{ group: 'payments', kind: 'text', byDefault: 'cash, card, MTN, Orange', longest: 120 },
    isMethodOrder: true,
  },
  mtnApprovalCode: {
    ...dialledCode,
    byDefault: wallets.mtn_momo.approvalCode,
    variables: ['STORE_MTN_APPROVAL_CODE'],
  },
  orangeApprovalCode: {
    ...dialledCode,
    byDefault: wallets.orange_money.approvalCode,
    variables: ['STORE_ORANGE_APPROVAL_CODE'],
  },
  secondFactorGraceDays: { group: 'staff', kind: 'wholeNumber', byDefault: 7, least: 0, most: 365 },
  staffSessionHours: { group: 'staff', kind: 'wholeNumber', byDefault: 12, least: 1, most: 168 },
  staffIdleHours: { group: 'staff', kind: 'wholeNumber', byDefault: 2, least: 1, most: 168 },
  promisedMinutes: { group: 'promises', kind: 'wholeNumber', byDefault: 10, least: 0, most: 20_160 },
  deliveryDays: {
    ...{ group: 'promises', kind: 'text', byDefault: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun', longest: 60 },
    ...{ isRequired: true, isWeekdays: true },
  },
  daysOff: { group: 'promises', kind: 'text', byDefault: '', longest: 200, isDaysOff: true },
  deliversFrom: { group: 'promises', kind: 'wholeNumber', byDefault: 0, least: 0, most: 23 },
  deliversUntil: { group: 'promises', kind: 'wholeNumber', byDefault: 0, least: 0, most: 23 },
  offersPickUp: { group: 'promises', kind: 'switch', byDefault: false },
  pickUpAddress: { group: 'promises', kind: 'text', byDefault: '', longest: 200 },
  pickUpHours: { group: 'promises', kind: 'textInBoth', byDefault: pickUpHours, longest: 120 },
  fewLeftAt: { group: 'promises', kind: 'wholeNumber', byDefault: 3, least: 0, most: 100 },
  asksForReviews: { group: 'promises', kind: 'switch', byDefault: true },
  cartMailHours: { group: 'promises', kind: 'wholeNumber', byDefault: 4, least: 0, most: 168 },
  // If empty, the name and the e-mail of the shop.
  mailSenderName: {
    ...{ group: 'mails', kind: 'text', byDefault: '', longest: 60 },
    variables: ['MAIL_FROM'],
  },
  mailSenderAddress: {
    ...{ group: 'mails', kind: 'email', byDefault: '', isOptional: true },
    variables: ['MAIL_FROM'],
  },
  sendsTexts: { group: 'mails', kind: 'switch', byDefault: false, variables: ['ORDER_TEXTS'] },
  noticeMails: { group: 'notices', kind: 'text', byDefault: '', longest: 300 },
  mailsOrders: { group: 'notices', kind: 'switch', byDefault: true },
  mailsIssues: { group: 'notices', kind: 'switch', byDefault: true },
  mailsMessages: { group: 'notices', kind: 'switch', byDefault: true },
  mailsLowStock: { group: 'notices', kind: 'switch', byDefault: false },
  noticePhones: { group: 'notices', kind: 'text', byDefault: '', longest: 200 },
  textsOrders: { group: 'notices', kind: 'switch', byDefault: true },
  textsIssues: { group: 'notices', kind: 'switch', byDefault: true },
  textsMessages: { group: 'notices', kind: 'switch', byDefault: false },
  textsLowStock: { group: 'notices', kind: 'switch', byDefault: false },
  quietFrom: { group: 'notices', kind: 'wholeNumber', byDefault: 22, least: 0, most: 23 },
  quietUntil: { group: 'notices', kind: 'wholeNumber', byDefault: 6, least: 0, most: 23 },
  piecesPerProduct: {
    group: 'limits',
    kind: 'wholeNumber',
    byDefault: PIECE_LIMITS.perProduct,
    least: 1,
    most: 1_000,
  },
  piecesPerOrder: {
    group: 'limits',
    kind: 'wholeNumber',
    byDefault: PIECE_LIMITS.perOrder,
    least: 1,
    most: 100_000,
  },
  firstCashOrder: { group: 'limits', kind: 'francs', byDefault: 150_000, least: 0, most: MAX_FRANCS },
  openCashOrdersPerPhone: { group: 'limits', kind: 'wholeNumber', byDefault: 5, least: 1, most: 10_000 },
  promptsPerPhoneHourly: { group: 'limits', kind: 'wholeNumber', byDefault: 6, least: 1, most: 1_000 },
  reservationRenewals: { group: 'limits', kind: 'wholeNumber', byDefault: 1, least: 0, most: 1_000 },
  messagesPerPhoneHourly: { group: 'limits', kind: 'wholeNumber', byDefault: 10, least: 1, most: 1_000 },
  messagesDaily: { group: 'limits', kind: 'wholeNumber', byDefault: 500, least: 0, most: 1_000_000 },
  dailyMailsPerStranger: { group: 'limits', kind: 'wholeNumber', byDefault: 12, least: 1, most: 1_000 },
  sellerName: { group: 'seller', kind: 'text', byDefault: '', longest: 120 },
  sellerAddress: { group: 'seller', kind: 'text', byDefault: '', longest: 200 },
  sellerPhone: { group: 'seller', kind: 'text', byDefault: '', longest: 40 },
  invoiceMention: { group: 'seller', kind: 'text', byDefault: '', longest: 300 },
  termsText: { ...legalText },
  privacyText: { ...legalText },
  chatPlaced: { ...chatTemplate, byDefault: chats.placed },
  chatConfirmed: { ...chatTemplate, byDefault: chats.confirmed },
  chatOut: { ...chatTemplate, byDefault: chats.out },
  chatDelivered: { ...chatTemplate, byDefault: chats.delivered },
  chatEnded: { ...chatTemplate, byDefault: chats.ended },
} as const satisfies Record<string, SettingDescription>;

export type SettingKey = keyof typeof settingDescriptions;

type ValueOf<D extends SettingDescription> = D['kind'] extends 'wholeNumber' | 'francs'
  ? number
  : D['kind'] extends 'switch'
    ? boolean
    : D['kind'] extends 'textInBoth' | 'documentInBoth'
      ? InBoth
      : string;

export type SettingValues = { [K in SettingKey]: ValueOf<(typeof settingDescriptions)[K]> };
export type SettingValue = number | boolean | string | InBoth;

export const settingKeys = Object.keys(settingDescriptions).filter(isSettingKey);

export const methodSettings = {
  cash_on_delivery: 'takesCash',
  card: 'takesCards',
  mtn_momo: 'takesMtnMomo',
  orange_money: 'takesOrangeMoney',
} as const satisfies Record<PaymentMethod, SettingKey>;

/** Whether the owner accepts a way to pay. */
export function isTaken(method: PaymentMethod, values: SettingValues): boolean {
  return values[methodSettings[method]];
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDescriptions, key);
}

export function describeSetting(key: SettingKey): SettingDescription {
  return settingDescriptions[key];
}
