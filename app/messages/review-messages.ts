import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about the reviews of a product, on its page and on the page of its reviews. */
export const reviewMessages = defineMessages({
  en: {
    title: 'Reviews',
    stars: (stars: string) => `Rated ${stars} of 5`,
    count: (count: number) => (count === 1 ? '1\u00a0review' : `${count}\u00a0reviews`),
    verified: 'Each from a person who bought it here.',
    all: (count: number) => `Read all ${count} reviews`,
    customer: 'A customer',
    shade: (shade: string) => `Shade: ${shade}`,
    skin: (skin: string) => `Skin: ${skin}`,
    photo: 'Their photo',
    answerOf: (shop: string) => `Answer of ${shop}`,
  },
  fr: {
    title: 'Avis',
    stars: (stars: string) => `Note\u00a0: ${stars} sur 5`,
    count: (count: number) => `${count}\u00a0avis`,
    verified: 'Chacun vient d’une personne qui l’a acheté ici.',
    all: (count: number) => `Lire les ${count} avis`,
    customer: 'Un client',
    shade: (shade: string) => `Teinte\u00a0: ${shade}`,
    skin: (skin: string) => `Peau\u00a0: ${skin}`,
    photo: 'Sa photo',
    answerOf: (shop: string) => `Réponse de ${shop}`,
  },
});
