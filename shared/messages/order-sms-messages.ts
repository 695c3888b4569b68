import { defineMessages } from './define-messages.ts';

/** The SMS about an order, by their names in `OrderNews`. Each one, including the link at its end, has to fit into one SMS of 160 characters. */
export const orderSmsMessages = defineMessages({
  en: {
    placed: (store: string, order: string) => `${store}: we have your order ${order}.`,
    paid: (store: string, order: string, amount: string) =>
      `${store}: ${amount} received for order ${order}.`,
    confirmed: (store: string, order: string) => `${store}: order ${order} is confirmed.`,
    dispatched: (store: string, order: string) => `${store}: order ${order} is on its way.`,
    ready: (store: string, order: string) => `${store}: order ${order} is ready to collect.`,
    delivered: (store: string, order: string) => `${store}: order ${order} was delivered.`,
    review: (store: string, order: string) => `${store}: how do you like order ${order}?`,
    cancelled: (store: string, order: string) => `${store}: order ${order} is cancelled.`,
    refunded: (store: string, order: string, amount: string) =>
      `${store}: ${amount} sent back for order ${order}.`,
    return_accepted: (store: string, order: string) => `${store}: return of order ${order} accepted.`,
    return_refused: (store: string, order: string) => `${store}: return of order ${order} refused.`,
    returned: (store: string, order: string) => `${store}: return of order ${order} received.`,
    lines_changed: (store: string, order: string, total: string) =>
      `${store}: order ${order} changed, total now ${total}.`,
    restOfChanged: (store: string, order: string, rest: string) =>
      `${store}: order ${order} changed, still to pay ${rest}.`,
    payRider: (amount: string) => `Pay the rider ${amount}.`,
    simulated: 'Test: no money moved.',
  },
  fr: {
    placed: (store: string, order: string) => `${store}\u00a0: commande ${order} bien reçue.`,
    paid: (store: string, order: string, amount: string) =>
      `${store}\u00a0: paiement de ${amount} reçu, commande ${order}.`,
    confirmed: (store: string, order: string) => `${store}\u00a0: commande ${order} confirmée.`,
    dispatched: (store: string, order: string) => `${store}\u00a0: commande ${order} en route.`,
    ready: (store: string, order: string) => `${store}\u00a0: commande ${order} prête à retirer.`,
    delivered: (store: string, order: string) => `${store}\u00a0: commande ${order} livrée.`,
    review: (store: string, order: string) => `${store}\u00a0: votre avis sur la commande ${order}\u202f?`,
    cancelled: (store: string, order: string) => `${store}\u00a0: commande ${order} annulée.`,
    refunded: (store: string, order: string, amount: string) =>
      `${store}\u00a0: remboursement de ${amount}, commande ${order}.`,
    return_accepted: (store: string, order: string) => `${store}\u00a0: retour accepté, commande ${order}.`,
    return_refused: (store: string, order: string) => `${store}\u00a0: retour refusé, commande ${order}.`,
    returned: (store: string, order: string) => `${store}\u00a0: retour reçu, commande ${order}.`,
    lines_changed: (store: string, order: string, total: string) =>
      `${store}\u00a0: commande ${order} modifiée, total ${total}.`,
    restOfChanged: (store: string, order: string, rest: string) =>
      `${store}\u00a0: commande ${order} modifiée, à payer\u00a0: ${rest}.`,
    payRider: (amount: string) => `À payer au livreur\u00a0: ${amount}.`,
    simulated: 'Paiement fictif.',
  },
});
