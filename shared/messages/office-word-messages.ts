import { defineMessages } from './define-messages.ts';

/** Words that the pages of the office share with its files and papers. */
export const officeWordMessages = defineMessages({
  en: {
    reference: 'Reference',
    image: 'Image',
    product: 'Product',
    products: 'Products',
    category: 'Category',
    categories: 'Categories',
    shade: 'Shade',
    stock: 'Stock',
    discount: 'Discount',
    payment: 'Payment',
    rider: 'Rider',
    cashToCollect: 'Cash to collect',
    cameIn: 'Came in',
    givenBack: 'Given back',
    writtenOff: 'Written off',
    /** A rider's cash that the shop has counted. */
    handedOver: 'Handed over',
    /** In a cell of a table. */
    yes: 'yes',
    no: 'no',
  },
  fr: {
    reference: 'Référence',
    image: 'Image',
    product: 'Produit',
    products: 'Produits',
    category: 'Catégorie',
    categories: 'Catégories',
    shade: 'Teinte',
    stock: 'Stock',
    discount: 'Remise',
    payment: 'Paiement',
    rider: 'Livreur',
    cashToCollect: 'À encaisser',
    cameIn: 'Encaissé',
    givenBack: 'Remboursé',
    writtenOff: 'Abandonné',
    handedOver: 'Remis à la boutique',
    yes: 'oui',
    no: 'non',
  },
});
