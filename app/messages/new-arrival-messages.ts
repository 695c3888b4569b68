import { defineMessages } from '#shared/messages/define-messages.ts';
import type { TownWords } from '../shell-data/shell-data.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the page labelled NEW & HOT in the menu. It lists the newest products, even if those of a quiet shop are old. */
export const newArrivalMessages = defineMessages({
  en: {
    title: shellMessages.en.newLink,
    description: 'The latest arrivals of the shop: shades, care and favourites.',
    heading: 'Our latest arrivals',
    intro: ({ town }: TownWords) =>
      `From ${town}: shades mixed for deep and golden skins, textures that stay put from the first moto ride of the morning to the last dance of the night.`,
    second:
      'We bring in little and often, so that every jar is fresh. When a shade is gone we ask you before we order more.',
    bannerTitle: 'One new colour, and the day is different',
    bannerText: 'Delivered free, paid when you hold it in your hand.',
    bannerTextOnline: 'Delivered free, all over Cameroon.',
    bannerTextOffered: (offer: string) => `All over Cameroon, ${offer}.`,
    bannerAction: uiMessages.en.seeTheOffers,
    shopNow: uiMessages.en.shopNow,
    nothingYet: 'Nothing has arrived yet. Come back soon.',
    failed: 'The new arrivals could not be loaded.',
  },
  fr: {
    title: shellMessages.fr.newLink,
    description: 'Les derniers arrivages de la boutique\u00a0: teintes, soins et coups de cœur.',
    heading: 'Nos derniers arrivages',
    intro: ({ ofTown }) =>
      `D${ofTown.slice(1)}\u00a0: des teintes pensées pour les peaux foncées et dorées, des textures qui tiennent du premier trajet en moto du matin à la dernière danse de la nuit.`,
    second:
      'Nous recevons peu, mais souvent, pour que chaque pot soit frais. Quand une teinte est épuisée, nous vous demandons votre avis avant d’en recommander.',
    bannerTitle: 'Une couleur nouvelle, et la journée change',
    bannerText: 'Livrée gratuitement, payée quand vous l’avez en main.',
    bannerTextOnline: 'Livrée gratuitement, partout au Cameroun.',
    bannerTextOffered: (offer: string) => `Partout au Cameroun, ${offer}.`,
    bannerAction: uiMessages.fr.seeTheOffers,
    shopNow: uiMessages.fr.shopNow,
    nothingYet: 'Rien n’est encore arrivé. Revenez bientôt.',
    failed: 'Les nouveautés n’ont pas pu être chargées.',
  },
});
