import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { adminReturnMessages } from './admin-return-messages.ts';

/** Texts of what changes in an order after it was placed. */
export const orderLinesMessages = defineMessages({
  en: {
    takeOut: 'Take products out',
    takeOutText: 'They go back into stock, and the shopper gets a mail with the new total.',
    bringBack: 'Take products back',
    bringBackText: 'For a part of the order. What can be sold goes back into stock.',
    keepPart: 'Only a part is kept',
    keepPartText: 'What the shopper does not keep at the door. The rest is delivered.',
    swap: 'Exchange a product',
    swapText: 'One product goes and another one comes in its place, as one step.',

    leavingOf: (name: string) => `pieces of ${name} that leave the order`,
    damagedOf: (name: string) => `damaged pieces of ${name}`,
    outOf: (count: number) => `of ${count}`,
    damaged: 'of these, beyond sale',
    choosePieces: 'Choose at least one piece.',
    leaveSome: 'Something has to stay. For the whole order there are other buttons.',
    newTotal: 'New total',
    toCollect: 'To collect',
    toGiveBack: 'To give back',

    payment: 'The money for the rest',
    paidNow: (amount: string) => `${amount} have been collected in cash`,
    paidLater: 'It stays to be collected',
    choosePayment: 'Say whether the money has come.',

    whichPiece: 'Which product goes',
    count: 'How many',
    into: 'What comes in its place',
    chooseInto: 'Choose what comes in its place.',
    sameAgain: 'The same, a new piece',
    searchInto: 'Another product',
    even: 'Nothing to pay and nothing to give back.',
    damagedPiece: 'What comes back cannot be sold again',

    note: adminReturnMessages.en.note,
    noteHelp: adminMessages.en.forTheShopOnly,

    changes: 'What has changed',
    taken_out: 'Taken out',
    left_at_door: 'Not kept at the door',
    returned: 'Brought back',
    swapped: 'Exchanged',
    cameIn: 'Came in its place',
    beyondSale: (count: number) => (count === 1 ? '1 beyond sale' : `${count} beyond sale`),
  },
  fr: {
    takeOut: 'Retirer des produits',
    takeOutText: 'Ils reviennent en stock, et le client reçoit un e-mail avec le nouveau total.',
    bringBack: 'Reprendre des produits',
    bringBackText: 'Pour une partie de la commande. Ce qui peut être vendu revient en stock.',
    keepPart: 'Une partie seulement est gardée',
    keepPartText: 'Ce que le client ne garde pas à la livraison. Le reste est livré.',
    swap: 'Échanger un produit',
    swapText: 'Un produit repart et un autre prend sa place, en une seule fois.',

    leavingOf: (name: string) => `pièces de ${name} qui quittent la commande`,
    damagedOf: (name: string) => `pièces abîmées de ${name}`,
    outOf: (count: number) => `sur ${count}`,
    damaged: 'dont invendables',
    choosePieces: 'Choisissez au moins une pièce.',
    leaveSome: 'Il doit rester quelque chose. Pour toute la commande, il y a d’autres boutons.',
    newTotal: 'Nouveau total',
    toCollect: 'À encaisser',
    toGiveBack: 'À rendre',

    payment: 'L’argent pour le reste',
    paidNow: (amount: string) => `${amount} ont été encaissés en espèces`,
    paidLater: 'Il reste à encaisser',
    choosePayment: 'Dites si l’argent est là.',

    whichPiece: 'Quel produit repart',
    count: 'Combien',
    into: 'Ce qui prend sa place',
    chooseInto: 'Choisissez ce qui prend sa place.',
    sameAgain: 'Le même, une pièce neuve',
    searchInto: 'Un autre produit',
    even: 'Rien à payer et rien à rendre.',
    damagedPiece: 'Ce qui revient ne peut plus être vendu',

    note: adminReturnMessages.fr.note,
    noteHelp: adminMessages.fr.forTheShopOnly,

    changes: 'Ce qui a changé',
    taken_out: 'Retiré',
    left_at_door: 'Non gardé à la livraison',
    returned: 'Rapporté',
    swapped: 'Échangé',
    cameIn: 'Venu à la place',
    beyondSale: (count: number) => (count < 2 ? `${count} invendable` : `${count} invendables`),
  },
});
