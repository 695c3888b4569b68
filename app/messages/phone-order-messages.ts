import { defineMessages } from '#shared/messages/define-messages.ts';
import type { CodeChannel } from '#shared/phone-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

function by(channel: CodeChannel, word: 'by' | 'par'): string {
  return channel === 'email' ? '' : ` ${word} ${channel === 'sms' ? 'SMS' : 'WhatsApp'}`;
}

function to(recipient: string, channel: CodeChannel): string {
  return channel === 'email' ? `à ${recipient}` : `au ${recipient}${by(channel, 'par')}`;
}

/** Texts of ordering with a phone number, without a password. */
export const phoneOrderMessages = defineMessages({
  en: {
    dialogTitle: 'Who is ordering?',
    title: 'Order with my phone number',
    text: 'No password needed.',
    name: 'Your name',
    mobile: wordMessages.en.phoneNumber,
    city: wordMessages.en.city,
    addressLine: 'Quarter and landmark',
    addressLineHelp: 'Such as “Akwa, opposite the pharmacy”. The rider calls you.',
    send: 'Continue my order',
    sending: 'One moment…',
    orLogIn: 'Or log in',
    codeText: (recipient: string, channel: CodeChannel) =>
      `We have sent a code to ${recipient}${by(channel, 'by')}.`,
    newCodeText: (recipient: string, channel: CodeChannel) =>
      `We have sent a new code to ${recipient}${by(channel, 'by')}. The one before no longer works here.`,
    codeMayCome: (phone: string, channel: CodeChannel) =>
      `If an account has the number ${phone}, a code is coming${by(channel, 'by')}.`,
    newCodeMayCome: (phone: string, channel: CodeChannel) =>
      `If an account has the number ${phone}, a new code is coming${by(channel, 'by')}. The one before no longer works here.`,
    newCode: 'Send me a new code',
    code: 'Code',
    acceptTerms: 'By ordering you accept the',
    sendCode: 'Confirm',
    withoutCode: 'No code? Order without it, we will call you',
    otherPhone: 'Another phone number',
    email: uiMessages.en.email,
    emailHelp: 'For a code: with it you find your orders on every device.',
    otherEmail: 'Another e-mail',
    logInByPhone: 'Log in with a code by phone',
    logInByEmail: 'Log in with e-mail and password',
    loginHelp: 'The number that you confirmed with a code when you ordered.',
    askForCode: 'Send me a code',
    growTitle: 'E-mail and password',
    growText:
      'Your account belongs to this device. With an e-mail and a password you find your orders on every other device too.',
    growWaiting: (email: string) =>
      `We have sent a link to ${email}. Open it, and you log in with that e-mail and your password. No link, or another e-mail? Fill in the form again.`,
    grow: 'Save e-mail and password',
    growBack: 'Change e-mail or password',
  },
  fr: {
    dialogTitle: 'Qui commande\u202f?',
    title: 'Commander avec mon numéro',
    text: 'Sans mot de passe.',
    name: 'Votre nom',
    mobile: wordMessages.fr.phoneNumber,
    city: wordMessages.fr.city,
    addressLine: 'Quartier et point de repère',
    addressLineHelp: 'Par exemple «\u202fAkwa, en face de la pharmacie\u202f». Le livreur vous appelle.',
    send: 'Continuer ma commande',
    sending: 'Un instant…',
    orLogIn: 'Ou se connecter',
    codeText: (recipient: string, channel: CodeChannel) =>
      `Nous avons envoyé un code ${to(recipient, channel)}.`,
    newCodeText: (recipient: string, channel: CodeChannel) =>
      `Nous avons envoyé un nouveau code ${to(recipient, channel)}. L’ancien ne marche plus ici.`,
    codeMayCome: (phone: string, channel: CodeChannel) =>
      `Si un compte a le numéro ${phone}, un code arrive${by(channel, 'par')}.`,
    newCodeMayCome: (phone: string, channel: CodeChannel) =>
      `Si un compte a le numéro ${phone}, un nouveau code arrive${by(channel, 'par')}. L’ancien ne marche plus ici.`,
    newCode: 'Recevoir un nouveau code',
    code: 'Code',
    acceptTerms: 'En commandant, vous acceptez les',
    sendCode: 'Confirmer',
    withoutCode: 'Pas de code\u202f? Commander sans, nous vous appelons',
    otherPhone: 'Un autre numéro',
    email: uiMessages.fr.email,
    emailHelp: 'Pour recevoir un code\u00a0: avec lui, vous retrouvez vos commandes sur tous vos appareils.',
    otherEmail: 'Un autre e-mail',
    logInByPhone: 'Se connecter par un code sur le téléphone',
    logInByEmail: 'Se connecter par e-mail et mot de passe',
    loginHelp: 'Le numéro que vous avez confirmé par un code en commandant.',
    askForCode: 'Recevoir un code',
    growTitle: 'E-mail et mot de passe',
    growText:
      'Votre compte est lié à cet appareil. Avec un e-mail et un mot de passe, vous retrouvez vos commandes sur tous les autres.',
    growWaiting: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le, et vous vous connecterez avec cet e-mail et votre mot de passe. Pas de lien, ou un autre e-mail ? Remplissez à nouveau le formulaire.`,
    grow: 'Enregistrer l’e-mail et le mot de passe',
    growBack: 'Changer l’e-mail ou le mot de passe',
  },
});
