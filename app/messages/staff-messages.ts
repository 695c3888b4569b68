import { defineMessages } from '#shared/messages/define-messages.ts';

/** What somebody is in the shop, by the role's own code. */
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

/** Texts about the people of the shop. */
export const staffMessages = defineMessages({
  en: {
    notOfYourRole: 'This page is not part of your work',
    askAnOwner: (role: string) => `Your role is “${role}”. An owner of the shop can give you another one.`,
    toMyWork: 'To my work',
  },
  fr: {
    notOfYourRole: 'Cette page ne fait pas partie de votre travail',
    askAnOwner: (role: string) =>
      `Votre rôle est «\u202f${role}\u202f». Une personne propriétaire de la boutique peut vous en donner un autre.`,
    toMyWork: 'Voir mon travail',
  },
});
