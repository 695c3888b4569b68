import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of logging in and registering, as pages and as popups. */
export const loginMessages = defineMessages({
  en: {
    secondCode: 'Second code',
    secondCodeHelp: 'Six digits of the app on your phone, or a recovery code.',
    loginTitle: 'Login',
    loginText: 'Your cart and your addresses come along.',
    loginDescription: 'Log in to order, follow your orders and keep your delivery addresses.',
    registerTitle: 'Register',
    registerText: 'One account for your orders, your addresses and faster checkout.',
    registerDescription: 'Open an account in a minute: order with free delivery anywhere in Cameroon.',
    registerDescriptionOffered: (offer: string) =>
      `Open an account in a minute: order from anywhere in Cameroon, ${offer}.`,

    name: uiMessages.en.name,
    email: uiMessages.en.email,
    password: uiMessages.en.password,
    passwordHelp: uiMessages.en.passwordHelp,
    confirmPassword: uiMessages.en.confirmPassword,
    forgotPassword: uiMessages.en.forgotPassword,

    login: shellMessages.en.login,
    loggingIn: 'Logging...',
    loggingInPopup: 'Logging in...',
    noAccountYet: 'No account yet?',
    register: uiMessages.en.register,
    registering: 'Logging...',
    registeringPopup: 'Registering...',
    haveAccount: 'Already registered?',
    acceptTerms: 'By registering you accept the',
    terms: 'terms of sale',
    haveReadPolicy: 'and have read the',
    privacyPolicy: uiMessages.en.privacyPolicy,

    passwordsDiffer: 'password and confirm password must be same',
    passwordsDifferPopup: 'Password and confirm password must be same',
    needsJavaScript:
      'Logging in and registering need JavaScript, which is switched off. Everything else in the shop can be read without it.',
  },
  fr: {
    secondCode: 'Second code à saisir',
    secondCodeHelp: 'Les six chiffres de l’application de votre téléphone, ou un code de secours.',
    loginTitle: 'Connexion',
    loginText: 'Votre panier et vos adresses vous suivent.',
    loginDescription:
      'Connectez-vous pour commander, suivre vos commandes et garder vos adresses de livraison.',
    registerTitle: 'Inscription',
    registerText: 'Un seul compte pour vos commandes, vos adresses et des achats plus rapides.',
    registerDescription:
      'Créez votre compte en une minute\u00a0: commandez avec la livraison gratuite partout au Cameroun.',
    registerDescriptionOffered: (offer: string) =>
      `Créez votre compte en une minute\u00a0: commandez de partout au Cameroun, ${offer}.`,

    name: uiMessages.fr.name,
    email: uiMessages.fr.email,
    password: uiMessages.fr.password,
    passwordHelp: uiMessages.fr.passwordHelp,
    confirmPassword: uiMessages.fr.confirmPassword,
    forgotPassword: uiMessages.fr.forgotPassword,

    login: shellMessages.fr.login,
    loggingIn: 'Connexion…',
    loggingInPopup: 'Connexion en cours…',
    noAccountYet: 'Pas encore de compte\u202f?',
    register: uiMessages.fr.register,
    registering: 'Inscription…',
    registeringPopup: 'Inscription en cours…',
    haveAccount: 'Déjà un compte\u202f?',
    acceptTerms: 'En vous inscrivant, vous acceptez les',
    terms: 'conditions de vente',
    haveReadPolicy: 'et reconnaissez avoir lu la',
    privacyPolicy: uiMessages.fr.privacyPolicy,

    passwordsDiffer: 'Le mot de passe et sa confirmation doivent être identiques',
    passwordsDifferPopup: 'Le mot de passe et sa confirmation doivent être identiques',
    needsJavaScript:
      'La connexion et l’inscription ont besoin de JavaScript, qui est désactivé. Le reste de la boutique se lit sans lui.',
  },
});
