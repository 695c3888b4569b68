import type { Language } from './language.ts';
import type { WalletId } from './payment-methods.ts';

type InBothLanguages = Record<Language, string>;

/** The store's own facts (decision 36), shown on pages and in mails. The owner sets them on the settings page. */
export type StoreFacts = {
  name: string;
  /** E.164. */
  phone: string;
  /** The number for chats, E.164; often the same. */
  whatsApp: string;
  email: string;
  address: string;
  /** The town of the shop, as used in its texts. */
  town: string;
  /** Trade register and taxpayer numbers, which law 2010/021 requires to be shown. */
  rccm: string;
  niu: string;
  /** Office hours, in the footer. */
  officeHours: InBothLanguages;
  /** Shop hours, on the contact page. Deliberately different from the office's. */
  shopHours: Record<Language, { days: string; hours: string }[]>;
  social: { facebook: string; instagram: string; tiktok: string; whatsapp: string; youtube: string };
  /** The codes of the operators' menus in which a waiting payment can also be confirmed. */
  approvalCodes: Record<WalletId, string>;
  /** The categories whose newest products are on /new-arrival, by slug (decision 33). */
  newArrivalCategories: string[];
  apps: { googlePlay: string; appStore: string };
  /** The shop's public address, without a slash at the end; links in mails and canonical addresses start with it. */
  publicUrl: string;
};
