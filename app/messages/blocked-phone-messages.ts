import { defineMessages } from '#shared/messages/define-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the list of blocked numbers on the admin's page of customers. */
export const blockedPhoneMessages = defineMessages({
  en: {
    title: 'Blocked phone numbers',
    text: 'An order with one of these numbers is not taken online, from no account. The shopper is asked to call. Numbers of blocked customers count too.',
    none: 'No number is blocked.',
    phone: wordMessages.en.phoneNumber,
    reason: wordMessages.en.reason,
    block: 'Block the number',
    lift: 'Allow again',
    liftNamed: (phone: string) => `Allow ${phone} again`,
    since: (moment: string, name: string) => `${moment}, ${name}`,
  },
  fr: {
    title: 'Numéros de téléphone bloqués',
    text: 'Une commande avec l’un de ces numéros n’est pas prise en ligne, quel que soit le compte. On demande au client d’appeler. Les numéros des clients bloqués comptent aussi.',
    none: 'Aucun numéro n’est bloqué.',
    phone: wordMessages.fr.phoneNumber,
    reason: wordMessages.fr.reason,
    block: 'Bloquer le numéro',
    lift: 'Autoriser à nouveau',
    liftNamed: (phone: string) => `Autoriser ${phone} à nouveau`,
    since: (moment: string, name: string) => `${moment}, ${name}`,
  },
});
