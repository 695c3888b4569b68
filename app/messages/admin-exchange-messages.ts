import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the admin's page of files: the export, the import and its history. */
export const adminExchangeMessages = defineMessages({
  en: {
    title: 'Import and export',

    exportTitle: 'Save the catalogue as a file',
    exportText: 'All products with prices, stock, texts in both languages and pictures, one row each.',
    withDrafts: 'With drafts',
    excelFile: 'Excel file',
    csvFile: 'CSV file',

    importTitle: 'Add and change products with a file',
    importText:
      'Best begin with an exported file. It is checked first: nothing changes before you have seen what it would do.',
    choose: 'Choose a file',
    chooseHelp: (megabytes: number) =>
      `CSV, Excel (.xlsx), or a ZIP of one of them with its pictures; at most ${megabytes} MB.`,
    tooLarge: (megabytes: number) => `The file is too large: at most ${megabytes} MB.`,
    sending: (name: string) => `Sending ${name}`,
    rulesTitle: 'How the file is read',
    ruleReference:
      'The reference tells which product is meant. A new reference adds a product; the same file twice adds nothing.',
    ruleColumns:
      'Only the column “Reference” is needed. A column that you leave out stays as it is in every product.',
    ruleStock:
      'Delete the stock column unless you have counted: what was sold since the export would come back.',
    ruleNumbers: 'Write prices as digits only: 12500.',
    ruleLists: 'Separate categories, sub-categories and pictures with |.',
    rulePictures: 'Name pictures by their file in the ZIP: front.jpg | back.jpg.',

    imports: 'Imports',
    none: 'No file was imported yet.',
    byAt: (name: string, time: string) => `${name} · ${time}`,
    state_reading: 'Being read',
    state_checking: 'Being checked',
    state_checked: 'Checked',
    state_applying: 'Being applied',
    state_done: 'Applied',
    state_failed: 'Not readable',
    state_discarded: 'Discarded',
    progress: (name: string) => `Progress of ${name}`,
    rowsOf: (done: number, all: number) => `Row ${done} of ${all}`,
    added: (count: number) => (count === 1 ? '1 new product' : `${count} new products`),
    changed: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
    unchanged: (count: number) => `${count} unchanged`,
    faulty: (count: number) => (count === 1 ? '1 row with problems' : `${count} rows with problems`),
    leftOut: (count: number) => (count === 1 ? '1 row left out' : `${count} rows left out`),
    nothingToDo: 'The file says what the catalogue says already.',

    apply: 'Apply',
    applyNamed: (name: string) => `Apply ${name}`,
    applyGood: 'Apply without these rows',
    applyGoodNamed: (name: string) => `Apply without these rows: ${name}`,
    discard: 'Discard',
    discardNamed: (name: string) => `Discard ${name}`,
    showProblems: 'Show problems',
    hideProblems: 'Hide problems',
    problemsOf: (name: string) => `Problems of ${name}`,
    row: (row: number) => `Row ${row}`,
    onlySome: (count: number) => `The first ${count} are listed.`,
    correct: 'Correct these cells in your file and send it again.',
  },
  fr: {
    title: 'Import et export',

    exportTitle: 'Enregistrer le catalogue dans un fichier',
    exportText:
      'Tous les produits avec prix, stock, textes dans les deux langues et photos, une ligne par produit.',
    withDrafts: 'Avec les brouillons',
    excelFile: 'Fichier Excel',
    csvFile: 'Fichier CSV',

    importTitle: 'Ajouter et modifier des produits avec un fichier',
    importText:
      'Partez de préférence d’un fichier exporté. Il est d’abord vérifié\u00a0: rien ne change avant que vous ayez vu ce qu’il ferait.',
    choose: 'Choisir un fichier',
    chooseHelp: (megabytes: number) =>
      `CSV, Excel (.xlsx), ou un ZIP qui en contient un avec ses photos\u202f; ${megabytes}\u00a0Mo au maximum.`,
    tooLarge: (megabytes: number) => `Le fichier est trop lourd\u00a0: ${megabytes}\u00a0Mo au maximum.`,
    sending: (name: string) => `Envoi de ${name}`,
    rulesTitle: 'Comment le fichier est lu',
    ruleReference:
      'La référence dit de quel produit il s’agit. Une nouvelle référence ajoute un produit\u202f; le même fichier envoyé deux fois n’ajoute rien.',
    ruleColumns:
      'Seule la colonne «\u202fRéférence\u202f» est nécessaire. Une colonne que vous supprimez reste telle quelle dans chaque produit.',
    ruleStock:
      'Supprimez la colonne du stock si vous n’avez pas compté\u00a0: ce qui a été vendu depuis l’export reviendrait.',
    ruleNumbers: 'Écrivez les prix en chiffres seulement\u00a0: 12500.',
    ruleLists: 'Séparez les catégories, les sous-catégories et les photos par |.',
    rulePictures: 'Désignez les photos par leur fichier dans le ZIP\u00a0: devant.jpg | dos.jpg.',

    imports: 'Imports effectués',
    none: 'Aucun fichier n’a encore été importé.',
    byAt: (name: string, time: string) => `${name} · ${time}`,
    state_reading: 'En cours de lecture',
    state_checking: 'En cours de vérification',
    state_checked: 'Vérifié',
    state_applying: 'En cours d’application',
    state_done: 'Appliqué',
    state_failed: 'Illisible',
    state_discarded: 'Abandonné',
    progress: (name: string) => `Avancement de ${name}`,
    rowsOf: (done: number, all: number) => `Ligne ${done} sur ${all}`,
    added: (count: number) => (count < 2 ? `${count} nouveau produit` : `${count} nouveaux produits`),
    changed: (count: number) => (count < 2 ? `${count} modifié` : `${count} modifiés`),
    unchanged: (count: number) => `${count} sans changement`,
    faulty: (count: number) => (count < 2 ? `${count} ligne à corriger` : `${count} lignes à corriger`),
    leftOut: (count: number) =>
      count < 2 ? `${count} ligne laissée de côté` : `${count} lignes laissées de côté`,
    nothingToDo: 'Le fichier dit ce que le catalogue dit déjà.',

    apply: 'Appliquer',
    applyNamed: (name: string) => `Appliquer ${name}`,
    applyGood: 'Appliquer sans ces lignes',
    applyGoodNamed: (name: string) => `Appliquer sans ces lignes\u00a0: ${name}`,
    discard: 'Abandonner',
    discardNamed: (name: string) => `Abandonner ${name}`,
    showProblems: 'Voir les problèmes',
    hideProblems: 'Masquer les problèmes',
    problemsOf: (name: string) => `Problèmes de ${name}`,
    row: (row: number) => `Ligne ${row}`,
    onlySome: (count: number) => `L’affichage s’arrête à ${count}.`,
    correct: 'Corrigez ces cellules dans votre fichier et renvoyez-le.',
  },
});
