import { defineMessages } from './define-messages.ts';

/** What the shop's mails say. */
export const mailMessages = defineMessages({
  en: {
    greeting: (name: string) => `Hello ${name},`,
    codeSubject: (code: string, store: string) => `${code} is your ${store} code`,
    codeIntroduction: 'Here is the code to choose a new password:',
    codeValidity: (minutes: number) => `It is valid for ${minutes} minutes and works once.`,
    codeNotAsked:
      'You did not ask for it? Then do nothing: without this code nobody can change your password. We will never ask you for it.',
    signature: (store: string) => `The ${store} team`,
    contact: (phone: string, email: string) => `Questions? Call us on ${phone} or write to ${email}.`,
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    codeSubject: (code: string, store: string) => `${code}\u00a0: votre code ${store}`,
    codeIntroduction: 'Voici le code pour choisir un nouveau mot de passe\u00a0:',
    codeValidity: (minutes: number) => `Il est valable ${minutes} minutes et ne sert qu’une fois.`,
    codeNotAsked:
      'Vous n’avez rien demandé\u202f? Alors ne faites rien\u00a0: sans ce code, personne ne peut changer votre mot de passe. Nous ne vous le demanderons jamais.',
    signature: (store: string) => `L’équipe ${store}`,
    contact: (phone: string, email: string) =>
      `Une question\u202f? Appelez-nous au ${phone} ou écrivez à ${email}.`,
  },
});
