import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { officeWordMessages } from '#shared/messages/office-word-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { promotionFieldMessages } from './promotion-field-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** Kinds of promotions, by their code. */
export const promotionKindMessages = defineMessages({
  en: {
    percent: 'Code: percent',
    amount: 'Code: amount',
    free_delivery: 'Code: free delivery',
    sale: 'Sale',
    gift: 'Gift above an amount',
  },
  fr: {
    percent: 'Code\u00a0: pourcentage',
    amount: 'Code\u00a0: montant',
    free_delivery: 'Code\u00a0: livraison gratuite',
    sale: 'Soldes',
    gift: 'Cadeau à partir d’un montant',
  },
});

/** The effect of each kind of promotion, by its code. */
export const promotionEffectMessages = defineMessages({
  en: {
    percent: 'Shoppers type a code and pay some percent less.',
    amount: 'Shoppers type a code and pay an amount less.',
    free_delivery: 'Shoppers type a code and pay no delivery fee.',
    sale: 'Prices fall for a time, for everybody, and rise again by themselves.',
    gift: 'Orders that come to an amount get a product at 0\u00a0FCFA, while it is in stock.',
  },
  fr: {
    percent: 'Vos clients saisissent un code et paient moins, en pourcentage.',
    amount: 'Vos clients saisissent un code et paient un montant de moins.',
    free_delivery: 'Vos clients saisissent un code et ne paient pas la livraison.',
    sale: 'Les prix baissent pour un temps, pour tous, et remontent d’eux-mêmes.',
    gift: 'Les commandes qui atteignent un montant reçoivent un produit à 0\u00a0FCFA, tant qu’il y en a.',
  },
});

export const promotionStateMessages = defineMessages({
  en: { planned: 'Planned', running: 'Running', used_up: 'Used up', ended: 'Ended' },
  fr: { planned: 'Prévue', running: 'En cours', used_up: 'Épuisée', ended: 'Terminée' },
});

/** What keeps a promotion from doing anything and what its owner can do, by the trouble's code. */
export const promotionTroubleMessages = defineMessages({
  en: {
    gift_deleted: 'Its gift was deleted: shoppers get nothing. Choose another gift, or end the promotion.',
    gift_hidden: 'Its gift is not in the shop: shoppers get nothing. Publish it, or choose another gift.',
    gift_sold_out: 'Its gift is sold out: shoppers get nothing. Enter new stock, or choose another gift.',
    no_products:
      'None of its products is in the shop: it lowers nothing. Choose other products, or end the promotion.',
    all_sold_out:
      'All its products are sold out: it lowers nothing. Enter new stock, or choose other products.',
  },
  fr: {
    gift_deleted:
      'Son cadeau a été supprimé\u00a0: personne ne reçoit rien. Choisissez un autre cadeau ou terminez la promotion.',
    gift_hidden:
      'Son cadeau n’est pas en vente\u00a0: personne ne reçoit rien. Publiez-le ou choisissez un autre cadeau.',
    gift_sold_out:
      'Son cadeau est épuisé\u00a0: personne ne reçoit rien. Entrez du stock ou choisissez un autre cadeau.',
    no_products:
      'Aucun de ses produits n’est en vente\u00a0: elle ne sert à rien. Choisissez d’autres produits ou terminez-la.',
    all_sold_out:
      'Tous ses produits sont épuisés\u00a0: elle ne sert à rien. Entrez du stock ou choisissez d’autres produits.',
  },
});

/** Texts of the admin's page of promotions. */
export const promotionMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.promotions,
    intro: 'Codes that you hand out, gifts above an amount, and sales that begin and end by themselves.',
    add: 'New promotion',
    change: 'Change',
    changeNamed: (name: string) => `Change ${name}`,
    stop: 'End now',
    stopNamed: (name: string) => `End now: ${name}`,
    stopQuestion: (name: string) => `“${name}” ends at once, for good. Orders that have it keep it.`,
    emptyTitle: 'No promotion yet',
    emptyText: 'A code to say on the phone, a sale for the weekend.',
    kind: 'What kind',
    name: 'Name, as shoppers read it',
    nameFr: 'The same in French',
    code: promotionFieldMessages.en.code,
    codeHelp: 'Easy to say on the phone. Small letters, accents and spaces do not matter.',
    percent: 'Percent less',
    percentHelp: 'From 1 to 90. Rounded in favour of the shopper.',
    francs: 'Amount less (FCFA)',
    minimum: 'From an amount of (FCFA)',
    minimumHelp: 'What the goods it is valid for have to come to. Empty: any amount.',
    amountMinimumHelp: 'Must be above the amount less, so that something is left to be paid.',
    gift: 'The gift',
    giftHelp: 'One piece an order. Who buys this product anyway gets none of it as a gift.',
    giftMinimumHelp: 'What the products have to come to, after discounts and a code, without delivery.',
    startsAt: promotionFieldMessages.en.startsAt,
    startsHelp: 'Empty: now. Time of Douala.',
    endsAt: promotionFieldMessages.en.endsAt,
    endsHelp: 'Empty: when you end it.',
    mostUses: 'Orders at most',
    mostUsesHelp: 'Empty: as many as come.',
    oncePerPhone: promotionFieldMessages.en.oncePerPhone,
    validFor: promotionFieldMessages.en.validFor,
    validForHelp: 'Nothing chosen: all products.',
    categories: officeWordMessages.en.categories,
    chooseCategory: 'Add a category',
    brands: shellMessages.en.brandsLink,
    chooseBrand: 'Add a brand',
    products: adminFrameMessages.en.products,
    findProduct: 'Find a product',
    addProduct: (name: string) => `Choose ${name}`,
    chosenProducts: 'Chosen products',
    someProducts: (count: number) => (count === 1 ? '1 product' : `${formatCount(count, 'en')} products`),
    removeProduct: (name: string) => `Remove ${name}`,
    save: 'Save the promotion',
    less: (percent: number) => `−${percent} %`,
    off: (amount: string) => `−${amount}`,
    freeDelivery: 'Free delivery',
    from: (amount: string) => `from ${amount}`,
    forAll: 'all products',
    onlyFor: (names: string) => `only ${names}`,
    oncePerPhoneShort: 'once per phone',
    since: (moment: string) => `Since ${moment}`,
    begins: (moment: string) => `Begins ${moment}`,
    until: (moment: string) => `until ${moment}`,
    ended: (moment: string) => `Ended ${moment}`,
    figures: (given: string, sales: string) => `${given} given, ${sales} sold with it`,
    uses: (count: number, most: number | null) =>
      `${formatCount(count, 'en')} ${count === 1 ? 'order' : 'orders'}${most === null ? '' : ` of ${formatCount(most, 'en')} at most`}`,
  },
  fr: {
    title: adminFrameMessages.fr.promotions,
    intro:
      'Les codes que vous donnez, les cadeaux à partir d’un montant, et les soldes qui commencent et finissent seuls.',
    add: 'Nouvelle promotion',
    change: 'Modifier',
    changeNamed: (name: string) => `Modifier ${name}`,
    stop: 'Terminer maintenant',
    stopNamed: (name: string) => `Terminer maintenant\u00a0: ${name}`,
    stopQuestion: (name: string) =>
      `«\u202f${name}\u202f» se termine tout de suite, pour de bon. Les commandes qui en profitent la gardent.`,
    emptyTitle: 'Aucune promotion pour l’instant',
    emptyText: 'Un code à dire au téléphone, des soldes pour le week-end.',
    kind: 'De quelle sorte',
    name: 'Nom en anglais',
    nameFr: 'Nom en français, tel que vos clients le lisent',
    code: promotionFieldMessages.fr.code,
    codeHelp: 'Facile à dire au téléphone. Minuscules, accents et espaces ne comptent pas.',
    percent: 'Pourcentage en moins',
    percentHelp: 'De 1 à 90. Arrondi en faveur du client.',
    francs: 'Montant en moins (FCFA)',
    minimum: 'À partir d’un montant de (FCFA)',
    minimumHelp: 'Ce que doivent valoir les produits concernés. Vide\u00a0: tout montant.',
    amountMinimumHelp: 'Doit dépasser le montant en moins, pour qu’il reste quelque chose à payer.',
    gift: 'Le cadeau',
    giftHelp: 'Une pièce par commande. Qui achète déjà ce produit ne le reçoit pas en cadeau.',
    giftMinimumHelp: 'Ce que doivent valoir les produits, remises et code déduits, sans la livraison.',
    startsAt: promotionFieldMessages.fr.startsAt,
    startsHelp: 'Vide\u00a0: maintenant. Heure de Douala.',
    endsAt: promotionFieldMessages.fr.endsAt,
    endsHelp: 'Vide\u00a0: quand vous la terminez.',
    mostUses: 'Commandes au plus',
    mostUsesHelp: 'Vide\u00a0: autant qu’il en vient.',
    oncePerPhone: promotionFieldMessages.fr.oncePerPhone,
    validFor: promotionFieldMessages.fr.validFor,
    validForHelp: 'Rien de choisi\u00a0: tous les produits.',
    categories: officeWordMessages.fr.categories,
    chooseCategory: 'Ajouter une catégorie',
    brands: shellMessages.fr.brandsLink,
    chooseBrand: 'Ajouter une marque',
    products: adminFrameMessages.fr.products,
    findProduct: 'Chercher un produit',
    addProduct: (name: string) => `Choisir ${name}`,
    chosenProducts: 'Produits choisis',
    someProducts: (count: number) =>
      count < 2 ? `${count} produit` : `${formatCount(count, 'fr')} produits`,
    removeProduct: (name: string) => `Retirer ${name}`,
    save: 'Enregistrer la promotion',
    less: (percent: number) => `−${percent}\u00a0%`,
    off: (amount: string) => `−${amount}`,
    freeDelivery: 'Livraison gratuite',
    from: (amount: string) => `dès ${amount}`,
    forAll: 'tous les produits',
    onlyFor: (names: string) => `seulement ${names}`,
    oncePerPhoneShort: 'une fois par numéro',
    since: (moment: string) => `Depuis le ${moment}`,
    begins: (moment: string) => `Commence le ${moment}`,
    until: (moment: string) => `jusqu’au ${moment}`,
    ended: (moment: string) => `Terminée le ${moment}`,
    figures: (given: string, sales: string) => `${given} de remise, ${sales} de ventes`,
    uses: (count: number, most: number | null) =>
      `${formatCount(count, 'fr')} ${count < 2 ? 'commande' : 'commandes'}${most === null ? '' : ` sur ${formatCount(most, 'fr')} au plus`}`,
  },
});
