import { wallets } from '#shared/payment-methods.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** `server/env.ts` may override these facts; pages and mails read them from here only. */
export type Settings = StoreFacts;

export const defaultSettings: Settings = {
  name: 'Ndolo Beauty',
  phone: '+237677123456',
  email: 'bonjour@ndolo.example',
  address: 'Rue Njo-Njo, Bonapriso, Douala',
  rccm: 'RC/DLA/2025/B/00000',
  niu: 'M000000000000X',
  officeHours: {
    en: 'Monday to Friday 9am to 5:30pm',
    fr: 'Du lundi au vendredi, de 9\u00a0h à 17\u00a0h\u00a030',
  },
  shopHours: [
    {
      days: { en: 'Monday to Friday', fr: 'Lundi à vendredi' },
      hours: { en: '9:00-19:00', fr: '9\u00a0h – 19\u00a0h' },
    },
    { days: { en: 'Saturday', fr: 'Samedi' }, hours: { en: '9:00-17:00', fr: '9\u00a0h – 17\u00a0h' } },
    { days: { en: 'Sunday', fr: 'Dimanche' }, hours: { en: 'Closed', fr: 'Fermé' } },
  ],
  // Empty: not shown. A shop sets its own (STORE_*_URL).
  social: {
    facebook: '',
    instagram: '',
    tiktok: '',
    whatsapp: 'https://wa.me/237677123456',
    youtube: '',
  },
  approvalCodes: {
    mtn_momo: wallets.mtn_momo.approvalCode,
    orange_money: wallets.orange_money.approvalCode,
  },
  newArrivalCategories: ['Lips', 'Skincare'],
  apps: {
    googlePlay: '',
    appStore: '',
  },
  publicUrl: 'http://localhost:3000',
};
