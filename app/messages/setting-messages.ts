import { defineMessages } from '#shared/messages/define-messages.ts';

/** Names of the settings, by their own keys (`shared/settings.ts`). */
export const settingLabels = defineMessages({
  en: {
    piecesPerProduct: 'Pieces of one product in an order',
    piecesPerOrder: 'Pieces in an order, all products together',
  },
  fr: {
    piecesPerProduct: 'Pièces d’un même produit par commande',
    piecesPerOrder: 'Pièces par commande, tous produits confondus',
  },
});

/** What a setting does, below its field. */
export const settingHelps = defineMessages({
  en: {
    piecesPerProduct:
      'A shopper who wants more is asked to call the shop. You can enter a larger order yourself.',
    piecesPerOrder: 'The same for the whole order.',
  },
  fr: {
    piecesPerProduct:
      'Qui en veut davantage est invité à appeler la boutique. Vous pouvez saisir vous-même une commande plus grande.',
    piecesPerOrder: 'De même pour toute la commande.',
  },
});

export const settingGroupMessages = defineMessages({
  en: { limits: 'Limits of orders' },
  fr: { limits: 'Limites des commandes' },
});

/** Texts of the admin's Settings page. */
export const settingsMessages = defineMessages({
  en: {
    title: 'Settings',
    intro: 'They hold from the moment they are saved, for every shopper.',
    save: 'Save',
    usual: (value: string) => `Usual: ${value}.`,
    fixed: 'Set where the shop is installed.',
    changed: (moment: string, name: string) => `Changed ${moment} by ${name}.`,
    changedByNobody: (moment: string) => `Changed ${moment}.`,
    inEnglish: (label: string) => `${label} (English)`,
    inFrench: (label: string) => `${label} (French)`,
    on: 'on',
    off: 'off',
  },
  fr: {
    title: 'Réglages',
    intro: 'Ils s’appliquent dès l’enregistrement, à tous les clients.',
    save: 'Enregistrer',
    usual: (value: string) => `Valeur habituelle\u00a0: ${value}.`,
    fixed: 'Défini à l’installation de la boutique.',
    changed: (moment: string, name: string) => `Modifié le ${moment} par ${name}.`,
    changedByNobody: (moment: string) => `Modifié le ${moment}.`,
    inEnglish: (label: string) => `${label} (anglais)`,
    inFrench: (label: string) => `${label} (français)`,
    on: 'oui',
    off: 'non',
  },
});
