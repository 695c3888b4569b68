import type { DeliveryOffer } from '../delivery-offer.ts';
import type { Language } from '../language.ts';
import { formatFrancs } from '../money.ts';
import { defineMessages } from './define-messages.ts';

export const deliveryOfferMessages = defineMessages({
  en: {
    from: (amount: string) => `delivery from ${amount}`,
    freeFrom: (amount: string) => `free delivery from ${amount}`,
    freeInPlaces: 'free delivery in some places',
  },
  fr: {
    from: (amount) => `livraison dès ${amount}`,
    freeFrom: (amount) => `livraison gratuite dès ${amount} d’achats`,
    freeInPlaces: 'livraison gratuite dans certains lieux',
  },
});

/** The offer in the middle of a sentence; empty where delivery is free everywhere, which each page says in its own words. */
export function offerText(offer: DeliveryOffer, language: Language): string {
  const texts = deliveryOfferMessages[language];
  switch (offer.kind) {
    case 'free':
      return '';
    case 'freeInPlaces':
      return texts.freeInPlaces;
    case 'from':
    case 'freeFrom':
      return texts[offer.kind](formatFrancs(offer.amount));
  }
}
