import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the account area: its menu, the profile, and what guests read there. */
export const accountMessages = defineMessages({
  en: {
    menuTitle: shellMessages.en.myAccount,
    closeMenu: 'Close and go back',
    admin: '(Admin)',
    profile: 'Profile',
    myOrders: 'My Orders',
    saveAddress: 'Save Address',
    security: 'Security',
    overview: 'Overview',
    orders: 'Orders',
    category: 'Category',
    subCategory: 'Sub Category',
    uploadProduct: 'Upload Product',
    product: 'Product',
    logOut: 'Log Out',

    noPermission: 'Do not have permission',
    adminsOnly: 'This page is for the shop’s administrators.',

    guestTitle: 'Log in to see your account',
    guestText: 'Your orders, your addresses and your profile are kept with your account.',
    logIn: shellMessages.en.login,
    register: uiMessages.en.register,
    loading: 'Your account is loading',
    needsJavaScript: 'Your account needs JavaScript, which is switched off.',
    failedTitle: 'Your account could not be loaded',

    edit: wordMessages.en.edit,
    editAvatar: 'Edit your picture',
    avatarTitle: 'Your picture',
    avatarFile: 'Choose a picture',
    avatarHelp: 'JPEG, PNG, WebP or AVIF.',
    upload: 'Upload',
    name: uiMessages.en.name,
    email: uiMessages.en.email,
    emailWaiting: (email: string) =>
      `We have sent a link to ${email}. Open it, and that address takes the place of this one.`,
    password: uiMessages.en.password,
    passwordForEmail: 'Needed to change your e-mail.',
    mobile: wordMessages.en.mobile,
    mobileHelp: 'For a foreign number, begin with + and the country code.',
    submit: wordMessages.en.submit,
  },
  fr: {
    menuTitle: shellMessages.fr.myAccount,
    closeMenu: 'Fermer et revenir',
    admin: '(Administration)',
    profile: 'Profil',
    myOrders: 'Mes commandes',
    saveAddress: 'Mes adresses',
    security: 'Sécurité',
    overview: 'Aperçu',
    orders: 'Commandes',
    category: 'Catégories',
    subCategory: 'Sous-catégories',
    uploadProduct: 'Nouveau produit',
    product: 'Produits',
    logOut: 'Se déconnecter',

    noPermission: 'Vous n’avez pas l’autorisation nécessaire',
    adminsOnly: 'Cette page est réservée à l’administration de la boutique.',

    guestTitle: 'Connectez-vous pour voir votre compte',
    guestText: 'Vos commandes, vos adresses et votre profil sont gardés avec votre compte.',
    logIn: shellMessages.fr.login,
    register: uiMessages.fr.register,
    loading: 'Votre compte se charge',
    needsJavaScript: 'Votre compte a besoin de JavaScript, qui est désactivé.',
    failedTitle: 'Votre compte n’a pas pu être chargé',

    edit: wordMessages.fr.edit,
    editAvatar: 'Modifier votre photo',
    avatarTitle: 'Votre photo',
    avatarFile: 'Choisissez une image',
    avatarHelp: 'JPEG, PNG, WebP ou AVIF.',
    upload: 'Envoyer',
    name: uiMessages.fr.name,
    email: uiMessages.fr.email,
    emailWaiting: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le, et cette adresse remplacera l’ancienne.`,
    password: uiMessages.fr.password,
    passwordForEmail: 'Nécessaire pour changer d’e-mail.',
    mobile: wordMessages.fr.mobile,
    mobileHelp: 'Pour un numéro étranger, commencez par + et l’indicatif du pays.',
    submit: wordMessages.fr.submit,
  },
});
