import { defineMessages } from './define-messages.ts';
import { orderWordMessages } from './order-word-messages.ts';

/** Texts of the built-in sandbox, a payment provider that takes no money. */
export const sandboxMessages = defineMessages({
  en: {
    mark: 'Test: no money moves',
    cardTitle: 'Simulated card payment',
    phoneTitle: (wallet: string) => `Simulated phone with ${wallet}`,
    cardText:
      'This page takes the place of the page of a card provider, because this shop has no keys of one. It asks for no card and takes none.',
    phoneText:
      'This page takes the place of the phone that would ring now, because this shop has no keys of the operator. Never type a real PIN anywhere here.',
    order: orderWordMessages.en.order,
    amount: orderWordMessages.en.amount,
    phone: 'Phone',
    pay: 'Pay',
    decline: 'Decline',
    cancel: 'Cancel',
    pay_later: 'Pay, confirm later',
    payLaterText: 'The shop hears of it some seconds later, and has to ask for it.',
    decided: 'This test payment was decided already.',
    over: 'The time for this test payment is over, or the shop has closed it.',
    back: 'Back to the shop',
    unknownTitle: 'There is no such test payment',
    languageName: 'English',
  },
  fr: {
    mark: 'Test\u00a0: aucun argent ne circule',
    cardTitle: 'Paiement par carte simulé',
    phoneTitle: (wallet: string) => `Téléphone simulé avec ${wallet}`,
    cardText:
      'Cette page remplace celle d’un prestataire de carte, car cette boutique n’en a pas les clés. Elle ne demande et ne prend aucune carte.',
    phoneText:
      'Cette page remplace le téléphone qui sonnerait maintenant, car cette boutique n’a pas les clés de l’opérateur. Ne saisissez jamais ici un vrai code secret.',
    order: orderWordMessages.fr.order,
    amount: orderWordMessages.fr.amount,
    phone: 'Téléphone',
    pay: 'Payer',
    decline: 'Refuser',
    cancel: 'Annuler',
    pay_later: 'Payer, confirmer plus tard',
    payLaterText: 'La boutique l’apprend quelques secondes après, et doit le demander elle-même.',
    decided: 'Ce paiement de test est déjà décidé.',
    over: 'Le temps de ce paiement de test est écoulé, ou la boutique l’a fermé.',
    back: 'Revenir à la boutique',
    unknownTitle: 'Ce paiement de test n’existe pas',
    languageName: 'Français',
  },
});
