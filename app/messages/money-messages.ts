import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';

/** Texts of the admin's Payments page: one list of all money, and the tables for the accountant. */
export const moneyMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.money,
    intro:
      'All money of the shop, in cash and through every provider: what came, what went back, and what is still to be given back.',
    searchLabel: 'Search payments',
    searchPlaceholder: 'Order or provider’s number',
    apply: 'Show these payments',
    lines: 'Payments and refunds',
    sums: 'Sum of what is listed',
    withoutTests: 'Test payments are in no sum.',
    number: (reference: string) => `No. ${reference}`,
    fee: (amount: string) => `the provider kept ${amount}`,
    by: (name: string) => `by ${name}`,
    rider: (name: string) => `with ${name}`,
    emptyTitle: 'No money yet',
    emptyText: 'Every payment and every refund will be listed here.',
    noMatchText: 'No payment and no refund is like this. Fewer filters show more.',

    tables: 'Tables for the accountant',
    tablesText:
      'Each line with its day in Douala, its number and its amount in francs, without test payments. Who took a table is in the audit log.',
    table: 'Which table',
    periodMissing: 'Choose both days.',
    periodReversed: 'The last day is before the first.',
  },
  fr: {
    title: adminFrameMessages.fr.money,
    intro:
      'Tout l’argent de la boutique, en espèces et par chaque prestataire\u00a0: ce qui est entré, ce qui a été remboursé et ce qui reste à rembourser.',
    searchLabel: 'Rechercher un paiement',
    searchPlaceholder: 'Commande ou numéro du prestataire',
    apply: 'Afficher ces paiements',
    lines: 'Paiements et remboursements',
    sums: 'Somme de la liste',
    withoutTests: 'Les paiements d’essai ne sont dans aucune somme.',
    number: (reference: string) => `N° ${reference}`,
    fee: (amount: string) => `frais du prestataire ${amount}`,
    by: (name: string) => `par ${name}`,
    rider: (name: string) => `avec ${name}`,
    emptyTitle: 'Pas encore d’argent',
    emptyText: 'Chaque paiement et chaque remboursement figurera ici.',
    noMatchText: 'Aucun paiement ni remboursement ne correspond. Moins de filtres en montrent davantage.',

    tables: 'Tableaux pour le comptable',
    tablesText:
      'Chaque ligne avec sa date à Douala, son numéro et son montant en francs, sans les paiements d’essai. Le journal garde qui a pris un tableau.',
    table: 'Quel tableau',
    periodMissing: 'Choisissez les deux jours.',
    periodReversed: 'Le dernier jour précède le premier.',
  },
});
