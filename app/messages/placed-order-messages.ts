import { defineMessages } from '#shared/messages/define-messages.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the success page about the order that was placed. */
export const placedOrderMessages = defineMessages({
  en: {
    items: 'In your order',
    total: wordMessages.en.total,
    goesTo: 'We deliver to',
    promisedFor: orderedDeliveryMessages.en.promisedFor,
    orderedOn: orderedDeliveryMessages.en.orderedOn,
    next: 'What happens next',
    call: (phone: string) => `We call ${phone} to confirm your order.`,
    readyCall: 'We call again when it is ready to collect.',
    isPaidHere: 'It is paid: there is nothing to pay at the shop.',
    rider: 'The rider calls you on the way.',
    payRider: 'You look at everything, then you pay in cash.',
    isPaid: 'It is paid: there is nothing to pay to the rider.',
    track: 'Track my order',
    whatsApp: shellMessages.en.whatsapp,
    otherDevice: 'To find this order on another device too:',
    addEmail: 'add an e-mail and a password',
  },
  fr: {
    items: 'Votre commande',
    total: wordMessages.fr.total,
    goesTo: 'Livraison à',
    promisedFor: orderedDeliveryMessages.fr.promisedFor,
    orderedOn: orderedDeliveryMessages.fr.orderedOn,
    next: 'Et maintenant\u202f?',
    call: (phone: string) => `Nous appelons le ${phone} pour confirmer votre commande.`,
    readyCall: 'Nous vous rappelons quand elle est prête à retirer.',
    isPaidHere: 'Votre commande est payée\u00a0: rien à régler en boutique.',
    rider: 'Le livreur vous appelle en chemin.',
    payRider: 'Vous vérifiez tout, puis vous payez en espèces.',
    isPaid: 'Votre commande est payée\u00a0: rien à remettre au livreur.',
    track: 'Suivre ma commande',
    whatsApp: shellMessages.fr.whatsapp,
    otherDevice: 'Pour retrouver cette commande sur un autre appareil\u00a0:',
    addEmail: 'ajoutez un e-mail et un mot de passe',
  },
});
