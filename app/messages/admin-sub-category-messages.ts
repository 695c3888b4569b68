import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the admin's Sub Category page. */
export const adminSubCategoryMessages = defineMessages({
  en: {
    title: 'Sub Category',
    addSubCategory: 'Add Sub Category',
    editSubCategory: 'Edit Sub Category',
    submit: 'Submit',
    selectCategory: 'Select Category',
    noCategories: 'Add a category first, on the Category page.',
    deleteQuestion: 'Are you sure permanent delete ?',
    action: 'Action',
    serialNumber: 'Sr.No',
    name: 'Name',
    image: 'Image',
    category: 'Category',
    emptyTitle: 'No sub-category yet',
    emptyText: 'Sub-categories stand under the categories in the menu, and their products on one page.',
  },
  fr: {
    title: 'Sous-catégories',
    addSubCategory: 'Ajouter une sous-catégorie',
    editSubCategory: 'Modifier la sous-catégorie',
    submit: 'Enregistrer',
    selectCategory: 'Choisissez une catégorie',
    noCategories: 'Ajoutez d’abord une catégorie, sur la page Catégories.',
    deleteQuestion: 'Voulez-vous vraiment la supprimer définitivement\u202f?',
    action: 'Actions',
    serialNumber: 'N°',
    name: 'Nom',
    image: 'Image',
    category: 'Catégorie',
    emptyTitle: 'Aucune sous-catégorie pour le moment',
    emptyText: 'Les sous-catégories se rangent sous les catégories du menu, et leurs produits sur une page.',
  },
});
