import { defineMessages } from '#shared/messages/define-messages.ts';

/** Words of forms, orders and buttons that several pages share; those of the shelves and of `app/ui` are in `ui-messages.ts`. */
export const wordMessages = defineMessages({
  en: {
    save: 'Save',
    delete: 'Delete',
    total: 'Total',
    amount: 'Amount',
    yes: 'Yes',
    no: 'No',
    note: 'Note',
    order: 'Order',
    reason: 'Reason',
    city: 'City',
    seeMyOrders: 'See my orders',
    backToCart: 'Back to the cart',
    trackOrder: 'Track Order',
    newPassword: 'New Password',
    changePassword: 'Change Password',
  },
  fr: {
    save: 'Enregistrer',
    delete: 'Supprimer',
    total: 'Total',
    amount: 'Montant',
    yes: 'Oui',
    no: 'Non',
    note: 'Remarque',
    order: 'Commande',
    reason: 'Motif',
    city: 'Ville',
    seeMyOrders: 'Voir mes commandes',
    backToCart: 'Revenir au panier',
    trackOrder: 'Suivre la commande',
    newPassword: 'Nouveau mot de passe',
    changePassword: 'Changer le mot de passe',
  },
});
