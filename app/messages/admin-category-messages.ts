import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the admin's Category page. */
export const adminCategoryMessages = defineMessages({
  en: {
    title: 'Category',
    addCategory: 'Add Category',
    addTitle: 'Category',
    updateCategory: 'Update Category',
    deleteQuestion: 'Are you sure permanent delete ?',
    emptyTitle: 'No category yet',
    emptyText: 'Categories are the columns of the menu and the tiles of the home page.',
  },
  fr: {
    title: 'Catégories',
    addCategory: 'Ajouter une catégorie',
    addTitle: 'Catégorie',
    updateCategory: 'Modifier la catégorie',
    deleteQuestion: 'Voulez-vous vraiment la supprimer définitivement\u202f?',
    emptyTitle: 'Aucune catégorie pour le moment',
    emptyText: 'Les catégories forment les colonnes du menu et les vignettes de la page d’accueil.',
  },
});
