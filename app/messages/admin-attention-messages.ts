import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Why an order waits for someone, by the reason's code. */
export const issueMessages = defineMessages({
  en: {
    return_requested: 'A return waits for your answer',
    order_ended: 'Paid, then cancelled or returned: give the money back',
    paid_twice: 'Paid twice: give the second payment back',
    paid_too_late: 'Paid after the order was given up: give the money back',
    wrong_amount: 'Another amount came: give it back',
    lines_changed: 'The order costs less than was paid: give the difference back',
    at_provider: 'A refund made in the provider’s own pages came back',
    refunded_at_provider: 'Money was given back in the provider’s own pages',
    disputed: 'The cardholder’s bank disputes the payment',
    dispute_lost: 'A dispute was lost: the money is gone',
    by_shop: 'Refund that the shop has started',
    mismatch: 'A payment that does not match the order',
    untraceable: 'A payment that no one can ask about',
    paid_on_the_way: 'Paid online while the rider is on the way',
    cash_short: 'Less cash came than was due',
  },
  fr: {
    return_requested: 'Un retour attend votre réponse',
    order_ended: 'Payée, puis annulée ou retournée\u00a0: rendez l’argent',
    paid_twice: 'Payée deux fois\u00a0: rendez le second paiement',
    paid_too_late: 'Payée après l’abandon de la commande\u00a0: rendez l’argent',
    wrong_amount: 'Un autre montant est arrivé\u00a0: rendez-le',
    lines_changed: 'La commande coûte moins que ce qui a été payé\u00a0: rendez la différence',
    at_provider: 'Un remboursement fait chez le prestataire est revenu',
    refunded_at_provider: 'Un remboursement a été fait sur le site du prestataire',
    disputed: 'La banque du client conteste le paiement',
    dispute_lost: 'Un litige est perdu\u00a0: l’argent est reparti',
    by_shop: 'Remboursement engagé par la boutique',
    mismatch: 'Un paiement qui ne correspond pas à la commande',
    untraceable: 'Un paiement impossible à vérifier',
    paid_on_the_way: 'Payée en ligne alors que le livreur est en route',
    cash_short: 'Il manque une partie des espèces',
  },
});

const shopperKnows = defineMessages({
  en: { text: 'The shopper knows that the money comes back.' },
  fr: { text: 'Le client sait que l’argent lui sera rendu.' },
});

/** What to do about an issue, by the reason's code. */
export const issueAdviceMessages = defineMessages({
  en: {
    return_requested: 'Open the order, read why, and say yes or no.',
    order_ended: shopperKnows.en.text,
    paid_twice: 'The order itself stays paid.',
    paid_too_late: `${shopperKnows.en.text} Nothing is delivered.`,
    wrong_amount: shopperKnows.en.text,
    lines_changed: `${shopperKnows.en.text} The rest of the order is unchanged.`,
    at_provider: 'The shopper does not have the money. Find another way to pay her.',
    refunded_at_provider:
      'The books have it. If the parcel has not left, cancel the order or call the shopper; nothing is paid back a second time.',
    disputed:
      'Send proof of delivery in the provider’s own pages before the deadline, and note it at the order. Do not refund meanwhile: the money would be gone twice.',
    dispute_lost:
      'The bank has taken the money back. There is nothing to pay back; note what you have learnt.',
    by_shop: 'The order itself stays as it is.',
    mismatch:
      'Look at the provider’s own pages which amount came. Pay it back there, or call the shopper; then note here what you did.',
    untraceable:
      'Look at the provider’s own pages whether this phone has paid. If it has, give it back there or agree on a new order; then note it here.',
    paid_on_the_way: 'Call the rider now: no cash may be taken at the door.',
    cash_short: 'Collect the rest, or let it go in the order; or note here what was agreed.',
  },
  fr: {
    return_requested: 'Ouvrez la commande, lisez le motif, puis acceptez ou refusez.',
    order_ended: shopperKnows.fr.text,
    paid_twice: 'La commande, elle, reste payée.',
    paid_too_late: `${shopperKnows.fr.text} Rien n’est livré.`,
    wrong_amount: shopperKnows.fr.text,
    lines_changed: `${shopperKnows.fr.text} Le reste de la commande est maintenu.`,
    at_provider: 'Le client n’a pas l’argent. Trouvez un autre moyen de le rembourser.',
    refunded_at_provider:
      'Les comptes le savent. Si le colis n’est pas parti, annulez la commande ou appelez le client\u202f; rien ne sera remboursé une seconde fois.',
    disputed:
      'Envoyez la preuve de la livraison sur le site du prestataire avant la date limite, et notez-le dans la commande. Ne remboursez pas entre-temps\u00a0: l’argent partirait deux fois.',
    dispute_lost:
      'La banque a repris l’argent. Il n’y a rien à rembourser\u202f; notez ce que vous en retenez.',
    by_shop: 'La commande, elle, reste comme elle est.',
    mismatch:
      'Regardez chez le prestataire quel montant est arrivé. Rendez-le là-bas ou appelez le client, puis notez ici ce que vous avez fait.',
    untraceable:
      'Regardez chez le prestataire si ce téléphone a payé. Si oui, rendez l’argent là-bas ou convenez d’une nouvelle commande, puis notez-le ici.',
    paid_on_the_way: 'Appelez le livreur tout de suite\u00a0: il ne doit rien encaisser.',
    cash_short:
      'Encaissez le reste ou abandonnez-le dans la commande\u202f; sinon, notez ici ce qui a été convenu.',
  },
});

/** Texts of the admin's page of issues: what waits for someone. */
export const adminAttentionMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.attention,
    list: 'What waits for you',
    search: 'Search orders that wait',
    waiting: (count: number) => (count === 1 ? '1 order waits' : `${formatCount(count, 'en')} orders wait`),
    openLines: (count: number) =>
      count === 1
        ? 'One line of a provider’s statement does not agree with the books.'
        : `${formatCount(count, 'en')} lines of providers’ statements do not agree with the books.`,
    seeOpenLines: 'See to it',
    contested: (count: number) =>
      count === 1
        ? 'A rider contests a day or a hand-over.'
        : `Riders contest ${formatCount(count, 'en')} days or hand-overs.`,
    seeContested: 'See the cash of that day',
    noMatchText: 'Try the number of the order, a name or a phone. What is dealt with is not here any more.',
    onThisOrder: 'This order waits for you',
    emptyTitle: 'Nothing waits for you',
    emptyText: 'Refunds to make, returns to answer and odd payments appear here.',
    failedTitle: adminMessages.en.failedTitle,

    order: (number: string) => `Order ${number}`,
    about: (issue: string, number: string) => `${issue}, order ${number}`,
    since: (date: string) => `since ${date}`,
    from: (number: string) => `from ${number}`,
    simulated: adminMessages.en.testPayment,

    asking: 'The provider is being asked right now. Come back in a moment.',
    onItsWay: (reference: string) =>
      `On its way at the provider: ${reference}. There is nothing to do: the shop asks until it has arrived.`,
    stuck: (reference: string) =>
      `The provider does not answer about this refund${reference === '' ? '' : ` (${reference})`}. Its keys may be wrong or gone. Look in the provider’s own pages whether the money went back.`,
    seenAtProvider: 'I have looked at the provider',
    lookAtProvider:
      'If the provider’s own pages show the refund, note its number. If they do not, pay it back by hand and note how. The provider is not asked again after that.',
    notGiven: 'The provider was asked and did not give it back.',
    refundDisputed:
      'The payment is under dispute: nothing is given back until the bank has decided. If the dispute is lost, the bank takes the money itself; if it is won, ask for this refund again.',
    sentBack:
      'The card’s bank has sent it back to the provider, so the shopper does not have it, although she was notified. Call her, pay it by mobile money or in cash, and note it here.',

    openOrder: 'Answer the return',
    openDispute: 'See the deadline',
    payBack: 'Paid back by hand',
    payBackTo: (amount: string) => `You have given back ${amount}.`,
    number: 'Number:',
    payCash: 'In cash, or to the phone of the order.',
    reference: adminMessages.en.reference,
    referenceHelp: 'The number of the transfer, or who got the cash and when.',
    noteRefund: 'The money is back',

    askProvider: 'Let the provider pay it back',
    came: (amount: string, expected: string) => `${amount} came, ${expected} were asked for.`,
    decideAmount: 'Call the shopper, then accept what came or give it back.',
    acceptAmount: 'Accept what came',
    acceptWhole: 'The order is paid.',
    acceptPart: (due: string) => `A part of the order is paid, ${due} are still to be paid.`,
    acceptLess: (missing: string) => `The missing ${missing} are written off.`,
    acceptMore: (more: string) => `${more} more than it costs stay with the shop.`,
    giveBackAmount: 'Give it back',
    giveBackText: (amount: string) =>
      `All ${amount} go back to the shopper, who gets a mail. The order is not paid by it.`,
    lookedAt: 'Looked at',
    whatWasDone: 'What you did',
    noteHelp: adminMessages.en.forTheShopOnly,
    save: wordMessages.en.save,

    startRefund: 'Refund the money',
    startText: (amount: string) =>
      `Up to ${amount} can go back to the shopper. The order stays as it is, and nothing goes back into stock.`,
    refundAmount: 'How much, in FCFA',
    cancelInstead: 'The parcel is still here. To give back all of it, cancel the order.',
    reason: adminMessages.en.reason,
    start: 'Start the refund',
  },
  fr: {
    title: adminFrameMessages.fr.attention,
    list: 'Ce qui vous attend',
    search: 'Chercher parmi les commandes en attente',
    openLines: (count: number) =>
      count < 2
        ? 'Une ligne d’un relevé ne concorde pas avec la comptabilité.'
        : `${formatCount(count, 'fr')} lignes de relevés ne concordent pas avec la comptabilité.`,
    seeOpenLines: 'S’en occuper',
    contested: (count: number) =>
      count < 2
        ? 'Un livreur conteste une journée ou une remise.'
        : `Les livreurs contestent ${formatCount(count, 'fr')} journées ou remises.`,
    seeContested: 'Voir les encaissements de ce jour',
    waiting: (count: number) =>
      count < 2 ? `${count} commande attend` : `${formatCount(count, 'fr')} commandes attendent`,
    noMatchText: 'Essayez le numéro de la commande, un nom ou un téléphone. Ce qui est réglé n’est plus ici.',
    onThisOrder: 'Cette commande vous attend',
    emptyTitle: 'Rien ne vous attend',
    emptyText: 'Les remboursements à faire, les retours à traiter et les paiements étranges s’affichent ici.',
    failedTitle: adminMessages.fr.failedTitle,

    order: (number: string) => `Commande ${number}`,
    about: (issue: string, number: string) => `${issue}, commande ${number}`,
    since: (date: string) => `depuis le ${date}`,
    from: (number: string) => `depuis le ${number}`,
    simulated: adminMessages.fr.testPayment,

    asking: 'Le prestataire est en train de répondre. Revenez dans un instant.',
    onItsWay: (reference: string) =>
      `En route chez le prestataire\u00a0: ${reference}. Il n’y a rien à faire\u00a0: la boutique vérifie jusqu’à son arrivée.`,
    stuck: (reference: string) =>
      `Le prestataire ne répond pas au sujet de ce remboursement${reference === '' ? '' : ` (${reference})`}. Ses clés sont peut-être fausses ou supprimées. Vérifiez sur le site du prestataire si l’argent est reparti.`,
    seenAtProvider: 'J’ai vérifié chez le prestataire',
    lookAtProvider:
      'Si le site du prestataire montre le remboursement, notez son numéro. Sinon, remboursez à la main et notez comment. Le prestataire ne sera plus interrogé.',
    notGiven: 'Le prestataire n’a pas rendu l’argent quand on le lui a demandé.',
    refundDisputed:
      'Le paiement est en litige\u00a0: rien n’est remboursé tant que la banque n’a pas tranché. Si le litige est perdu, elle reprend l’argent elle-même ; s’il est gagné, redemandez ce remboursement.',
    sentBack:
      'La banque de la carte l’a renvoyé au prestataire\u00a0: le client ne l’a pas, même s’il a reçu un message. Appelez-le, remboursez par mobile money ou en espèces, puis notez-le ici.',

    openOrder: 'Répondre au retour',
    openDispute: 'Voir la date limite',
    payBack: 'Remboursé à la main',
    payBackTo: (amount: string) => `Vous avez rendu ${amount}.`,
    number: 'Numéro\u00a0:',
    payCash: 'En espèces, ou vers le téléphone de la commande.',
    reference: adminMessages.fr.reference,
    referenceHelp: 'Le numéro du transfert, ou à qui les espèces ont été remises et quand.',
    noteRefund: 'L’argent est rendu',

    askProvider: 'Rembourser par le prestataire',
    came: (amount: string, expected: string) => `Somme reçue\u00a0: ${amount}, au lieu de ${expected}.`,
    decideAmount: 'Appelez le client, puis acceptez la somme ou rendez-la.',
    acceptAmount: 'Accepter la somme',
    acceptWhole: 'La commande est payée.',
    acceptPart: (due: string) => `Une partie de la commande est payée, il reste ${due} à payer.`,
    acceptLess: (missing: string) => `Les ${missing} qui manquent sont abandonnés.`,
    acceptMore: (more: string) => `La boutique garde ${more} de plus que son prix.`,
    giveBackAmount: 'Rendre la somme',
    giveBackText: (amount: string) =>
      `${amount} seront rendus au client, qui reçoit un e-mail. Cette somme ne paie pas la commande.`,
    lookedAt: 'C’est vu',
    whatWasDone: 'Ce que vous avez fait',
    noteHelp: adminMessages.fr.forTheShopOnly,
    save: wordMessages.fr.save,

    startRefund: 'Rembourser',
    startText: (amount: string) =>
      `Jusqu’à ${amount} peuvent être rendus au client. La commande reste comme elle est, et rien ne revient en stock.`,
    refundAmount: 'Combien, en FCFA',
    cancelInstead: 'Le colis est encore ici. Pour tout rendre, annulez la commande.',
    reason: adminMessages.fr.reason,
    start: 'Engager le remboursement',
  },
});
