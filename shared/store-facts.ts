import type { Language } from './language.ts';
import type { WalletId } from './payment-methods.ts';

type InBothLanguages = Record<Language, string>;

/** The store's own facts (decision 36): shown on pages and in mails. The owner sets them on the page of settings. */
export type StoreFacts = {
  name: string;
  /** E.164. */
  phone: string;
  /** E.164, of the chats: often the same. */
  whatsApp: string;
  email: string;
  address: string;
  /** In which the shop is, as its texts say it. */
  town: string;
  /** Trade register and taxpayer numbers, shown by law 2010/021. */
  rccm: string;
  niu: string;
  /** Footer hours: the office. */
  officeHours: InBothLanguages;
  /** Contact-page hours: the shop. Deliberately different from the office's. */
  shopHours: Record<Language, { days: string; hours: string }[]>;
  social: { facebook: string; instagram: string; tiktok: string; whatsapp: string; youtube: string };
  /** The operators' menus in which a payment that waits can be confirmed as well. */
  approvalCodes: Record<WalletId, string>;
  /** The categories whose newest products /new-arrival shows, by slug (decision 33). */
  newArrivalCategories: string[];
  apps: { googlePlay: string; appStore: string };
  /** Address people type, without a slash at the end; links in mails and canonical addresses start with it. */
  publicUrl: string;
};
