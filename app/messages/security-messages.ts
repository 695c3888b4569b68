import { defineMessages } from '#shared/messages/define-messages.ts';
import { accountMessages } from './account-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the page where a person sees who is logged in to the account. */
export const securityMessages = defineMessages({
  en: {
    title: accountMessages.en.security,
    devices: 'Where you are logged in',
    devicesText: 'You do not know one of them? Log it out, and change your password.',
    /** Of an account without a password. */
    devicesTextOfPhone: 'You do not know one of them? Log it out.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    thisOne: wordMessages.en.thisDevice,
    lastSeen: (moment: string) => `Last seen ${moment}`,
    logOutOf: 'Log out',
    logOutOfDevice: (device: string) => `Log out: ${device}`,
    everywhere: 'Log out everywhere',
    everywhereText: 'Every device is logged out at once, this one too.',

    firstTitle: uiMessages.en.password,
    firstText: (email: string) =>
      `Your account has no password yet. With a code that we send to ${email} you choose one.`,
    first: 'Choose a password',

    changeTitle: 'Change password',
    password: 'Current password',
    newPassword: wordMessages.en.newPassword,
    newPasswordHelp: 'At least 8 characters. Every other device is logged out.',
    confirmPassword: uiMessages.en.confirmPassword,
    change: wordMessages.en.changePassword,
  },
  fr: {
    title: accountMessages.fr.security,
    devices: 'Où vous êtes connecté(e)',
    devicesText:
      'Vous ne reconnaissez pas l’un de ces appareils\u202f? Déconnectez-le, puis changez de mot de passe.',
    devicesTextOfPhone: 'Vous ne reconnaissez pas l’un de ces appareils\u202f? Déconnectez-le.',
    device: (browser: string, system: string) => `${browser} sur ${system}`,
    unknownDevice: 'Appareil inconnu',
    thisOne: wordMessages.fr.thisDevice,
    lastSeen: (moment: string) => `Vu le ${moment}`,
    logOutOf: 'Déconnecter',
    logOutOfDevice: (device: string) => `Déconnecter\u00a0: ${device}`,
    everywhere: 'Se déconnecter partout',
    everywhereText: 'Tous les appareils sont déconnectés aussitôt, celui-ci aussi.',

    firstTitle: uiMessages.fr.password,
    firstText: (email: string) =>
      `Votre compte n’a pas encore de mot de passe. Avec un code envoyé à ${email}, vous en choisissez un.`,
    first: 'Choisir un mot de passe',

    changeTitle: 'Changer de mot de passe',
    password: 'Mot de passe actuel',
    newPassword: wordMessages.fr.newPassword,
    newPasswordHelp: 'Au moins 8 caractères. Tous les autres appareils sont déconnectés.',
    confirmPassword: uiMessages.fr.confirmPassword,
    change: wordMessages.fr.changePassword,
  },
});
