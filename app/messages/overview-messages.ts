import { defineMessages } from '#shared/messages/define-messages.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { wordMessages } from './word-messages.ts';

/** The periods, by their days. */
export const overviewPeriodMessages = defineMessages({
  en: { '7': '7 days', '30': '30 days', '90': '90 days' },
  fr: { '7': '7 jours', '30': '30 jours', '90': '90 jours' },
});

/** Texts of the admin's Overview page. */
export const overviewMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.overview,
    period: 'Period',
    loading: 'The figures are loading',
    orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    sales: adminFrameMessages.en.sales,
    salesHelp:
      'Orders placed in this period; without those that wait for their payment, were cancelled, refused or returned, and without money that was written off or given back.',
    simulatedLeftOut: (count: number, amount: string) =>
      count === 1
        ? `Left out: 1 order paid in a test (${amount}), for which no money came.`
        : `Left out: ${count} orders paid in a test (${amount}), for which no money came.`,
    change: (percent: string, days: string) => `${percent} against the ${days} before`,
    byDay: 'By day',
    byWeek: 'By week',
    grouping: 'How sales are grouped',
    salesChart: 'Sales in FCFA',
    asTable: 'The numbers as a table',
    day: adminMessages.en.day,
    week: 'Week of',
    orderCount: adminFrameMessages.en.orders,
    amount: wordMessages.en.amount,
    noSalesTitle: 'No sales in this period yet',
    noSalesText: 'As soon as someone orders, the days fill up here.',
    share: 'See the shop as shoppers do',

    money: 'Money of the period',
    moneyCame: moneyKindMessages.en.in,
    moneyGivenBack: moneyKindMessages.en.out,
    moneyKept: 'Stays',
    moneyWaived: moneyKindMessages.en.waived,
    moneyOwed: moneyKindMessages.en.owed,
    moneyHelp: 'By the day the money moved, in cash and online, whenever the order was placed.',

    now: 'To do now',
    nothingWaits: 'Nothing waits. Well done!',
    cash: adminMessages.en.cashToCollect,
    cashHelp: 'Dispatched or delivered for cash, and not yet counted as paid.',

    statuses: 'Orders by state',
    statusesHelp: 'Everything ordered in this period, by where it is now.',
    statusChart: 'Number of orders by state',
    state: adminMessages.en.state,

    top: 'Best sellers',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    noTop: 'Nothing has been sold in this period.',

    low: 'Running out',
    lowCount: (low: number, soldOut: number) => `${low} nearly out, ${soldOut} sold out`,
    left: (count: number) => (count === 0 ? 'Sold out' : `${count} left`),
    noLow: 'Every product in the shop has enough pieces.',
    allStock: 'Go to the stock',
  },
  fr: {
    title: adminFrameMessages.fr.overview,
    period: 'Période',
    loading: 'Les chiffres se chargent',
    orders: (count: number) => (count < 2 ? `${count} commande` : `${count} commandes`),
    sales: adminFrameMessages.fr.sales,
    salesHelp:
      'Commandes passées sur cette période, sans celles en attente de paiement, annulées, refusées ou retournées, et sans l’argent abandonné ou remboursé.',
    simulatedLeftOut: (count: number, amount: string) =>
      count < 2
        ? `Non comprise\u00a0: ${count} commande payée pour un essai (${amount}), sans argent reçu.`
        : `Non comprises\u00a0: ${count} commandes payées pour un essai (${amount}), sans argent reçu.`,
    change: (percent: string, days: string) => `${percent} par rapport à la période précédente de ${days}`,
    byDay: 'Par jour',
    byWeek: 'Par semaine',
    grouping: 'Regroupement des ventes',
    salesChart: 'Ventes en FCFA',
    asTable: 'Les chiffres en tableau',
    day: adminMessages.fr.day,
    week: 'Semaine du',
    orderCount: adminFrameMessages.fr.orders,
    amount: wordMessages.fr.amount,
    noSalesTitle: 'Pas encore de vente sur cette période',
    noSalesText: 'Dès la première commande, les jours se rempliront ici.',
    share: 'Voir la boutique comme vos clientes',

    money: 'Argent de la période',
    moneyCame: moneyKindMessages.fr.in,
    moneyGivenBack: moneyKindMessages.fr.out,
    moneyKept: 'Reste',
    moneyWaived: moneyKindMessages.fr.waived,
    moneyOwed: moneyKindMessages.fr.owed,
    moneyHelp: 'Selon le jour du mouvement, en espèces et en ligne, quelle que soit la date de la commande.',

    now: 'À faire maintenant',
    nothingWaits: 'Rien n’attend. Bravo\u202f!',
    cash: adminMessages.fr.cashToCollect,
    cashHelp: 'Expédié ou livré avec paiement à la livraison, et pas encore compté comme payé.',

    statuses: 'Commandes par état',
    statusesHelp: 'Tout ce qui a été commandé sur cette période, selon son état actuel.',
    statusChart: 'Nombre de commandes par état',
    state: adminMessages.fr.state,

    top: 'Meilleures ventes',
    pieces: (count: number) => (count < 2 ? `${count} pièce` : `${count} pièces`),
    noTop: 'Rien n’a été vendu sur cette période.',

    low: 'Bientôt épuisés',
    lowCount: (low: number, soldOut: number) =>
      `${low} presque épuisé${low < 2 ? '' : 's'}, ${soldOut} épuisé${soldOut < 2 ? '' : 's'}`,
    left: (count: number) => (count === 0 ? 'Épuisé' : `Plus que ${count}`),
    noLow: 'Chaque produit de la boutique a assez de pièces.',
    allStock: 'Aller au stock',
  },
});
