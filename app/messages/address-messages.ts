import { defineMessages } from '#shared/messages/define-messages.ts';
import { accountMessages } from './account-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of delivery addresses: the list, the cards and the form. */
export const addressMessages = defineMessages({
  en: {
    title: 'Address',
    addAddress: 'Add Address',
    addAddressTile: 'Add address',
    editAddress: 'Edit Address',
    noAddress: 'No address yet',
    noAddressText: 'Add where we shall deliver: home, work, or a friend’s.',
    failedTitle: 'Your addresses could not be loaded',
    edit: accountMessages.en.edit,
    delete: wordMessages.en.delete,
    editAddressOf: (place: string) => `Edit the address ${place}`,
    deleteAddressOf: (place: string) => `Delete the address ${place}`,

    name: uiMessages.en.name,
    email: uiMessages.en.email,
    addressLine: 'Address line',
    addressLineHelp: 'Quarter and a landmark, such as “Bonapriso, behind the pharmacy”.',
    city: wordMessages.en.city,
    state: 'State',
    pincode: 'Pincode',
    pincodeHelp: 'Cameroon has no postal codes: leave it as it is.',
    country: 'Country',
    cameroon: 'Cameroon',
    mobile: accountMessages.en.mobile,
    mobileHelp: 'The rider calls this number. A foreign one begins with + and the country code.',
    more: 'Country and postal code',
    submit: accountMessages.en.submit,
  },
  fr: {
    title: 'Adresses',
    addAddress: 'Ajouter une adresse',
    addAddressTile: 'Nouvelle adresse',
    editAddress: 'Modifier l’adresse',
    noAddress: 'Aucune adresse pour le moment',
    noAddressText: 'Indiquez où nous devons livrer\u00a0: chez vous, au travail ou chez une amie.',
    failedTitle: 'Vos adresses n’ont pas pu être chargées',
    edit: accountMessages.fr.edit,
    delete: wordMessages.fr.delete,
    editAddressOf: (place: string) => `Modifier l’adresse ${place}`,
    deleteAddressOf: (place: string) => `Supprimer l’adresse ${place}`,

    name: uiMessages.fr.name,
    email: uiMessages.fr.email,
    addressLine: 'Adresse',
    addressLineHelp:
      'Le quartier et un point de repère, par exemple «\u202fBonapriso, derrière la pharmacie\u202f».',
    city: wordMessages.fr.city,
    state: 'Région',
    pincode: 'Code postal',
    pincodeHelp: 'Le Cameroun n’a pas de codes postaux\u00a0: laissez tel quel.',
    country: 'Pays',
    cameroon: 'Cameroun',
    mobile: accountMessages.fr.mobile,
    mobileHelp: 'Le livreur appelle ce numéro. Un numéro étranger commence par + et l’indicatif du pays.',
    more: 'Pays et code postal',
    submit: accountMessages.fr.submit,
  },
});
