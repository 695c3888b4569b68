import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the three steps that bring back a forgotten password. */
export const recoveryMessages = defineMessages({
  en: {
    forgotTitle: 'Forgot password',
    forgotText: 'Tell us your e-mail and we send you a code of six characters.',
    email: 'Email',
    sendCode: 'Send Otp',
    rememberedIt: 'Remembered it?',
    login: 'Login',

    codeTitle: 'Enter the code',
    codeSentTo: (email: string) => `We sent it to ${email}. It is valid for 10 minutes.`,
    code: 'Code from the e-mail',
    codeCharacter: (position: number) => `Character ${position} of 6`,
    verifyCode: 'Verify OTP',
    noCode: 'No code in sight?',
    sendAnother: 'Send another one',

    resetTitle: 'Reset password',
    resetText: 'Choose a new password. You will log in with it everywhere.',
    newPassword: 'New Password',
    newPasswordHelp: 'At least 8 characters.',
    confirmPassword: 'Confirm Password',
    changePassword: 'Change Password',
    passwordsDiffer: 'New password and confirm password must be same.',

    needsJavaScript: 'Recovering a password needs JavaScript, which is switched off.',
  },
  fr: {
    forgotTitle: 'Mot de passe oublié',
    forgotText: 'Indiquez votre adresse e-mail\u00a0: nous vous envoyons un code de six caractères.',
    email: 'Adresse e-mail',
    sendCode: 'Envoyer le code',
    rememberedIt: 'Vous l’avez retrouvé\u202f?',
    login: 'Se connecter',

    codeTitle: 'Saisissez le code',
    codeSentTo: (email: string) => `Nous l’avons envoyé à ${email}. Il est valable 10 minutes.`,
    code: 'Code reçu par e-mail',
    codeCharacter: (position: number) => `Caractère ${position} sur 6`,
    verifyCode: 'Vérifier le code',
    noCode: 'Vous n’avez pas reçu de code\u202f?',
    sendAnother: 'Envoyer un autre code',

    resetTitle: 'Nouveau mot de passe',
    resetText: 'Choisissez un nouveau mot de passe. Il servira partout pour vous connecter.',
    newPassword: 'Nouveau mot de passe',
    newPasswordHelp: 'Au moins 8 caractères.',
    confirmPassword: 'Confirmez le mot de passe',
    changePassword: 'Changer le mot de passe',
    passwordsDiffer: 'Le nouveau mot de passe et sa confirmation doivent être identiques.',

    needsJavaScript: 'Récupérer un mot de passe demande JavaScript, qui est désactivé.',
  },
});
