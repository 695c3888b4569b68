import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { adminProductMessages } from './admin-product-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the admin's page of files: the export, the import and its history. */
export const adminCatalogueFilesMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.catalogueFiles,

    exportTitle: 'Save the catalogue as a file',
    exportText: 'All products with prices, stock, texts in both languages and pictures, one row each.',
    withDrafts: 'With drafts',
    excelFile: 'Excel file',
    csvFile: 'CSV file',

    importTitle: 'Add and change products with a file',
    importText:
      'An exported file, or one of Shopify, WooCommerce or another spreadsheet. It is checked first: nothing changes before you have seen what it would do.',
    choose: 'Choose a file',
    chooseHelp: (megabytes: number) =>
      `CSV, Excel (.xlsx), or a ZIP of one of them with its pictures; at most ${megabytes} MB.`,
    tooLarge: (megabytes: number) => `The file is too large: at most ${megabytes} MB.`,
    sending: (name: string) => `Sending ${name}`,
    sentOf: (done: string, all: string) => `${done} of ${all} MB`,
    stayHere: 'Leave this page open until the file is there.',
    lineBroken: 'No connection at the moment. Sending goes on by itself when it is back.',
    cancel: adminMessages.en.cancel,
    cancelNamed: (name: string) => `Cancel sending ${name}`,
    goOn: 'Go on sending',
    unreadable: 'The file cannot be read any more. Choose it again.',
    received: 'File received. It is being checked.',
    chooseAgain: 'To go on sending it, choose the same file again.',
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
    ruleDrafts: 'Without a photo or a category a product is a draft, which shoppers do not see.',

    imports: 'Imports',
    none: 'No file was imported yet.',
    byAt: (name: string, time: string) => `${name} · ${time}`,
    state_receiving: 'Arriving',
    state_reading: 'Being read',
    state_mapping: 'Waits for its columns',
    state_checking: 'Being checked',
    state_checked: 'Checked',
    state_applying: 'Being applied',
    state_done: 'Applied',
    state_undoing: 'Being undone',
    state_undone: 'Undone',
    state_failed: 'Not readable',
    state_discarded: 'Discarded',
    state_stopped: 'Stopped',
    triedAgain: 'It is tried again by itself.',
    tryAgain: 'Try again',
    tryAgainNamed: (name: string) => `Try again: ${name}`,
    progress: (name: string) => `Progress of ${name}`,
    rowsOf: (done: number, all: number) => `Row ${formatCount(done, 'en')} of ${formatCount(all, 'en')}`,
    added: (count: number) => (count === 1 ? '1 new product' : `${formatCount(count, 'en')} new products`),
    changed: (count: number) => (count === 1 ? '1 changed' : `${formatCount(count, 'en')} changed`),
    unchanged: (count: number) => `${formatCount(count, 'en')} unchanged`,
    faulty: (count: number) =>
      count === 1 ? '1 row with problems' : `${formatCount(count, 'en')} rows with problems`,
    leftOut: (count: number) =>
      count === 1 ? '1 row left out' : `${formatCount(count, 'en')} rows left out`,
    nothingToDo: 'The file says what the catalogue says already.',

    apply: 'Apply',
    applyNamed: (name: string) => `Apply ${name}`,
    applyGood: 'Apply without these rows',
    applyGoodNamed: (name: string) => `Apply without these rows: ${name}`,
    discard: adminMessages.en.discard,
    discardNamed: (name: string) => `Discard ${name}`,
    undo: 'Undo this import',
    undoNamed: (name: string) => `Undo this import: ${name}`,
    undoUntil: (time: string) => `It can be undone until ${time}.`,
    askUndo:
      'New products are taken out, with the categories that were added for them; changed ones become what they were. What was sold or changed since stays as it is.',
    undone: (count: number) =>
      count === 1 ? '1 product as before' : `${formatCount(count, 'en')} products as before`,
    kept: (count: number) =>
      count === 1
        ? '1 product was changed since and keeps that'
        : `${formatCount(count, 'en')} products were changed since and keep that`,
    keptWhole: 'the whole product',
    changesOf: (name: string) => `Changes by ${name}`,
    firstChanges: 'First changes',
    nextChanges: 'Next changes',
    newProduct: 'New product',
    heldBack: 'A draft: it has no photo or no category.',
    emptyCell: adminProductMessages.en.nothing,
    largeChange: 'More than 50 %',
    showProblems: 'Show problems',
    hideProblems: 'Hide problems',
    problemsOf: (name: string) => `Problems of ${name}`,
    row: (row: number) => `Row ${row}`,
    onlySome: (count: number) => `The first ${formatCount(count, 'en')} are listed.`,
    correct: 'Correct these cells in your file and send it again.',

    source_shopify: 'This looks like an export of Shopify.',
    source_woocommerce: 'This looks like an export of WooCommerce.',
    source_table: 'Say what each column of this file is.',
    mappingHelp:
      'What is in no column stays empty. Prices are read as francs CFA; what is paid stays exactly that. Pictures are fetched from their addresses.',
    columnsTaken: 'Columns that are taken',
    columnsLeft: (count: number) =>
      count === 1 ? '1 column is not taken' : `${formatCount(count, 'en')} columns are not taken`,
    columnAs: (title: string) => `Column “${title}”`,
    sampleValues: (values: string) => `For example: ${values}`,
    emptyColumn: 'This column is empty.',
    newColumn: 'New since your last import',
    pieceUnit: 'Unit of products without a size',
    uncountedPieces: 'Pieces of each product that the file sells without counting it',
    uncounted: (count: number | null) =>
      count === null
        ? 'Products that the shop has keep their stock.'
        : count === 1
          ? '1 new product comes in with it.'
          : `${formatCount(count, 'en')} new products come in with it.`,
    uncountedSoldOut: (count: number | null) =>
      count === null
        ? 'Left empty, they come in sold out.'
        : count === 1
          ? 'Left empty, 1 new product comes in sold out.'
          : `Left empty, ${formatCount(count, 'en')} new products come in sold out.`,
    missingWhich: 'Say which column has the name or the reference.',
    twiceMeaning: (meaning: string) => `Two columns are “${meaning}”. Leave one.`,
    missingPrice: 'No column has the price: new products need one.',
    missingStock: 'No column has the stock: new products come sold out.',
    foreignAmounts: (columns: string) =>
      `These amounts do not look like francs CFA: ${columns}. The shop converts nothing: write francs in the file, or do not take the column.`,
    missingPictures: 'No column has pictures: new products are drafts until they have one.',
    missingCategories: 'No column has categories: new products are drafts until they have one.',
    readSo: 'Check the file',
    readSoNamed: (name: string) => `Check the file ${name}`,
    changeColumns: 'Change columns',
    changeColumnsNamed: (name: string) => `Change columns of ${name}`,
    keepColumnsNamed: (name: string) => `Cancel: keep the columns of ${name} as they are`,
    newShelves: 'The shop does not have these categories yet:',
    addShelves: 'Add these categories',
    addShelvesNamed: (name: string) => `Add these categories of ${name}`,
    shelfIn: (category: string, subCategory: string) => `${category} › ${subCategory}`,
    noted: 'Look at these rows after the import.',
    means_skip: 'Do not take',
    means_group: 'Product of the row (handle)',
    means_kind: 'Kind of product',
    means_parent: 'Product of a variant',
    means_id: 'Number of the product',
    means_shortDescription: 'Short description',
    means_salePrice: 'Reduced price',
    means_saleStarts: 'Reduced price from',
    means_saleEnds: 'Reduced price until',
    means_priceBefore: 'Price before a reduction',
    means_weightKg: 'Weight in kilograms',
    means_weightPounds: 'Weight in pounds (453.6 g)',
    means_weightOunces: 'Weight in ounces (28.35 g)',
    means_otherCategories: 'Category if there is none',
    means_brand: uiMessages.en.brand,
    means_status: 'State (active, draft)',
    means_optionName: (number: number) => `Name of option ${number}`,
    means_optionValue: (number: number) => `Option ${number}: shade, size …`,
    means_variantImage: 'Picture of the variant',
    means_giftCard: 'Gift card (yes, no)',
    means_shipping: 'Needs shipping (yes, no)',
    means_inStock: 'In stock (yes, no)',
    means_tracker: 'Stock counted by',
    means_detail: 'Detail with this title',
  },
  fr: {
    title: adminFrameMessages.fr.catalogueFiles,

    exportTitle: 'Enregistrer le catalogue dans un fichier',
    exportText:
      'Tous les produits avec prix, stock, textes dans les deux langues et photos, une ligne par produit.',
    withDrafts: 'Avec les brouillons',
    excelFile: 'Fichier Excel',
    csvFile: 'Fichier CSV',

    importTitle: 'Ajouter et modifier des produits avec un fichier',
    importText:
      'Un fichier exporté, ou celui de Shopify, WooCommerce ou d’un autre tableur. Il est d’abord vérifié\u00a0: rien ne change avant que vous ayez vu ce qu’il ferait.',
    choose: 'Choisir un fichier',
    chooseHelp: (megabytes: number) =>
      `CSV, Excel (.xlsx), ou un ZIP qui en contient un avec ses photos\u202f; ${megabytes}\u00a0Mo au maximum.`,
    tooLarge: (megabytes: number) => `Le fichier est trop lourd\u00a0: ${megabytes}\u00a0Mo au maximum.`,
    sending: (name: string) => `Envoi de ${name}`,
    sentOf: (done: string, all: string) => `${done} sur ${all}\u00a0Mo`,
    stayHere: 'Laissez cette page ouverte jusqu’à l’arrivée du fichier.',
    lineBroken: 'Pas de connexion pour le moment. L’envoi reprendra de lui-même à son retour.',
    cancel: adminMessages.fr.cancel,
    cancelNamed: (name: string) => `Annuler l’envoi de ${name}`,
    goOn: 'Reprendre l’envoi',
    unreadable: 'Le fichier n’est plus lisible. Choisissez-le à nouveau.',
    received: 'Fichier reçu. Il est en cours de vérification.',
    chooseAgain: 'Pour reprendre l’envoi, choisissez à nouveau le même fichier.',
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
    ruleDrafts: 'Sans photo ou sans catégorie, un produit est un brouillon, que les clients ne voient pas.',

    imports: 'Imports effectués',
    none: 'Aucun fichier n’a encore été importé.',
    byAt: (name: string, time: string) => `${name} · ${time}`,
    state_receiving: 'En cours d’envoi',
    state_reading: 'En cours de lecture',
    state_mapping: 'Colonnes à confirmer',
    state_checking: 'En cours de vérification',
    state_checked: 'Vérifié',
    state_applying: 'En cours d’application',
    state_done: 'Appliqué',
    state_undoing: 'Annulation en cours',
    state_undone: 'Défait',
    state_failed: 'Illisible',
    state_discarded: 'Abandonné',
    state_stopped: 'Arrêté',
    triedAgain: 'Un nouvel essai aura lieu de lui-même.',
    tryAgain: 'Réessayer',
    tryAgainNamed: (name: string) => `Réessayer\u00a0: ${name}`,
    progress: (name: string) => `Avancement de ${name}`,
    rowsOf: (done: number, all: number) => `Ligne ${formatCount(done, 'fr')} sur ${formatCount(all, 'fr')}`,
    added: (count: number) =>
      count < 2 ? `${count} nouveau produit` : `${formatCount(count, 'fr')} nouveaux produits`,
    changed: (count: number) => (count < 2 ? `${count} modifié` : `${formatCount(count, 'fr')} modifiés`),
    unchanged: (count: number) => `${formatCount(count, 'fr')} sans changement`,
    faulty: (count: number) =>
      count < 2 ? `${count} ligne à corriger` : `${formatCount(count, 'fr')} lignes à corriger`,
    leftOut: (count: number) =>
      count < 2 ? `${count} ligne laissée de côté` : `${formatCount(count, 'fr')} lignes laissées de côté`,
    nothingToDo: 'Le fichier dit ce que le catalogue dit déjà.',

    apply: 'Appliquer',
    applyNamed: (name: string) => `Appliquer ${name}`,
    applyGood: 'Appliquer sans ces lignes',
    applyGoodNamed: (name: string) => `Appliquer sans ces lignes\u00a0: ${name}`,
    discard: adminMessages.fr.discard,
    discardNamed: (name: string) => `Abandonner ${name}`,
    undo: 'Défaire cet import',
    undoNamed: (name: string) => `Défaire cet import\u00a0: ${name}`,
    undoUntil: (time: string) => `Il peut être défait jusqu’au ${time}.`,
    askUndo:
      'Les nouveaux produits sont retirés, avec les catégories ajoutées pour eux\u202f; les produits modifiés redeviennent ce qu’ils étaient. Ce qui a été vendu ou modifié depuis reste tel quel.',
    undone: (count: number) =>
      count < 2 ? `${count} produit comme avant` : `${formatCount(count, 'fr')} produits comme avant`,
    kept: (count: number) =>
      count < 2
        ? `${count} produit modifié depuis garde ce changement`
        : `${formatCount(count, 'fr')} produits modifiés depuis gardent ce changement`,
    keptWhole: 'le produit entier',
    changesOf: (name: string) => `Changements par ${name}`,
    firstChanges: 'Premiers changements',
    nextChanges: 'Changements suivants',
    newProduct: 'Nouveau produit',
    heldBack: 'Un brouillon\u00a0: il manque une photo ou une catégorie.',
    emptyCell: adminProductMessages.fr.nothing,
    largeChange: 'Plus de 50\u00a0%',
    showProblems: 'Voir les problèmes',
    hideProblems: 'Masquer les problèmes',
    problemsOf: (name: string) => `Problèmes de ${name}`,
    row: (row: number) => `Ligne ${row}`,
    onlySome: (count: number) => `L’affichage s’arrête à ${formatCount(count, 'fr')}.`,
    correct: 'Corrigez ces cellules dans votre fichier et renvoyez-le.',

    source_shopify: 'Ce fichier ressemble à un export de Shopify.',
    source_woocommerce: 'Ce fichier ressemble à un export de WooCommerce.',
    source_table: 'Dites ce que contient chaque colonne de ce fichier.',
    mappingHelp:
      'Ce qu’aucune colonne ne donne reste vide. Les prix sont lus en francs CFA\u202f; le prix payé reste exactement le même. Les photos sont récupérées à leur adresse.',
    columnsTaken: 'Colonnes reprises',
    columnsLeft: (count: number) =>
      count < 2 ? `${count} colonne non reprise` : `${formatCount(count, 'fr')} colonnes non reprises`,
    columnAs: (title: string) => `Colonne «\u202f${title}\u202f»`,
    sampleValues: (values: string) => `Par exemple\u00a0: ${values}`,
    emptyColumn: 'Cette colonne est vide.',
    newColumn: 'Nouveau depuis votre dernier import',
    pieceUnit: 'Format des produits sans contenance',
    uncountedPieces: 'Pièces de chaque produit vendu sans quantité dans le fichier',
    uncounted: (count: number | null) =>
      count === null
        ? 'Les produits de la boutique gardent leur stock.'
        : count < 2
          ? `${count} nouveau produit arrive avec.`
          : `${formatCount(count, 'fr')} nouveaux produits arrivent avec.`,
    uncountedSoldOut: (count: number | null) =>
      count === null
        ? 'Laissé vide\u00a0: ils arrivent épuisés.'
        : count < 2
          ? `Laissé vide\u00a0: ${formatCount(count, 'fr')} nouveau produit arrive épuisé.`
          : `Laissé vide\u00a0: ${formatCount(count, 'fr')} nouveaux produits arrivent épuisés.`,
    missingWhich: 'Indiquez la colonne du nom ou de la référence.',
    twiceMeaning: (meaning: string) => `Deux colonnes disent «\u202f${meaning}\u202f». N’en gardez qu’une.`,
    missingPrice: 'Aucune colonne ne donne le prix\u00a0: un nouveau produit en a besoin.',
    missingStock: 'Aucune colonne ne donne le stock\u00a0: les nouveaux produits arrivent épuisés.',
    foreignAmounts: (columns: string) =>
      `Ces montants ne ressemblent pas à des francs CFA\u00a0: ${columns}. La boutique ne convertit rien\u202f: écrivez des francs dans le fichier, ou ne reprenez pas la colonne.`,
    missingPictures:
      'Aucune colonne ne donne de photo\u00a0: les nouveaux produits restent des brouillons en attendant.',
    missingCategories:
      'Aucune colonne ne donne de catégorie\u00a0: les nouveaux produits restent des brouillons en attendant.',
    readSo: 'Vérifier le fichier',
    readSoNamed: (name: string) => `Vérifier le fichier ${name}`,
    changeColumns: 'Changer les colonnes',
    changeColumnsNamed: (name: string) => `Changer les colonnes de ${name}`,
    keepColumnsNamed: (name: string) => `Annuler\u00a0: garder les colonnes de ${name}`,
    newShelves: 'La boutique n’a pas encore ces catégories\u00a0:',
    addShelves: 'Ajouter ces catégories',
    addShelvesNamed: (name: string) => `Ajouter ces catégories de ${name}`,
    shelfIn: (category: string, subCategory: string) => `${category} › ${subCategory}`,
    noted: 'Revoyez ces lignes après l’import.',
    means_skip: 'Ne pas reprendre',
    means_group: 'Produit de la ligne (handle)',
    means_kind: 'Type de produit',
    means_parent: 'Produit d’une variante',
    means_id: 'Numéro du produit',
    means_shortDescription: 'Description courte',
    means_salePrice: 'Prix réduit',
    means_saleStarts: 'Prix réduit à partir du',
    means_saleEnds: 'Prix réduit jusqu’au',
    means_priceBefore: 'Prix avant remise',
    means_weightKg: 'Poids en kilogrammes',
    means_weightPounds: 'Poids en livres (453,6\u00a0g)',
    means_weightOunces: 'Poids en onces (28,35\u00a0g)',
    means_otherCategories: 'Catégorie s’il n’y en a pas',
    means_brand: uiMessages.fr.brand,
    means_status: 'État (actif, brouillon)',
    means_optionName: (number: number) => `Nom de l’option ${number}`,
    means_optionValue: (number: number) => `Option ${number}\u00a0: teinte, taille…`,
    means_variantImage: 'Photo de la variante',
    means_giftCard: 'Carte cadeau (oui, non)',
    means_shipping: 'À expédier (oui, non)',
    means_inStock: 'En stock (oui, non)',
    means_tracker: 'Stock compté par',
    means_detail: 'Détail portant ce titre',
  },
});
