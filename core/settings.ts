import type { StoreFacts } from '#shared/store-facts.ts';

/** `server/env.ts` may override these facts; pages and mails read them from here only. */
export type Settings = StoreFacts;

export const defaultSettings: Settings = {
  name: 'Ndolo Beauty',
  phone: '+237677123456',
  email: 'bonjour@ndolo.example',
  address: 'Rue Njo-Njo, Bonapriso, Douala',
  rccm: 'RC/DLA/2025/B/00000 (exemple)',
  niu: 'M000000000000X (exemple)',
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
  social: {
    facebook: 'https://www.facebook.com/ndolobeauty.example',
    instagram: 'https://www.instagram.com/ndolobeauty.example',
    tiktok: 'https://www.tiktok.com/@ndolobeauty.example',
    whatsapp: 'https://wa.me/237677123456',
    youtube: 'https://www.youtube.com/@ndolobeauty.example',
  },
  approvalCodes: { mtn_momo: '*126#', orange_money: '#150*50#' },
  newArrivalCategories: ['Lips', 'Skincare'],
  apps: {
    googlePlay: 'https://play.google.com/store',
    appStore: 'https://www.apple.com/app-store/',
  },
  publicUrl: 'http://localhost:3000',
};
