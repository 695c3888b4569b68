import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts that every page of the admin area shares: its dialogs, chips and picture viewer. */
export const adminMessages = defineMessages({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
    ok: 'OK',
    edit: 'Edit',
    delete: 'Delete',
    editNamed: (name: string) => `Edit ${name}`,
    deleteNamed: (name: string) => `Delete ${name}`,
    permanentDelete: 'Permanent Delete',
    removeNamed: (name: string) => `Remove ${name}`,
    showPictureOf: (name: string) => `Show the picture of ${name}`,

    addField: 'Add Field',
    fieldName: 'Field name',
    fieldNamePlaceholder: 'Enter field name',
    fieldExists: 'This field is there already.',

    inFrench: 'in French',
    frenchMissing: 'No French name yet',

    failedTitle: 'The list could not be loaded',
    failedText: 'Check your connection and try again.',
    retry: 'Retry',
    loading: 'The list is loading',
  },
  fr: {
    close: 'Fermer',
    cancel: 'Annuler',
    confirm: 'Confirmer',
    ok: 'OK',
    edit: 'Modifier',
    delete: 'Supprimer',
    editNamed: (name: string) => `Modifier ${name}`,
    deleteNamed: (name: string) => `Supprimer ${name}`,
    permanentDelete: 'Suppression définitive',
    removeNamed: (name: string) => `Retirer ${name}`,
    showPictureOf: (name: string) => `Voir l’image de ${name}`,

    addField: 'Ajouter le champ',
    fieldName: 'Nom du champ',
    fieldNamePlaceholder: 'Saisissez le nom du champ',
    fieldExists: 'Ce champ existe déjà.',

    inFrench: 'en français',
    frenchMissing: 'Pas encore de nom français',

    failedTitle: 'La liste n’a pas pu être chargée',
    failedText: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    loading: 'La liste se charge',
  },
});
