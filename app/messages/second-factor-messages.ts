import { defineMessages } from '#shared/messages/define-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts about the code from an app that staff log in with, besides the password. */
export const secondFactorMessages = defineMessages({
  en: {
    title: 'Second code at the login',
    text: 'Besides the password, each login asks for a code of six digits that an app on your phone shows: Google Authenticator, Aegis or any other. A person who only knows your password stays out.',
    on: 'Switched on',
    left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
    turnOn: 'Switch it on',
    turnOff: 'Switch it off',
    turnOffText: 'For another phone: switch it off here, then on again with the new one.',
    newCodes: 'New recovery codes',
    password: uiMessages.en.password,
    next: 'Next',
    scan: 'Scan this picture with the app, or type the key into it.',
    picture: 'Picture for the app',
    key: 'Key',
    code: 'Code of the app',
    anyCode: 'Code of the app, or a recovery code',
    save: wordMessages.en.save,
    codesTitle: 'Keep these recovery codes',
    codesText:
      'Each lets you in once if your phone is lost. Write them down or print them: they are shown this once.',
    kept: 'I have kept them',
    reminder: (day: string) => `From ${day} on, your role logs in with a second code.`,
    setUp: 'Set it up',
    dueTitle: 'A second code is needed now',
    dueText: 'Your role sees every customer and gives money back. Set up the second code, then go on here.',
    has: 'with a second code',
    drop: 'Phone lost',
    dropNamed: (name: string) => `${name} has lost the phone: switch the second code off`,
    dropQuestion: (name: string) =>
      `${name} then logs in with the password alone, until a new phone is set up, and is logged out everywhere now. Be sure that it is really ${name} who asks.`,
  },
  fr: {
    title: 'Second code à la connexion',
    text: 'En plus du mot de passe, chaque connexion demande un code de six chiffres affiché par une application de votre téléphone\u00a0: Google Authenticator, Aegis ou une autre. Qui ne connaît que votre mot de passe reste dehors.',
    on: 'Activé',
    left: (count: number) =>
      count <= 1 ? `Il reste ${count} code de secours.` : `Il reste ${count} codes de secours.`,
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    turnOffText: 'Pour un autre téléphone\u00a0: désactivez-le ici, puis activez-le avec le nouveau.',
    newCodes: 'Nouveaux codes de secours',
    password: uiMessages.fr.password,
    next: 'Continuer',
    scan: 'Scannez cette image avec l’application, ou saisissez-y la clé.',
    picture: 'Image pour l’application',
    key: 'Clé',
    code: 'Code de l’application',
    anyCode: 'Code de l’application, ou un code de secours',
    save: wordMessages.fr.save,
    codesTitle: 'Gardez ces codes de secours',
    codesText:
      'Chacun vous ouvre une fois si votre téléphone est perdu. Notez-les ou imprimez-les\u00a0: ils ne sont montrés que cette fois.',
    kept: 'Je les ai gardés',
    reminder: (day: string) => `Dès le ${day}, votre rôle se connecte avec un second code.`,
    setUp: 'Activer maintenant',
    dueTitle: 'Un second code est maintenant nécessaire',
    dueText:
      'Votre rôle voit tous les clients et rend de l’argent. Activez le second code, puis continuez ici.',
    has: 'avec second code',
    drop: 'Téléphone perdu',
    dropNamed: (name: string) => `${name} a perdu son téléphone\u00a0: désactiver le second code`,
    dropQuestion: (name: string) =>
      `${name} se connecte alors avec le seul mot de passe, jusqu’à ce qu’un nouveau téléphone soit activé, et est déconnecté(e) partout maintenant. Soyez sûre que c’est bien ${name} qui le demande.`,
  },
});
