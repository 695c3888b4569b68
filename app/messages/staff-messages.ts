import { defineMessages } from '#shared/messages/define-messages.ts';
import { wordMessages } from './word-messages.ts';

/** The work of each role, by its code. */
export const staffWorkMessages = defineMessages({
  en: {
    OWNER: 'Everything, the settings and the staff too.',
    MANAGER: 'Everything but the settings and the staff: figures, refunds, blocking, the log.',
    CATALOGUE: 'Products, categories, stock, import and export. No orders, no customers.',
    ORDERS: 'Orders, customers, messages, cash and riders. No refunds, no products.',
    RIDER: 'On the phone: the parcels of the day and the money for them, nothing else.',
  },
  fr: {
    OWNER: 'Tout, y compris les réglages et l’équipe.',
    MANAGER: 'Tout sauf les réglages et l’équipe\u00a0: chiffres, remboursements, blocages, journal.',
    CATALOGUE: 'Produits, catégories, stock, import et export. Ni commandes, ni clients.',
    ORDERS: 'Commandes, clients, messages, encaissements et livreurs. Ni remboursements, ni produits.',
    RIDER: 'Sur le téléphone\u00a0: les colis du jour et leur argent, rien d’autre.',
  },
});

/** Texts about the people of the shop. */
export const staffMessages = defineMessages({
  en: {
    notOfYourRole: 'This page is not part of your work',
    askAnOwner: (role: string) => `Your role is “${role}”. An owner of the shop can give you another one.`,
    toMyWork: 'To my work',

    title: 'The people of the shop',
    intro: 'Who works in the shop, and what each may do. A change holds at once.',
    invite: 'Invite someone',
    you: 'you',
    since: (day: string) => `Since ${day}`,
    lastSeen: (moment: string) => `here last ${moment}`,
    neverSeen: 'not logged in yet',
    changeRole: 'Change the role',
    changeRoleOf: (name: string) => `Change the role of ${name}`,
    remove: 'Remove from staff',
    removeNamed: (name: string) => `Remove from staff: ${name}`,
    removeQuestion: (name: string) =>
      `${name} is logged out at once, on every device, and may do nothing in the shop any more. The account stays as a customer’s.`,
    removeRider:
      'The cash desk goes on showing the parcels and the money this rider still has. Give the parcels to another rider from their orders.',
    role: 'Work in the shop',
    save: wordMessages.en.save,
    alone:
      'You are alone so far. Invite the person who packs, looks after the products or carries parcels: each with an own password.',

    openInvitations: 'Open invitations',
    validUntil: (moment: string) => `Valid until ${moment}`,
    withdraw: 'Withdraw',
    withdrawNamed: (contact: string) => `Withdraw the invitation of ${contact}`,

    contact: 'E-mail or phone',
    contactHelp: 'Only this person can use the link. Of a rider, the phone number.',
    makeLink: 'Make the link',
    linkTitle: 'The invitation is ready',
    linkText: (contact: string) => `For ${contact} only. It works once, for three days.`,
    linkMailed: 'It was sent by e-mail as well.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    sendByWhatsApp: 'Send by WhatsApp',
    whatsAppText: (shop: string, link: string) =>
      `Hello, you are invited to work at ${shop}. Open this link within three days: ${link}`,
    done: 'Done',
  },
  fr: {
    notOfYourRole: 'Cette page ne fait pas partie de votre travail',
    askAnOwner: (role: string) =>
      `Votre rôle est «\u202f${role}\u202f». Une personne propriétaire de la boutique peut vous en donner un autre.`,
    toMyWork: 'Voir mon travail',

    title: 'L’équipe de la boutique',
    intro: 'Qui travaille dans la boutique, et ce que chacun peut faire. Un changement vaut aussitôt.',
    invite: 'Inviter quelqu’un',
    you: 'vous',
    since: (day: string) => `Depuis le ${day}`,
    lastSeen: (moment: string) => `vu le ${moment}`,
    neverSeen: 'pas encore connecté',
    changeRole: 'Changer le rôle',
    changeRoleOf: (name: string) => `Changer le rôle de ${name}`,
    remove: 'Retirer de l’équipe',
    removeNamed: (name: string) => `Retirer de l’équipe\u00a0: ${name}`,
    removeQuestion: (name: string) =>
      `${name} est déconnecté(e) aussitôt, sur tous les appareils, et ne peut plus rien faire dans la boutique. Le compte reste celui d’un client.`,
    removeRider:
      'Ses colis en route et l’argent à remettre restent dans les encaissements. Confiez ses colis à un autre livreur depuis chaque commande.',
    role: 'Travail dans la boutique',
    save: wordMessages.fr.save,
    alone:
      'Il n’y a que vous pour l’instant. Invitez qui prépare, s’occupe des produits ou livre\u00a0: chacun avec son propre mot de passe.',

    openInvitations: 'Invitations en attente',
    validUntil: (moment: string) => `Valable jusqu’au ${moment}`,
    withdraw: 'Retirer',
    withdrawNamed: (contact: string) => `Retirer l’invitation de ${contact}`,

    contact: 'E-mail ou téléphone',
    contactHelp: 'Seule cette personne peut utiliser le lien. Pour un livreur, le numéro de téléphone.',
    makeLink: 'Créer le lien',
    linkTitle: 'L’invitation est prête',
    linkText: (contact: string) => `Pour ${contact} seulement. Elle sert une fois, pendant trois jours.`,
    linkMailed: 'Elle a aussi été envoyée par e-mail.',
    link: 'Lien',
    copy: 'Copier',
    copied: 'Copié',
    sendByWhatsApp: 'Envoyer par WhatsApp',
    whatsAppText: (shop: string, link: string) =>
      `Bonjour, vous êtes invité(e) à travailler chez ${shop}. Ouvrez ce lien dans les trois jours\u00a0: ${link}`,
    done: 'Terminé',
  },
});

/** Texts of the page that an invitation leads to. */
export const invitationMessages = defineMessages({
  en: {
    title: 'Work in the shop',
    needsJavaScript: 'This page needs JavaScript, which is switched off.',
    offered: (inviter: string, role: string) => `Invited by ${inviter}. Your role: ${role}.`,
    forEmail: 'Accept with the account that has the e-mail address to which the invitation was sent.',
    logInFirst: 'Log in first, or open an account. Then you come back to this page.',
    logIn: 'Log in or register',
    as: (name: string) => `You are logged in as ${name}.`,
    phone: 'Phone number to which the invitation was sent',
    accept: 'Accept',
    accepting: 'One moment …',
    joined: 'You are one of the staff now.',
    start: 'Begin',
    lostTitle: 'The invitation could not be looked up',
    failedTitle: 'This invitation cannot be used',
    askForAnother: 'Ask the owner of the shop for another one.',
  },
  fr: {
    title: 'Travailler dans la boutique',
    needsJavaScript: 'Cette page a besoin de JavaScript, qui est désactivé.',
    offered: (inviter: string, role: string) => `Invitation de ${inviter}. Votre rôle\u00a0: ${role}.`,
    forEmail: 'Acceptez avec le compte dont l’adresse e-mail a reçu l’invitation.',
    logInFirst: 'Connectez-vous d’abord, ou créez un compte. Vous revenez ensuite à cette page.',
    logIn: 'Se connecter ou s’inscrire',
    as: (name: string) => `Vous êtes connecté en tant que ${name}.`,
    phone: 'Numéro de téléphone qui a reçu l’invitation',
    accept: 'Accepter',
    accepting: 'Un instant…',
    joined: 'Vous faites maintenant partie de l’équipe.',
    start: 'Commencer',
    lostTitle: 'L’invitation n’a pas pu être vérifiée',
    failedTitle: 'Cette invitation ne peut pas servir',
    askForAnother: 'Demandez-en une autre à la boutique.',
  },
});
