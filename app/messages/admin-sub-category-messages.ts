import { defineMessages } from '#shared/messages/define-messages.ts';
import { accountMessages } from './account-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the admin's Sub Category page. */
export const adminSubCategoryMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.subCategory,
    addSubCategory: 'Add Sub Category',
    editSubCategory: 'Edit Sub Category',
    submit: accountMessages.en.submit,
    selectCategory: 'Select Category',
    noCategories: 'Add a category first, on the Category page.',
    fileProducts: 'File these products in the chosen categories too',
    deleteQuestion: adminMessages.en.deleteQuestion,
    action: 'Action',
    serialNumber: 'Sr.No',
    name: uiMessages.en.name,
    image: adminMessages.en.image,
    category: adminMessages.en.category,
    emptyTitle: 'No sub-category yet',
    emptyText: 'Sub-categories are under the categories in the menu, and their products on one page.',
  },
  fr: {
    title: adminFrameMessages.fr.subCategory,
    addSubCategory: 'Ajouter une sous-catégorie',
    editSubCategory: 'Modifier la sous-catégorie',
    submit: accountMessages.fr.submit,
    selectCategory: 'Choisissez une catégorie',
    noCategories: 'Ajoutez d’abord une catégorie, sur la page Catégories.',
    fileProducts: 'Ranger aussi ces produits dans les catégories choisies',
    deleteQuestion: adminMessages.fr.deleteQuestion,
    action: 'Actions',
    serialNumber: 'N°',
    name: uiMessages.fr.name,
    image: adminMessages.fr.image,
    category: adminMessages.fr.category,
    emptyTitle: 'Aucune sous-catégorie pour le moment',
    emptyText: 'Les sous-catégories se rangent sous les catégories du menu, et leurs produits sur une page.',
  },
});
