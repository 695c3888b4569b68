import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { cashMessages } from './cash-messages.ts';
import { wordMessages } from './word-messages.ts';

/** The periods, by their number of days. */
export const overviewPeriodMessages = defineMessages({
  en: { '7': '7 days', '30': '30 days', '90': '90 days' },
  fr: { '7': '7 jours', '30': '30 jours', '90': '90 jours' },
});

/** How far a visit got, by the step. */
export const visitStepMessages = defineMessages({
  en: {
    visits: 'Visits',
    products: 'Saw a product',
    carts: 'Began a cart',
    checkouts: 'Began to check out',
    orders: 'Ordered',
  },
  fr: {
    visits: 'Visites',
    products: 'Ont vu un produit',
    carts: 'Ont commencé un panier',
    checkouts: 'Ont commencé à commander',
    orders: 'Ont commandé',
  },
});

/** Texts of the admin's Overview page. */
export const overviewMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.overview,
    period: adminMessages.en.period,
    loading: 'The figures are loading',
    orders: (count: number) => (count === 1 ? '1 order' : `${formatCount(count, 'en')} orders`),
    sales: adminFrameMessages.en.sales,
    salesHelp:
      'Orders placed in this period; without those that wait for their payment, were cancelled, refused or returned, and without money that was written off or given back.',
    simulatedLeftOut: (count: number, amount: string) =>
      count === 1
        ? `Left out: 1 order paid in a test (${amount}), for which no money came.`
        : `Left out: ${formatCount(count, 'en')} orders paid in a test (${amount}), for which no money came.`,
    change: (percent: string, days: string) => `${percent} against the ${days} before`,
    before: (figure: string) => `Before: ${figure}`,
    byDay: 'By day',
    byWeek: 'By week',
    grouping: 'How sales are grouped',
    salesChart: 'Sales in FCFA',
    asTable: 'The numbers as a table',
    day: adminMessages.en.day,
    week: 'Week of',
    orderCount: adminFrameMessages.en.orders,
    ordersBefore: 'Before',
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

    conversion: 'From the visit to the order',
    dayByDay: 'The visits day by day',
    conversionHelp:
      'Counted by the shop itself without cookies, once a day for each browser and network; robots are left out. A cart without an account is counted when it is opened as a page. A visit is not a person. Who orders twice in a day has ordered once. There is no share where more ordered than were seen to visit.',

    margin: 'Margin',
    soldFor: 'Goods sold for',
    boughtFor: 'Bought for',
    withoutCost: 'Sold without a known cost',
    marginHelp:
      'Of goods whose purchase cost is in their product. Without delivery, and without what was given back.',

    buyers: 'Customers who bought',
    allBuyers: 'Bought',
    returning: 'Had bought before',
    buyersHelp: 'A customer is a phone number. Two orders in the period count as coming back, too.',

    leftCarts: 'Carts that were left',
    leftCartsLeft: 'Left',
    leftCartsValue: 'Worth',
    leftCartsMailed: 'Written about',
    leftCartsOrdered: 'Ordered after all',
    leftCartsSales: 'These orders came to',
    leftCartsHelp:
      'Of customers who agreed on their profile to a mail about their cart. Counted from the hours set on the page Settings; an order within seven days counts.',

    refusals: adminMessages.en.refusedAtDoor,
    allParcels: 'All parcels',
    refusedOf: (refused: number, parcels: number) => `${refused} of ${parcels}`,
    byCity: 'By city',
    byRider: 'By rider',
    noRider: cashMessages.en.withoutRider,
    refusalsHelp: 'Parcels dispatched in this period that came to a door, with the rider who carried them.',

    codes: 'Codes',
    codesGiven: 'Taken off by codes',
    codeSales: (orders: string, sales: string) => `${orders} for ${sales}`,
    noParcels: 'no parcel',
    gifts: 'Gifts',
    giftsHelp: 'What the gifts were worth on the day of the order.',
    percentSales: 'Reduced prices',
    percentSalesHelp: 'What was taken off while a sale ran, of the products that it was valid for.',

    now: 'To do now',
    nowCount: (count: number) => `To do now (${formatCount(count, 'en')})`,
    nothingWaits: 'Nothing waits. Well done!',
    cash: adminMessages.en.cashToCollect,
    cashHelp: 'Dispatched or delivered for cash, and not yet counted as paid.',

    statuses: 'Orders by state',
    statusesHelp: 'Everything ordered in this period, by where it is now.',
    statusChart: 'Number of orders by state',
    state: adminMessages.en.state,

    top: 'Best sellers',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${formatCount(count, 'en')} pieces`),
    noTop: 'Nothing has been sold in this period.',

    low: 'Running out',
    lowCount: (low: number, soldOut: number) => `${low} nearly out, ${soldOut} sold out`,
    left: (count: number) => (count === 0 ? 'Sold out' : `${formatCount(count, 'en')} left`),
    noLow: 'Every product in the shop has enough pieces.',
    allStock: 'Go to the stock',
  },
  fr: {
    title: adminFrameMessages.fr.overview,
    period: adminMessages.fr.period,
    loading: 'Les chiffres se chargent',
    orders: (count: number) => (count < 2 ? `${count} commande` : `${formatCount(count, 'fr')} commandes`),
    sales: adminFrameMessages.fr.sales,
    salesHelp:
      'Commandes passées sur cette période, sans celles en attente de paiement, annulées, refusées ou retournées, et sans l’argent abandonné ou remboursé.',
    simulatedLeftOut: (count: number, amount: string) =>
      count < 2
        ? `Non comprise\u00a0: ${formatCount(count, 'fr')} commande payée pour un essai (${amount}), sans argent reçu.`
        : `Non comprises\u00a0: ${formatCount(count, 'fr')} commandes payées pour un essai (${amount}), sans argent reçu.`,
    change: (percent: string, days: string) => `${percent} par rapport à la période précédente de ${days}`,
    before: (figure: string) => `Avant\u00a0: ${figure}`,
    byDay: 'Par jour',
    byWeek: 'Par semaine',
    grouping: 'Regroupement des ventes',
    salesChart: 'Ventes en FCFA',
    asTable: 'Les chiffres en tableau',
    day: adminMessages.fr.day,
    week: 'Semaine du',
    orderCount: adminFrameMessages.fr.orders,
    ordersBefore: 'Avant',
    amount: wordMessages.fr.amount,
    noSalesTitle: 'Pas encore de vente sur cette période',
    noSalesText: 'Dès la première commande, les jours se rempliront ici.',
    share: 'Voir la boutique comme vos clients',

    money: 'Argent de la période',
    moneyCame: moneyKindMessages.fr.in,
    moneyGivenBack: moneyKindMessages.fr.out,
    moneyKept: 'Reste',
    moneyWaived: moneyKindMessages.fr.waived,
    moneyOwed: moneyKindMessages.fr.owed,
    moneyHelp: 'Selon le jour du mouvement, en espèces et en ligne, quelle que soit la date de la commande.',

    conversion: 'De la visite à la commande',
    dayByDay: 'Les visites jour par jour',
    conversionHelp:
      'Compté par la boutique elle-même, sans cookies, une fois par jour pour chaque navigateur et réseau, robots exclus. Un panier sans compte est compté quand il est ouvert comme page. Une visite n’est pas une personne. Deux commandes d’un même client le même jour comptent une fois. Sans pourcentage là où les commandes dépassent les visites comptées.',

    margin: 'Marge',
    soldFor: 'Articles vendus pour',
    boughtFor: 'Achetés pour',
    withoutCost: 'Vendu sans coût connu',
    marginHelp:
      'Des articles dont le coût d’achat est saisi dans le produit. Sans la livraison ni ce qui a été remboursé.',

    buyers: 'Clients qui ont acheté',
    allBuyers: 'Ont acheté',
    returning: 'Avaient déjà acheté',
    buyersHelp:
      'Un client, c’est un numéro de téléphone. Qui a commandé deux fois sur la période est aussi revenu.',

    leftCarts: 'Paniers laissés',
    leftCartsLeft: 'Laissés',
    leftCartsValue: 'Valeur',
    leftCartsMailed: 'Suivis d’un e-mail',
    leftCartsOrdered: 'Commandés ensuite',
    leftCartsSales: 'Total de ces commandes',
    leftCartsHelp:
      'Des clients qui ont accepté sur leur profil un e-mail à propos de leur panier. Compté après les heures fixées à la page Réglages ; une commande sous sept jours compte.',

    refusals: adminMessages.fr.refusedAtDoor,
    allParcels: 'Tous les colis',
    refusedOf: (refused: number, parcels: number) => `${refused} sur ${parcels}`,
    byCity: 'Par ville',
    byRider: 'Par livreur',
    noRider: cashMessages.fr.withoutRider,
    refusalsHelp: 'Colis expédiés sur cette période et arrivés à une porte, avec le livreur qui les portait.',

    codes: 'Codes promo',
    codesGiven: 'Remises par codes',
    codeSales: (orders: string, sales: string) => `${orders} pour ${sales}`,
    noParcels: 'aucun colis',
    gifts: 'Cadeaux',
    giftsHelp: 'Ce que valaient les cadeaux le jour de la commande.',
    percentSales: 'Prix soldés',
    percentSalesHelp: 'Ce qui a été remisé pendant des soldes, sur les produits concernés.',

    now: 'À faire maintenant',
    nowCount: (count: number) => `À faire maintenant (${formatCount(count, 'fr')})`,
    nothingWaits: 'Rien n’attend. Bravo\u202f!',
    cash: adminMessages.fr.cashToCollect,
    cashHelp: 'Expédié ou livré avec paiement à la livraison, et pas encore compté comme payé.',

    statuses: 'Commandes par état',
    statusesHelp: 'Tout ce qui a été commandé sur cette période, selon son état actuel.',
    statusChart: 'Nombre de commandes par état',
    state: adminMessages.fr.state,

    top: 'Meilleures ventes',
    pieces: (count: number) => (count < 2 ? `${count} pièce` : `${formatCount(count, 'fr')} pièces`),
    noTop: 'Rien n’a été vendu sur cette période.',

    low: 'Bientôt épuisés',
    lowCount: (low: number, soldOut: number) =>
      `${low} presque épuisé${low < 2 ? '' : 's'}, ${soldOut} épuisé${soldOut < 2 ? '' : 's'}`,
    left: (count: number) => (count === 0 ? 'Épuisé' : `Plus que ${formatCount(count, 'fr')}`),
    noLow: 'Chaque produit de la boutique a assez de pièces.',
    allStock: 'Aller au stock',
  },
});
