import { defineMessages } from '#shared/messages/define-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import type { PhoneMessageState } from '#shared/phone-messages.ts';
import { returnStateMessages } from './order-messages.ts';
import { paymentHealthMessages } from './payment-health-messages.ts';

/** How messages to the phone of an order went, at the order desk. */
export const phoneMessageMessages = defineMessages({
  en: {
    title: 'Messages to this phone',
    sms: paymentHealthMessages.en.sms,
    whatsapp: paymentHealthMessages.en.whatsapp,
  },
  fr: {
    title: 'Messages à ce téléphone',
    sms: 'Par SMS',
    whatsapp: paymentHealthMessages.fr.whatsapp,
  },
});

export const phoneMessageStateMessages = defineMessages({
  en: {
    waiting: 'waits to be sent',
    sent: 'sent, no receipt yet',
    delivered: 'delivered',
    read: 'read',
    failed: 'not delivered',
    stopped: 'not sent: this person wants none',
    limit: 'waits: a limit under Settings is reached',
    too_late: 'not sent: it was too late',
    unknown: 'perhaps sent: the gateway gave no answer',
    refused: 'not sent: the gateway refused it',
  } satisfies Record<PhoneMessageState, string>,
  fr: {
    waiting: 'en attente d’envoi',
    sent: 'envoyé, pas encore d’accusé',
    delivered: 'remis',
    read: 'lu',
    failed: 'non remis',
    stopped: 'non envoyé\u00a0: cette personne n’en veut pas',
    limit: 'en attente\u00a0: une limite des Réglages est atteinte',
    too_late: 'non envoyé\u00a0: trop tard',
    unknown: 'peut-être envoyé\u00a0: l’opérateur n’a pas répondu',
    refused: 'non envoyé\u00a0: refusé par l’opérateur',
  },
});

/** The news in a message, by its name in the orders. */
export const orderNewsMessages = defineMessages({
  en: {
    placed: 'Order received',
    paid: 'Payment received',
    confirmed: 'Order confirmed',
    dispatched: 'On its way',
    delivered: 'Delivery made',
    review: 'Asked for a review',
    cancelled: successMessages.en.orderCancelled,
    refunded: 'Money sent back',
    return_accepted: returnStateMessages.en.accepted,
    return_refused: returnStateMessages.en.refused,
    returned: 'Return received',
    lines_changed: successMessages.en.orderChanged,
  },
  fr: {
    placed: 'Commande reçue',
    paid: 'Paiement reçu',
    confirmed: 'Commande confirmée',
    dispatched: 'En route',
    delivered: 'Livraison faite',
    review: 'Avis demandé',
    cancelled: successMessages.fr.orderCancelled,
    refunded: 'Argent rendu',
    return_accepted: returnStateMessages.fr.accepted,
    return_refused: returnStateMessages.fr.refused,
    returned: 'Retour reçu',
    lines_changed: successMessages.fr.orderChanged,
  },
});
