import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about a person's own data: the copy of it, and the end of the account. */
export const personalDataMessages = defineMessages({
  en: {
    title: 'Your data',
    copyText: 'Everything we keep about you, in one file: account, addresses, orders, payments, messages.',
    copy: 'Download my data',
    deleteText:
      'Your account, addresses, cart, wishlist and reviews are deleted for good. Orders stay for our accounts, without your name, address and phone number.',
    delete: 'Delete my account',
    deleteTitle: 'Delete your account?',
    deleteQuestion:
      'This cannot be undone. Links to follow orders no longer work, and past orders can no longer be returned from here.',
    password: 'Your password',
    deleteForGood: 'Delete for good',
    keep: 'Keep my account',
    seeOrder: (number: string) => `See order ${number}`,
  },
  fr: {
    title: 'Vos données',
    copyText:
      'Tout ce que nous conservons sur vous, dans un fichier\u00a0: compte, adresses, commandes, paiements, messages.',
    copy: 'Télécharger mes données',
    deleteText:
      'Votre compte, vos adresses, votre panier, vos favoris et vos avis sont supprimés définitivement. Les commandes restent dans notre comptabilité, sans votre nom, votre adresse ni votre téléphone.',
    delete: 'Supprimer mon compte',
    deleteTitle: 'Supprimer votre compte\u202f?',
    deleteQuestion:
      'Cette action est définitive. Les liens de suivi ne fonctionneront plus et les commandes passées ne pourront plus être retournées d’ici.',
    password: 'Votre mot de passe',
    deleteForGood: 'Supprimer définitivement',
    keep: 'Garder mon compte',
    seeOrder: (number: string) => `Voir la commande ${number}`,
  },
});
