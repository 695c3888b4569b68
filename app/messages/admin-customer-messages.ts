import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the admin's Customers page. */
export const adminCustomerMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.customers,
    search: 'Search customers',
    views: 'Which customers',
    all: adminMessages.en.all,
    blocked: 'Blocked',
    customers: adminFrameMessages.en.customers,
    emptyTitle: 'No customer here',
    emptyText: 'Anyone who opens an account is listed here.',
    since: (date: string) => `Since ${date}`,
    orders: (count: number) => (count === 1 ? '1\u00a0order' : `${formatCount(count, 'en')}\u00a0orders`),
    paid: (amount: string) => `Paid: ${amount}`,
    refused: (count: number) => `Refused at the door: ${formatCount(count, 'en')}`,
    note: wordMessages.en.note,
    noteOf: (name: string) => `Note on ${name}`,
    noteField: 'What to know about this customer',
    noteHelp:
      'For the people of the shop. The customer can ask for a copy: write what you would say to them.',
    tagsField: 'Tags',
    tagsHelp: 'Short words to find the customer by, with commas between them.',
    saveNote: wordMessages.en.save,
    showOrders: adminFrameMessages.en.orders,
    ordersOf: (name: string) => `Orders of ${name}`,
    noOrders: 'No order yet.',
    block: 'Block',
    unblock: 'Unblock',
    blockNamed: (name: string) => `Block ${name}`,
    unblockNamed: (name: string) => `Unblock ${name}`,
    blockTitle: 'Block this customer?',
    blockQuestion: (name: string) =>
      `${name} is logged out on every device at once and cannot log in again. Orders under way stay as they are.`,
    delete: wordMessages.en.delete,
    deleteNamed: (name: string) => `Delete the account of ${name}`,
    deleteTitle: 'Delete this account?',
    deleteQuestion: (name: string) =>
      `For a request of the person. The account of ${name}, with addresses and cart, is deleted for good; orders stay without name, address and phone number.`,
    unblockTitle: 'Unblock this customer?',
    unblockQuestion: (name: string) => `${name} will be able to log in again.`,
  },
  fr: {
    title: adminFrameMessages.fr.customers,
    search: 'Rechercher un client',
    views: 'Quels clients',
    all: adminMessages.fr.all,
    blocked: 'Bloqués',
    customers: adminFrameMessages.fr.customers,
    emptyTitle: 'Aucun client ici',
    emptyText: 'Les personnes qui ouvrent un compte apparaissent ici.',
    since: (date: string) => `Depuis le ${date}`,
    orders: (count: number) =>
      count < 2 ? `${count}\u00a0commande` : `${formatCount(count, 'fr')}\u00a0commandes`,
    paid: (amount: string) => `Payé\u00a0: ${amount}`,
    refused: (count: number) => `Refusés à la porte\u00a0: ${formatCount(count, 'fr')}`,
    note: wordMessages.fr.note,
    noteOf: (name: string) => `Remarque sur ${name}`,
    noteField: 'À savoir sur ce client',
    noteHelp: 'Pour l’équipe. Le client peut en demander une copie\u00a0: écrivez ce que vous lui diriez.',
    tagsField: 'Étiquettes',
    tagsHelp: 'Des mots courts pour retrouver le client, séparés par des virgules.',
    saveNote: wordMessages.fr.save,
    showOrders: adminFrameMessages.fr.orders,
    ordersOf: (name: string) => `Commandes de ${name}`,
    noOrders: 'Aucune commande pour le moment.',
    block: 'Bloquer',
    unblock: 'Débloquer',
    blockNamed: (name: string) => `Bloquer ${name}`,
    unblockNamed: (name: string) => `Débloquer ${name}`,
    blockTitle: 'Bloquer ce compte\u202f?',
    blockQuestion: (name: string) =>
      `${name} sera déconnecté(e) aussitôt de tous ses appareils et ne pourra plus se connecter. Les commandes en cours restent inchangées.`,
    delete: wordMessages.fr.delete,
    deleteNamed: (name: string) => `Supprimer le compte de ${name}`,
    deleteTitle: 'Supprimer ce compte\u202f?',
    deleteQuestion: (name: string) =>
      `À la demande de la personne. Le compte de ${name}, ses adresses et son panier sont supprimés définitivement\u202f; les commandes restent sans nom, adresse ni téléphone.`,
    unblockTitle: 'Débloquer ce compte\u202f?',
    unblockQuestion: (name: string) => `${name} pourra de nouveau se connecter.`,
  },
});
