import { defineMessages } from './define-messages.ts';

/** The name of each staff role. */
export const staffRoleMessages = defineMessages({
  en: {
    OWNER: 'Owner',
    MANAGER: 'Manager',
    CATALOGUE: 'Catalogue and stock',
    ORDERS: 'Orders and cash',
    RIDER: 'Rider',
  },
  fr: {
    OWNER: 'Propriétaire',
    MANAGER: 'Responsable',
    CATALOGUE: 'Catalogue et stock',
    ORDERS: 'Commandes et encaissements',
    RIDER: 'Livreur',
  },
});
