import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the admin's Sub Category page. */
export const adminSubCategoryMessages = defineMessages({
  en: {
    title: 'Sub Category',
    serialNumber: 'Sr.No',
    name: 'Name',
    image: 'Image',
    category: 'Category',
    emptyTitle: 'No sub-category yet',
    emptyText: 'Sub-categories stand under the categories in the menu, and their products on one page.',
  },
  fr: {
    title: 'Sous-catégories',
    serialNumber: 'N°',
    name: 'Nom',
    image: 'Image',
    category: 'Catégorie',
    emptyTitle: 'Aucune sous-catégorie pour le moment',
    emptyText: 'Les sous-catégories se rangent sous les catégories du menu, et leurs produits sur une page.',
  },
});
