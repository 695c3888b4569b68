import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { promotionKindMessages, promotionMessages } from './promotion-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of work in the owner's product list: filters, quick changes, changes of several products. */
export const productListMessages = defineMessages({
  en: {
    views: 'Show',
    reduced: (percent: number) => `−${percent}%`,
    inSale: (percent: number) => `${promotionKindMessages.en.sale} −${percent}%`,
    category: adminMessages.en.category,
    anyCategory: 'All categories',
    brand: uiMessages.en.brand,
    anyBrand: 'All brands',
    sort: 'Order',
    priceOf: (name: string) => `Price of ${name}`,
    stockOf: (name: string) => `Stock of ${name}`,
    newPrice: 'New price in FCFA',
    priceNow: (amount: string) => `Now ${amount}.`,
    newStock: 'Pieces in stock',
    stockNow: (count: number) => `Now ${formatCount(count, 'en')}.`,
    soldOut: adminMessages.en.soldOut,
    save: wordMessages.en.save,
    wholeFrancs: adminMessages.en.wholeFrancs,
    wholePieces: fieldMessages.en.whole,

    select: (name: string) => `Select ${name}`,
    selectAll: adminMessages.en.selectAllShown,
    selection: 'Selected products',
    selected: (count: number) => (count === 1 ? '1 selected' : `${formatCount(count, 'en')} selected`),
    selectAllPages: (count: number) =>
      count === 1 ? 'Select 1 product' : `Select all ${formatCount(count, 'en')} products`,
    clear: adminMessages.en.clearSelection,
    changeSelected: 'Change them',
    whatToChange: 'What changes?',
    by: 'By how much?',
    byHelp: 'With a minus sign for less: -10. Prices stay multiples of 5 F.',
    noPriceLeft: 'A price would fall to 0 or below.',
    preview: (count: number) =>
      count === 1
        ? 'Shoppers will pay something else for 1 product:'
        : `Shoppers will pay something else for ${formatCount(count, 'en')} products, such as:`,
    previewOfAll: 'Examples of this page:',
    previewNothing: 'Nothing changes for shoppers.',
    belowCost: (names: string) => `Below what one piece costs you: ${names}.`,
    refusedPrices: (names: string) =>
      `Not possible for: ${names}. Nothing would be left to pay, or the bulk price would not be below the price.`,
    andMore: (count: number) => `${formatCount(count, 'en')} more`,
    undoAfter: 'You can undo it right afterwards, in the bar below the list.',
    wholeNumber: 'Enter a whole number such as 10 or -10.',
    percentOutOfRange: 'Enter a number from 0 to 100.',
    percentLess: promotionMessages.en.percent,
    salePercent: (most: number) => `Enter a number from 1 to ${most}.`,
    moveTo: 'To the category',
    moveToSub: 'To the sub-category',
    noSubCategory: 'No sub-category',
    startsAt: promotionMessages.en.startsAt,
    startsHelp: promotionMessages.en.startsHelp,
    endsAt: promotionMessages.en.endsAt,
    saleName: (percent: number, count: number) =>
      `−${percent}% on ${promotionMessages.en.someProducts(count)}`,
    saleHelp: 'It begins and ends by itself. Change or end it on the page “Promotions”.',

    changing: 'The products are being changed. You may leave this page.',
    undoing: 'The change is being undone. You may leave this page.',
    progress: (position: number, count: number) =>
      `${formatCount(position, 'en')} of ${formatCount(count, 'en')}`,
    kept: (count: number) =>
      count === 1
        ? '1 product that was saved meanwhile stays as it is.'
        : `${formatCount(count, 'en')} products that were saved meanwhile stay as they are.`,
    saved: (count: number) =>
      count === 1 ? '1 product changed.' : `${formatCount(count, 'en')} products changed.`,
    undo: 'Undo',
    undone: 'Undone.',
    closeNotice: 'Close this notice',
  },
  fr: {
    views: 'Afficher',
    reduced: (percent: number) => `−${percent}\u202f%`,
    inSale: (percent: number) => `${promotionKindMessages.fr.sale} −${percent}\u202f%`,
    category: adminMessages.fr.category,
    anyCategory: 'Toutes les catégories',
    brand: uiMessages.fr.brand,
    anyBrand: 'Toutes les marques',
    sort: 'Ordre',
    priceOf: (name: string) => `Prix de ${name}`,
    stockOf: (name: string) => `Stock de ${name}`,
    newPrice: 'Nouveau prix en FCFA',
    priceNow: (amount: string) => `Actuellement ${amount}.`,
    newStock: 'Pièces en stock',
    stockNow: (count: number) => `Actuellement\u00a0: ${formatCount(count, 'fr')}.`,
    soldOut: adminMessages.fr.soldOut,
    save: wordMessages.fr.save,
    wholeFrancs: adminMessages.fr.wholeFrancs,
    wholePieces: fieldMessages.fr.whole,

    select: (name: string) => `Sélectionner ${name}`,
    selectAll: adminMessages.fr.selectAllShown,
    selection: 'Produits sélectionnés',
    selected: (count: number) =>
      count <= 1 ? `${count} sélectionné` : `${formatCount(count, 'fr')} sélectionnés`,
    selectAllPages: (count: number) =>
      count < 2
        ? `Sélectionner ${formatCount(count, 'fr')} produit`
        : `Sélectionner les ${formatCount(count, 'fr')} produits`,
    clear: adminMessages.fr.clearSelection,
    changeSelected: 'Modifier',
    whatToChange: 'Que voulez-vous modifier\u202f?',
    by: 'De combien\u202f?',
    byHelp: 'Avec un signe moins pour baisser\u00a0: -10. Les prix restent des multiples de 5 F.',
    noPriceLeft: 'Un prix tomberait à 0 ou en dessous.',
    preview: (count: number) =>
      count < 2
        ? 'Les clients paieront autre chose pour 1 produit\u00a0:'
        : `Les clients paieront autre chose pour ${formatCount(count, 'fr')} produits, par exemple\u00a0:`,
    previewOfAll: 'Exemples de cette page\u00a0:',
    previewNothing: 'Rien ne change pour les clients.',
    belowCost: (names: string) => `Moins cher que ce qu’une pièce vous coûte\u00a0: ${names}.`,
    refusedPrices: (names: string) =>
      `Impossible pour\u00a0: ${names}. Il ne resterait rien à payer, ou le prix de gros ne serait plus inférieur au prix.`,
    andMore: (count: number) => `${formatCount(count, 'fr')} de plus`,
    undoAfter: 'Vous pourrez annuler juste après, dans la barre sous la liste.',
    wholeNumber: 'Saisissez un nombre entier comme 10 ou -10.',
    percentOutOfRange: 'Saisissez un nombre de 0 à 100.',
    percentLess: promotionMessages.fr.percent,
    salePercent: (most: number) => `Saisissez un nombre de 1 à ${most}.`,
    moveTo: 'Vers la catégorie',
    moveToSub: 'Vers la sous-catégorie',
    noSubCategory: 'Aucune sous-catégorie',
    startsAt: promotionMessages.fr.startsAt,
    startsHelp: promotionMessages.fr.startsHelp,
    endsAt: promotionMessages.fr.endsAt,
    saleName: (percent: number, count: number) =>
      `−${percent}\u202f% sur ${promotionMessages.fr.someProducts(count)}`,
    saleHelp:
      'Elle commence et finit d’elle-même. Modifiez-la ou terminez-la sur la page «\u202fPromotions\u202f».',

    changing: 'Modification des produits en cours. Vous pouvez quitter cette page.',
    undoing: 'Annulation en cours. Vous pouvez quitter cette page.',
    progress: (position: number, count: number) =>
      `${formatCount(position, 'fr')} sur ${formatCount(count, 'fr')}`,
    kept: (count: number) =>
      count <= 1
        ? `${count} produit enregistré entre-temps reste tel quel.`
        : `${formatCount(count, 'fr')} produits enregistrés entre-temps restent tels quels.`,
    saved: (count: number) =>
      count <= 1 ? `${count} produit modifié.` : `${formatCount(count, 'fr')} produits modifiés.`,
    undo: 'Annuler la modification',
    undone: 'C’est annulé.',
    closeNotice: 'Fermer ce message',
  },
});

/** The views of the product list, by their code. */
export const productListViewMessages = defineMessages({
  en: {
    all: adminMessages.en.all,
    published: 'Published',
    draft: 'Drafts',
    sold_out: adminMessages.en.soldOutProducts,
    low: 'Few left',
    discounted: 'Reduced',
    no_photo: 'Without photo',
    no_category: 'Without category',
    no_french: 'Without French text',
  },
  fr: {
    all: adminMessages.fr.all,
    published: 'Publiés',
    draft: 'Brouillons',
    sold_out: adminMessages.fr.soldOutProducts,
    low: 'Stock faible',
    discounted: 'En promotion',
    no_photo: 'Sans photo',
    no_category: 'Sans catégorie',
    no_french: 'Sans texte français',
  },
});

/** The sort orders of the product list, by their code. */
export const productListSortMessages = defineMessages({
  en: {
    newest: 'Newest first',
    name: 'By name',
    price_up: 'Cheapest first',
    price_down: 'Dearest first',
    stock: 'Fewest pieces first',
  },
  fr: {
    newest: 'Les plus récents',
    name: 'Par nom',
    price_up: 'Du moins cher au plus cher',
    price_down: 'Du plus cher au moins cher',
    stock: 'Stock le plus faible d’abord',
  },
});

/** Changes of several products at once, by their code. */
export const productChangeMessages = defineMessages({
  en: {
    percent: 'Price by percent',
    amount: 'Price by an amount',
    discount: 'Discount in percent',
    sale: 'Discount with a beginning and an end',
    move: 'Move to a category',
    publish: 'Publish',
    draft: 'Make drafts',
  },
  fr: {
    percent: 'Prix, en pourcentage',
    amount: 'Prix, d’un montant',
    discount: 'Remise en pourcentage',
    sale: 'Remise avec un début et une fin',
    move: 'Déplacer vers une catégorie',
    publish: 'Publier',
    draft: 'Mettre en brouillon',
  },
});
