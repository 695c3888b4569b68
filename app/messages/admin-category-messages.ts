import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';

/** Texts of the admin's Category page. */
export const adminCategoryMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.category,
    addCategory: 'Add Category',
    addTitle: adminMessages.en.category,
    arrange: 'Move categories',
    arrangeTitle: 'Order of the categories',
    arrangeText: 'The menu and the home page list them in this order.',
    byName: 'By name again',
    updateCategory: 'Update Category',
    deleteQuestion: adminMessages.en.deleteQuestion,
    emptyTitle: 'No category yet',
    emptyText: 'Categories are the columns of the menu and the tiles of the home page.',
  },
  fr: {
    title: adminFrameMessages.fr.category,
    addCategory: 'Ajouter une catégorie',
    addTitle: adminMessages.fr.category,
    arrange: 'Déplacer les catégories',
    arrangeTitle: 'Ordre des catégories',
    arrangeText: 'C’est l’ordre du menu et de la page d’accueil.',
    byName: 'À nouveau par nom',
    updateCategory: 'Modifier la catégorie',
    deleteQuestion: adminMessages.fr.deleteQuestion,
    emptyTitle: 'Aucune catégorie pour le moment',
    emptyText: 'Les catégories forment les colonnes du menu et les vignettes de la page d’accueil.',
  },
});
