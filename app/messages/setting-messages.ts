import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Names of the settings, by their own keys (`shared/settings.ts`). */
export const settingLabels = defineMessages({
  en: {
    secondFactorGraceDays: 'Days an owner or manager may go on without a second code',
    staffSessionHours: 'Hours after which staff log in again',
    staffIdleHours: 'Hours without a request after which staff log in again',
    promisedMinutes: 'Delivery promised within (minutes)',
    paymentOrder: 'Order of the ways to pay',
    noticeMails: 'Notices by mail go to',
    mailsOrders: 'Mail for each new order',
    mailsIssues: 'Mail when a payment, a refund or a return needs someone',
    mailsMessages: 'Mail for each message of the contact form',
    mailsLowStock: 'Mail when products run out',
    noticePhones: 'Notices by SMS go to',
    quietFrom: 'Quiet hours from (hour)',
    quietUntil: 'Quiet hours until (hour)',
    offersPickUp: 'Orders can be picked up at the shop',
    pickUpAddress: 'Where they are picked up',
    pickUpHours: 'When they are picked up',
    asksForReviews: 'Ask buyers for a review',
    piecesPerProduct: 'Pieces of one product in an order',
    piecesPerOrder: 'Pieces in an order, all products together',
    firstCashOrder: 'First order paid on delivery, at most (FCFA)',
    openCashOrdersPerPhone: 'Orders paid on delivery under way, per phone number',
    promptsPerPhoneHourly: 'Mobile Money requests to a phone number, per hour',
    reservationRenewals: 'How often unpaid pieces are kept again',
    dailyMailsPerStranger: 'Mails about orders to an unconfirmed address, per day',
    sellerName: 'Name of the seller on invoices',
    sellerAddress: 'Seller’s address',
    sellerPhone: 'Seller’s phone',
    taxpayerNumber: 'Taxpayer number (NIU)',
    tradeRegister: 'Trade register (RCCM)',
    invoiceMention: 'Line about tax on invoices',
  },
  fr: {
    secondFactorGraceDays: 'Jours sans second code accordés aux propriétaires et responsables',
    staffSessionHours: 'Heures après lesquelles l’équipe se reconnecte',
    staffIdleHours: 'Heures sans activité après lesquelles l’équipe se reconnecte',
    promisedMinutes: 'Livraison promise en (minutes)',
    paymentOrder: 'Ordre des moyens de paiement',
    noticeMails: 'Notifications par e-mail à',
    mailsOrders: 'E-mail à chaque nouvelle commande',
    mailsIssues: 'E-mail quand un paiement, un remboursement ou un retour demande quelqu’un',
    mailsMessages: 'E-mail à chaque message du formulaire de contact',
    mailsLowStock: 'E-mail quand des produits s’épuisent',
    noticePhones: 'Notifications par SMS à',
    quietFrom: 'Heures calmes à partir de (heure)',
    quietUntil: 'Heures calmes jusqu’à (heure)',
    offersPickUp: 'Les commandes peuvent être retirées en boutique',
    pickUpAddress: 'Adresse du retrait',
    pickUpHours: 'Horaires du retrait',
    asksForReviews: 'Demander un avis aux acheteurs',
    piecesPerProduct: 'Pièces d’un même produit par commande',
    piecesPerOrder: 'Pièces par commande, tous produits confondus',
    firstCashOrder: 'Première commande payée à la livraison, au plus (FCFA)',
    openCashOrdersPerPhone: 'Commandes à payer à la livraison en cours, par numéro de téléphone',
    promptsPerPhoneHourly: 'Demandes Mobile Money à un numéro de téléphone, par heure',
    reservationRenewals: 'Nombre de fois où des pièces impayées sont réservées à nouveau',
    dailyMailsPerStranger: 'E-mails sur des commandes à une adresse non confirmée, par jour',
    sellerName: 'Nom du vendeur sur les factures',
    sellerAddress: 'Adresse du vendeur',
    sellerPhone: 'Téléphone du vendeur',
    taxpayerNumber: 'Numéro de contribuable (NIU)',
    tradeRegister: 'Registre du commerce (RCCM)',
    invoiceMention: 'Mention fiscale sur les factures',
  },
});

/** What a setting does, below its field. */
export const settingHelps = defineMessages({
  en: {
    secondFactorGraceDays: 'Counted from the day they got the role. Zero: from the first login on.',
    staffSessionHours: 'Counted from the login, whatever is done meanwhile.',
    staffIdleHours: 'A phone or a counter left open ends by itself. Riders are spared.',
    promisedMinutes:
      'Shown on every product that is in stock, and as a date after ordering. Two hours are 120, two days 2880. Zero: nothing is promised.',
    paymentOrder: 'As checkout offers them; the first one is chosen already.',
    noticeMails: 'Several addresses are parted by commas. Without one, the mail goes to the owner’s account.',
    mailsOrders: 'With its number and its sum.',
    mailsIssues: 'What is on the page of what needs attention.',
    mailsMessages: 'The message itself is in the inbox.',
    mailsLowStock: 'Once a product, until there is enough of it again.',
    noticePhones: 'New orders and payments, where SMS are sent at all. Several numbers are parted by commas.',
    quietFrom: 'Phones do not ring in these hours: notices and SMS come when they end. Mails come at once.',
    quietUntil: 'The same hour twice: no quiet hours.',
    offersPickUp: 'Offered at checkout beside delivery, for free.',
    pickUpAddress: 'Empty: the shop’s own address.',
    pickUpHours: 'Shown below the address.',
    asksForReviews:
      'A week after the delivery, once for each order, by mail and by SMS where the shop sends them.',
    piecesPerProduct:
      'A shopper who wants more is asked to call the shop. You can enter a larger order yourself.',
    piecesPerOrder: 'The same for the whole order.',
    firstCashOrder:
      'For a phone number that you have neither delivered to nor reached for an earlier order. Larger ones are paid online, or by a call to the shop.',
    openCashOrdersPerPhone: 'The next one is taken when one of them is delivered.',
    promptsPerPhoneHourly: 'So that a stranger’s phone cannot be made to ring all day.',
    reservationRenewals:
      'Pieces are kept 35 minutes for a payment. Ordering again keeps them again, this often without a break.',
    dailyMailsPerStranger: 'Further news of the order is on its page, behind the link of the first mail.',
    sellerName: 'As it is in the trade register. Empty: the name of the shop.',
    sellerAddress: 'Empty: the address given where the shop is installed; so for the next three.',
    sellerPhone: 'Printed as typed.',
    taxpayerNumber: 'Printed on every receipt and invoice.',
    tradeRegister: 'Printed there as well.',
    invoiceMention: 'What your accountant wants to be there, such as why no VAT is shown. Empty: nothing.',
  },
  fr: {
    secondFactorGraceDays: 'Comptés du jour où ils ont reçu le rôle. Zéro\u00a0: dès la première connexion.',
    staffSessionHours: 'Comptées depuis la connexion, quoi que l’on fasse entre-temps.',
    staffIdleHours: 'Un téléphone ou un comptoir laissé ouvert se ferme de lui-même. Sauf pour les livreurs.',
    promisedMinutes:
      'Affiché sur chaque produit en stock, et sous forme de date après la commande. Deux heures font 120, deux jours 2880. Zéro\u00a0: rien n’est promis.',
    paymentOrder: 'Tels que proposés à la commande\u202f; le premier est déjà choisi.',
    noticeMails:
      'Séparer plusieurs adresses par des virgules. Sans adresse, l’e-mail va au compte de la propriétaire.',
    mailsOrders: 'Avec son numéro et son montant.',
    mailsIssues: 'Ce qui figure sur la page À régler.',
    mailsMessages: 'Le message lui-même est dans la boîte de réception.',
    mailsLowStock: 'Une fois par produit, jusqu’à ce qu’il y en ait assez.',
    noticePhones:
      'Nouvelles commandes et paiements, si des SMS sont envoyés. Séparer plusieurs numéros par des virgules.',
    quietFrom:
      'Les téléphones ne sonnent pas pendant ces heures : notifications et SMS arrivent à la fin. Les e-mails arrivent tout de suite.',
    quietUntil: 'Deux fois la même heure : pas d’heures calmes.',
    offersPickUp: 'Proposé à la commande à côté de la livraison, sans frais.',
    pickUpAddress: 'Vide\u00a0: l’adresse de la boutique.',
    pickUpHours: 'Affichés sous l’adresse.',
    asksForReviews:
      'Une semaine après la livraison, une fois par commande, par e-mail et par SMS si la boutique en envoie.',
    piecesPerProduct:
      'Qui en veut davantage est invité à appeler la boutique. Vous pouvez saisir vous-même une commande plus grande.',
    piecesPerOrder: 'De même pour toute la commande.',
    firstCashOrder:
      'Pour un numéro que vous n’avez ni livré ni joint pour une commande précédente. Au-delà, on paie en ligne ou on appelle la boutique.',
    openCashOrdersPerPhone: 'La suivante est prise quand l’une d’elles est livrée.',
    promptsPerPhoneHourly:
      'Pour que personne ne puisse faire sonner le téléphone d’un inconnu toute la journée.',
    reservationRenewals:
      'Les pièces sont réservées 35 minutes pour un paiement. Commander à nouveau les réserve encore, tant de fois sans interruption.',
    dailyMailsPerStranger: 'La suite de la commande est sur sa page, par le lien du premier e-mail.',
    sellerName: 'Tel qu’au registre du commerce. Vide\u00a0: le nom de la boutique.',
    sellerAddress:
      'Vide\u00a0: l’adresse donnée à l’installation de la boutique\u202f; de même pour les trois suivants.',
    sellerPhone: 'Imprimé tel que saisi.',
    taxpayerNumber: 'Imprimé sur chaque reçu et chaque facture.',
    tradeRegister: 'Imprimé de même sur chaque reçu et chaque facture.',
    invoiceMention:
      'Ce que votre comptable veut y voir, par exemple pourquoi aucune TVA n’est indiquée. Vide\u00a0: rien.',
  },
});

export const settingGroupMessages = defineMessages({
  en: {
    promises: 'Promises and payment',
    notices: 'Notices to the shop',
    limits: 'Limits of orders',
    staff: 'People of the shop',
    seller: 'Seller on receipts and invoices',
  },
  fr: {
    promises: 'Promesses et paiement',
    notices: 'Notifications à la boutique',
    limits: 'Limites des commandes',
    staff: 'Personnes de la boutique',
    seller: 'Vendeur sur les reçus et factures',
  },
});

/** Texts of the admin's Settings page. */
export const settingsMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.settings,
    intro: 'They hold from the moment they are saved, for every shopper.',
    save: wordMessages.en.save,
    usual: (value: string) => `Usual: ${value}.`,
    fixed: 'Set where the shop is installed.',
    changed: (moment: string, name: string) => `Changed ${moment} by ${name}.`,
    changedByNobody: (moment: string) => `Changed ${moment}.`,
    inEnglish: (label: string) => `${label} (English)`,
    inFrench: (label: string) => `${label} (French)`,
    on: 'on',
    off: 'off',
  },
  fr: {
    title: adminFrameMessages.fr.settings,
    intro: 'Ils s’appliquent dès l’enregistrement, à tous les clients.',
    save: wordMessages.fr.save,
    usual: (value: string) => `Valeur habituelle\u00a0: ${value}.`,
    fixed: 'Défini à l’installation de la boutique.',
    changed: (moment: string, name: string) => `Modifié le ${moment} par ${name}.`,
    changedByNobody: (moment: string) => `Modifié le ${moment}.`,
    inEnglish: (label: string) => `${label} (anglais)`,
    inFrench: (label: string) => `${label} (français)`,
    on: 'oui',
    off: 'non',
  },
});
