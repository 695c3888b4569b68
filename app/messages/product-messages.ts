import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of a product wherever it is shown: card, add control, product page. */
export const productMessages = defineMessages({
  en: {
    deliveryBadge: '10 min',
    percentOff: (percent: number) => `${percent}% OFF`,
    shades: (count: number) => `${count} shades`,
    outOfStock: 'Out of stock',
    add: 'Add',
    addProduct: (name: string) => `Add ${name} to the cart`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    oneLess: (name: string) => `One ${name} less`,
    oneMore: (name: string) => `One ${name} more`,
    itemAdded: 'Item added',
    itemRemoved: 'Item remove',
    priceNow: 'Price now',
    priceBefore: 'instead of',
  },
  fr: {
    deliveryBadge: '10\u00a0min',
    percentOff: (percent: number) => `−${percent}\u00a0%`,
    shades: (count: number) => `${count} teintes`,
    outOfStock: 'Épuisé',
    add: 'Ajouter',
    addProduct: (name: string) => `Ajouter ${name} au panier`,
    quantityOf: (name: string) => `Quantité de ${name}`,
    oneLess: (name: string) => `Un ${name} de moins`,
    oneMore: (name: string) => `Un ${name} de plus`,
    itemAdded: 'Article ajouté',
    itemRemoved: 'Article retiré',
    priceNow: 'Prix actuel',
    priceBefore: 'au lieu de',
  },
});
