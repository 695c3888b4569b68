import { defineMessages } from '#shared/messages/define-messages.ts';
import { orderWordMessages } from '#shared/messages/order-word-messages.ts';

/** Words of forms, orders and buttons that several pages share; those of the shelves and of `app/ui` are in `ui-messages.ts`. */
export const wordMessages = defineMessages({
  en: {
    save: 'Save',
    delete: 'Delete',
    total: orderWordMessages.en.total,
    amount: orderWordMessages.en.amount,
    yes: 'Yes',
    no: 'No',
    note: 'Note',
    order: orderWordMessages.en.order,
    reason: 'Reason',
    city: 'City',
    phoneNumber: 'Phone number',
    thisDevice: 'This device',
    seeMyOrders: 'See my orders',
    backToCart: 'Back to the cart',
    trackOrder: orderWordMessages.en.trackOrder,
    newPassword: 'New Password',
    changePassword: 'Change Password',
  },
  fr: {
    save: 'Enregistrer',
    delete: 'Supprimer',
    total: orderWordMessages.fr.total,
    amount: orderWordMessages.fr.amount,
    yes: 'Oui',
    no: 'Non',
    note: 'Remarque',
    order: orderWordMessages.fr.order,
    reason: 'Motif',
    city: 'Ville',
    phoneNumber: 'Numéro de téléphone',
    thisDevice: 'Cet appareil',
    seeMyOrders: 'Voir mes commandes',
    backToCart: 'Revenir au panier',
    trackOrder: orderWordMessages.fr.trackOrder,
    newPassword: 'Nouveau mot de passe',
    changePassword: 'Changer le mot de passe',
  },
});
