import { defineMessages } from '#shared/messages/define-messages.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the three steps that bring back a forgotten password. */
export const recoveryMessages = defineMessages({
  en: {
    forgotTitle: uiMessages.en.forgotPassword,
    forgotText: 'Tell us your e-mail and we send you a code of six characters.',
    email: uiMessages.en.email,
    sendCode: 'Send Otp',
    rememberedIt: 'Remembered it?',
    login: shellMessages.en.login,

    codeTitle: 'Enter the code',
    codeSentTo: (email: string) => `We sent it to ${email}. It is valid for 10 minutes.`,
    code: 'Code from the e-mail',
    codeCharacter: (position: number) => `Character ${position} of 6`,
    verifyCode: 'Verify OTP',
    noCode: 'No code in sight?',
    sendAnother: 'Send another one',

    resetTitle: 'Reset password',
    resetText: 'Choose a new password. You will log in with it everywhere.',
    newPassword: wordMessages.en.newPassword,
    newPasswordHelp: uiMessages.en.passwordHelp,
    confirmPassword: uiMessages.en.confirmPassword,
    changePassword: wordMessages.en.changePassword,
    passwordsDiffer: fieldMessages.en.newPasswordsDiffer,

    needsJavaScript: 'Recovering a password needs JavaScript, which is switched off.',
  },
  fr: {
    forgotTitle: uiMessages.fr.forgotPassword,
    forgotText: 'Indiquez votre adresse e-mail\u00a0: nous vous envoyons un code de six caractères.',
    email: uiMessages.fr.email,
    sendCode: 'Envoyer le code',
    rememberedIt: 'Vous l’avez retrouvé\u202f?',
    login: shellMessages.fr.login,

    codeTitle: 'Saisissez le code',
    codeSentTo: (email: string) => `Nous l’avons envoyé à ${email}. Il est valable 10 minutes.`,
    code: 'Code reçu par e-mail',
    codeCharacter: (position: number) => `Caractère ${position} sur 6`,
    verifyCode: 'Vérifier le code',
    noCode: 'Vous n’avez pas reçu de code\u202f?',
    sendAnother: 'Envoyer un autre code',

    resetTitle: 'Nouveau mot de passe',
    resetText: 'Choisissez un nouveau mot de passe. Il servira partout pour vous connecter.',
    newPassword: wordMessages.fr.newPassword,
    newPasswordHelp: uiMessages.fr.passwordHelp,
    confirmPassword: uiMessages.fr.confirmPassword,
    changePassword: wordMessages.fr.changePassword,
    passwordsDiffer: fieldMessages.fr.newPasswordsDiffer,

    needsJavaScript: 'Récupérer un mot de passe demande JavaScript, qui est désactivé.',
  },
});
