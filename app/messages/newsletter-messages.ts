import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the newsletter: the box in the footer, and the pages that confirm and end a subscription. */
export const newsletterMessages = defineMessages({
  en: {
    title: 'Newsletter',
    email: 'Your e-mail address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    emailWrong: 'Enter an e-mail address such as name@example.com.',
    confirmTitle: 'Join the newsletter',
    confirmText: 'Press the button, and our letters will come to the address that received this link.',
    confirm: 'Confirm this address',
    confirmed: 'Thank you! Our letters will come to your address.',
    leaveTitle: 'Leave the newsletter',
    leaveText: 'Press the button, and no more letters will come to the address that received this link.',
    leave: 'Unsubscribe',
    working: 'One moment...',
    left: 'You have left the newsletter. Come back whenever you like.',
    needsJavaScript: 'The button needs JavaScript, which is switched off. Write to us and we do it for you.',
  },
  fr: {
    title: 'Newsletter',
    email: 'Votre adresse e-mail',
    subscribe: 'S’abonner',
    subscribing: 'Abonnement…',
    emailWrong: 'Saisissez une adresse e-mail comme nom@exemple.com.',
    confirmTitle: 'Recevoir la newsletter',
    confirmText: 'Appuyez sur le bouton\u00a0: nos lettres arriveront à l’adresse qui a reçu ce lien.',
    confirm: 'Confirmer cette adresse',
    confirmed: 'Merci\u202f! Nos lettres arriveront à votre adresse.',
    leaveTitle: 'Se désabonner de la newsletter',
    leaveText: 'Appuyez sur le bouton\u00a0: plus aucune lettre n’arrivera à l’adresse qui a reçu ce lien.',
    leave: 'Me désabonner',
    working: 'Un instant…',
    left: 'Vous êtes désabonné(e) de la newsletter. Revenez quand vous voulez.',
    needsJavaScript:
      'Le bouton a besoin de JavaScript, qui est désactivé. Écrivez-nous et nous le ferons pour vous.',
  },
});
