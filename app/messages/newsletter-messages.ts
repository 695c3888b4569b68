import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the newsletter: the box in the footer, and the page where it ends. */
export const newsletterMessages = defineMessages({
  en: {
    title: 'Newsletter',
    text: 'New arrivals and offers, once or twice a month. Leave whenever you like.',
    email: 'Your e-mail address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    emailWrong: 'Enter an e-mail address such as name@example.com.',
    leaveTitle: 'Leave the newsletter',
    leaveText: 'Press the button, and no more letters will come to the address that received this link.',
    leave: 'Unsubscribe',
    leaving: 'One moment...',
    left: 'You have left the newsletter. Come back whenever you like.',
    needsJavaScript: 'The button needs JavaScript, which is switched off. Write to us and we do it for you.',
  },
  fr: {
    title: 'Lettre d’information',
    text: 'Nouveautés et offres, une ou deux fois par mois. Désabonnement à tout moment.',
    email: 'Votre adresse e-mail',
    subscribe: 'S’abonner',
    subscribing: 'Abonnement…',
    emailWrong: 'Saisissez une adresse e-mail comme nom@exemple.com.',
    leaveTitle: 'Se désabonner de la lettre d’information',
    leaveText: 'Appuyez sur le bouton\u00a0: plus aucune lettre n’arrivera à l’adresse qui a reçu ce lien.',
    leave: 'Me désabonner',
    leaving: 'Un instant…',
    left: 'Vous êtes désabonné(e) de la lettre d’information. Revenez quand vous voulez.',
    needsJavaScript:
      'Le bouton a besoin de JavaScript, qui est désactivé. Écrivez-nous et nous le ferons pour vous.',
  },
});
