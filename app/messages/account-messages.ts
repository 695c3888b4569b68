import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the account area: menu, profile, orders and addresses. */
export const accountMessages = defineMessages({
  en: {
    menuTitle: 'My account',
    profile: 'Profile',
    myOrders: 'My Orders',
    addresses: 'Address',
  },
  fr: {
    menuTitle: 'Mon compte',
    profile: 'Profil',
    myOrders: 'Mes commandes',
    addresses: 'Adresses',
  },
});
