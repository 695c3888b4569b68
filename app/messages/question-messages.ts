import { defineMessages } from '#shared/messages/define-messages.ts';

/** Questions about a product, on its page. */
export const questionMessages = defineMessages({
  en: {
    title: 'Questions about it',
    counted: (count: number) => `Questions (${count})`,
    none: 'Is something about this product not clear? Ask the shop.',
    failed: 'The questions could not be loaded',
    all: (count: number) => `Show all ${count}`,
    ask: 'Ask a question',
    question: 'Your question',
    questionHelp: 'Shade, texture, use, ingredients: whatever helps you to choose.',
    nameHelp: 'Shown with your question once the shop has answered.',
    email: 'Send me the answer by e-mail',
    emailHelp: 'Shown to no one, and deleted once the answer is sent.',
    toAccount: 'The answer also comes to the e-mail address of your account, if it has one.',
    send: 'Send my question',
  },
  fr: {
    title: 'Questions sur ce produit',
    counted: (count: number) => `Questions posées (${count})`,
    none: 'Quelque chose n’est pas clair sur ce produit\u202f? Demandez à la boutique.',
    failed: 'Les questions n’ont pas pu être chargées',
    all: (count: number) => `Afficher les ${count}`,
    ask: 'Poser une question',
    question: 'Votre question',
    questionHelp: 'Teinte, texture, usage, ingrédients\u00a0: tout ce qui vous aide à choisir.',
    nameHelp: 'Affiché avec votre question quand la boutique aura répondu.',
    email: 'Recevoir la réponse par e-mail',
    emailHelp: 'Montrée à personne, et supprimée dès que la réponse est envoyée.',
    toAccount: 'La réponse arrive aussi à l’adresse e-mail de votre compte, s’il en a une.',
    send: 'Envoyer ma question',
  },
});
