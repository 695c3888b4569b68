import { defineMessages } from '#shared/messages/define-messages.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';

/** Texts about mails for a cart that was left: on the profile, and behind the links of the mails. */
export const cartMailMessages = defineMessages({
  en: {
    title: 'Mails about my cart',
    consent: 'Write to me when I leave something in my cart',
    help: 'One mail some hours later, at most one a week. You can stop them here or by a link in each of them.',
    waiting: 'We have sent you a link: press it to agree.',
    confirmTitle: 'Mails about your cart',
    confirmText: 'We will write to you when something stays in your cart, at most once a week.',
    confirm: mailMessages.en.cartMailsConfirm,
    confirmed: 'Done. You can stop these mails at any time.',
    stopTitle: mailMessages.en.cartMailsStop,
    stopText: 'We will not write to you any more about what is in your cart.',
    stop: 'Stop these mails',
    stopped: 'Done. These mails will not come any more.',
  },
  fr: {
    title: 'E-mails au sujet de mon panier',
    consent: 'M’écrire quand je laisse des articles dans mon panier',
    help: 'Un e-mail quelques heures après, au plus un par semaine. Vous pouvez les arrêter ici ou par un lien dans chacun.',
    waiting: 'Nous vous avons envoyé un lien\u00a0: ouvrez-le pour accepter.',
    confirmTitle: 'E-mails au sujet de votre panier',
    confirmText:
      'Nous vous écrirons quand des articles restent dans votre panier, au plus une fois par semaine.',
    confirm: mailMessages.fr.cartMailsConfirm,
    confirmed: 'C’est fait. Vous pouvez arrêter ces e-mails à tout moment.',
    stopTitle: mailMessages.fr.cartMailsStop,
    stopText: 'Nous ne vous écrirons plus au sujet de votre panier.',
    stop: 'Arrêter ces e-mails',
    stopped: 'C’est fait. Ces e-mails ne viendront plus.',
  },
});
