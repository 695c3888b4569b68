import { defineMessages } from './define-messages.ts';

/** What is wrong with one field, by the token the schemas in `shared/contract/fields.ts` carry. */
export const fieldMessages = defineMessages({
  en: {
    required: 'This field is required.',
    max: (limit: number) => `At most ${limit} characters.`,
    maxNumber: (limit: number) => `At most ${limit}.`,
    min: (limit: number) => `At least ${limit}.`,
    maxEntries: (limit: number) => `At most ${limit} entries.`,
    email: 'Enter an e-mail address such as name@example.com.',
    characters: 'This text has a character that cannot be stored.',
    id: 'This is not a valid id.',
    whole: 'Enter a whole number.',
    hex: 'Enter a colour such as #A1435C.',
    phone: 'Enter a phone number such as 6 77 12 34 56.',
    passwordShort: 'Use at least 8 characters.',
    passwordCommon: 'This password is too common. Choose another one.',
    passwordsDiffer: 'Password and confirm password must be same',
    newPasswordsDiffer: 'New password and confirm password must be same.',
    bulkPriceAbovePrice: 'The bulk price must be below the price.',
    discountTooHigh: 'The price after the discount must be at least 1 FCFA.',
    unknownReference: 'This choice does not exist any more.',
    invalid: 'This value is not valid.',
  },
  fr: {
    required: 'Ce champ est obligatoire.',
    max: (limit: number) => `${limit} caractères au maximum.`,
    maxNumber: (limit: number) => `${limit} au maximum.`,
    min: (limit: number) => `${limit} au minimum.`,
    maxEntries: (limit: number) => `${limit} éléments au maximum.`,
    email: 'Saisissez une adresse e-mail comme nom@exemple.com.',
    characters: 'Ce texte contient un caractère qui ne peut pas être enregistré.',
    id: 'Cet identifiant n’est pas valable.',
    whole: 'Saisissez un nombre entier.',
    hex: 'Saisissez une couleur comme #A1435C.',
    phone: 'Saisissez un numéro de téléphone comme 6 77 12 34 56.',
    passwordShort: 'Utilisez au moins 8 caractères.',
    passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    passwordsDiffer: 'Les deux mots de passe doivent être identiques',
    newPasswordsDiffer: 'Le nouveau mot de passe et sa confirmation doivent être identiques.',
    bulkPriceAbovePrice: 'Le prix de gros doit être inférieur au prix.',
    discountTooHigh: 'Le prix après remise doit être d’au moins 1\u00a0FCFA.',
    unknownReference: 'Ce choix n’existe plus.',
    invalid: 'Cette valeur n’est pas valable.',
  },
});

export type FieldProblem = keyof (typeof fieldMessages)['en'];
