import type { Language } from '#shared/language.ts';

type InBothLanguages = Record<Language, string>;

/** The store's own facts (decision 36). `server/env.ts` may override them; pages and mails read them from here only. */
export type Settings = {
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  address: string;
  /** Trade register and taxpayer numbers, shown by law 2010/021. */
  rccm: string;
  niu: string;
  /** Footer hours: the office. */
  officeHours: InBothLanguages;
  /** Contact-page hours: the shop. Deliberately different from the office's. */
  shopHours: { days: InBothLanguages; hours: InBothLanguages }[];
  social: { facebook: string; instagram: string; tiktok: string; whatsapp: string; youtube: string };
  apps: { googlePlay: string; appStore: string };
  /** Address people type, without a slash at the end; links in mails and canonical addresses start with it. */
  publicUrl: string;
};

export const defaultSettings: Settings = {
  name: 'Ndolo Beauty',
  phone: '+237677123456',
  email: 'bonjour@ndolo.example',
  address: 'Rue Njo-Njo, Bonapriso, Douala',
  rccm: 'RC/DLA/2025/B/00000 (exemple)',
  niu: 'M000000000000X (exemple)',
  officeHours: { en: 'Monday to Friday 9am to 5:30pm', fr: 'Du lundi au vendredi, de 9 h à 17 h 30' },
  shopHours: [
    {
      days: { en: 'Monday to Friday', fr: 'Lundi à vendredi' },
      hours: { en: '9:00-19:00', fr: '9 h – 19 h' },
    },
    { days: { en: 'Saturday', fr: 'Samedi' }, hours: { en: '9:00-17:00', fr: '9 h – 17 h' } },
    { days: { en: 'Sunday', fr: 'Dimanche' }, hours: { en: 'Closed', fr: 'Fermé' } },
  ],
  social: {
    facebook: 'https://www.facebook.com/ndolobeauty.example',
    instagram: 'https://www.instagram.com/ndolobeauty.example',
    tiktok: 'https://www.tiktok.com/@ndolobeauty.example',
    whatsapp: 'https://wa.me/237677123456',
    youtube: 'https://www.youtube.com/@ndolobeauty.example',
  },
  apps: {
    googlePlay: 'https://play.google.com/store',
    appStore: 'https://www.apple.com/app-store/',
  },
  publicUrl: 'http://localhost:3000',
};
