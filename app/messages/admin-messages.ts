import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts that every page of the admin area shares: its dialogs, chips and picture viewer. */
export const adminMessages = defineMessages({
  en: {
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

    search: 'Search',
    filters: 'Filters',
    filtersInUse: (count: number) => `Filters (${count})`,
    clear: 'Clear',

    addField: 'Add Field',
    fieldName: 'Field name',
    fieldNamePlaceholder: 'Enter field name',
    fieldExists: 'This field is there already.',

    name: 'Name',
    inEnglish: '(English)',
    inFrenchOptional: '(French, optional)',
    frenchHelp: 'Without it the French pages show the English name.',
    frenchMissing: 'No French name yet',
    image: 'Image',
    nameFirst: 'Enter a name first.',
    savedMeanwhile: 'Saved meanwhile by somebody else:',
    saveReplaces: 'Save again to replace it with what you have typed.',

    moveTo: 'Move to',
    choosePlace: 'Choose where to',
    chooseTarget: 'Choose where they move to first.',
    moveAndDelete: 'Move and delete',

    failedTitle: 'The list could not be loaded',
    loading: 'The list is loading',
  },
  fr: {
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

    search: 'Rechercher',
    filters: 'Filtres',
    filtersInUse: (count: number) => `Filtres (${count})`,
    clear: 'Effacer',

    addField: 'Ajouter le champ',
    fieldName: 'Nom du champ',
    fieldNamePlaceholder: 'Saisissez le nom du champ',
    fieldExists: 'Ce champ existe déjà.',

    name: 'Nom',
    inEnglish: '(anglais)',
    inFrenchOptional: '(français, facultatif)',
    frenchHelp: 'Sans lui, les pages françaises affichent le nom anglais.',
    frenchMissing: 'Pas encore de nom français',
    image: 'Image',
    nameFirst: 'Saisissez d’abord un nom.',
    savedMeanwhile: 'Enregistré entre-temps par quelqu’un d’autre\u00a0:',
    saveReplaces: 'Enregistrez à nouveau pour le remplacer par votre saisie.',

    moveTo: 'Déplacer vers',
    choosePlace: 'Choisissez une destination',
    chooseTarget: 'Choisissez d’abord une destination.',
    moveAndDelete: 'Déplacer et supprimer',

    failedTitle: 'La liste n’a pas pu être chargée',
    loading: 'La liste se charge',
  },
});
