import { defineMessages } from './define-messages.ts';

/** Explains each part of the copy of a customer's data in the language of the account, because the parts' names are made for programs. */
export const personalCopyMessages = defineMessages({
  en: {
    shop: 'The shop that wrote this copy.',
    writtenAt: 'When it was written (universal time).',
    account: 'Your account; an e-mail or phone is proven once a code or link sent to it came back.',
    addresses: 'Your addresses, with those that you removed in the last 30 days.',
    cart: 'What is in your cart.',
    cartMails: 'Whether you agreed to mails about a cart that you left, and such carts.',
    wishlist: 'Your wishlist.',
    viewed: 'Products that you looked at in the last 180 days.',
    questions: 'Questions about products that you asked while logged in.',
    emailChanges: 'Changes of your e-mail address.',
    orders:
      'Your orders with their course, payments, refunds, return and reviews, and your consent to WhatsApp.',
    devices: 'Where you are logged in.',
    stockAlerts: 'Products whose return you asked to hear of.',
    stockAlertsStopped: 'Since when you want no such messages.',
    messagesSent: 'Which messages the shop sent you in the last 30 days; their text is not kept.',
    phones: 'Your phone numbers: whether you stopped messages, and whether the shop takes orders with them.',
    newsletter: 'The newsletter, with the words that you agreed to.',
    messages: 'What you wrote to the shop by the contact form, and the answers.',
    questionsAsked: 'Questions about products that you asked with your e-mail address.',
    staff: 'If you work for the shop: your invitations, your phone as a rider and your notices.',
  },
  fr: {
    shop: 'La boutique qui a écrit cette copie.',
    writtenAt: 'Quand elle a été écrite (temps universel).',
    account:
      'Votre compte\u202f; un e-mail ou un téléphone est prouvé dès qu’un code ou un lien envoyé nous est revenu.',
    addresses: 'Vos adresses, avec celles que vous avez retirées ces 30 derniers jours.',
    cart: 'Le contenu de votre panier.',
    cartMails: 'Votre accord pour un e-mail sur un panier laissé, et ces paniers.',
    wishlist: 'Votre liste d’envies.',
    viewed: 'Les produits que vous avez regardés ces 180 derniers jours.',
    questions: 'Vos questions sur des produits, posées en étant connecté(e).',
    emailChanges: 'Les changements de votre adresse e-mail.',
    orders:
      'Vos commandes avec leur suivi, leurs paiements, remboursements, retour et avis, et votre accord pour WhatsApp.',
    devices: 'Là où vous êtes connecté(e).',
    stockAlerts: 'Les produits dont vous avez demandé à apprendre le retour.',
    stockAlertsStopped: 'Depuis quand vous ne voulez plus de ces messages.',
    messagesSent:
      'Quels messages la boutique vous a envoyés ces 30 derniers jours\u202f; leur texte n’est pas gardé.',
    phones:
      'Vos numéros de téléphone\u00a0: si vous avez arrêté les messages, et si la boutique accepte des commandes avec eux.',
    newsletter: 'La newsletter, avec les mots de votre accord.',
    messages: 'Ce que vous avez écrit à la boutique par le formulaire de contact, et les réponses.',
    questionsAsked: 'Vos questions sur des produits, posées avec votre adresse e-mail.',
    staff:
      'Si vous travaillez pour la boutique\u00a0: vos invitations, votre téléphone de livreur et vos alertes.',
  },
});
