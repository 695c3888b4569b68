import { formatCount } from '../formats/numbers.ts';
import { defineMessages } from './define-messages.ts';
import { fieldMessages } from './field-messages.ts';
import { officeWordMessages } from './office-word-messages.ts';

/** The values an export writes under “Published”, and the unit of products without a size. */
export const fileWords = defineMessages({
  en: {
    yes: officeWordMessages.en.yes,
    no: officeWordMessages.en.no,
    sheet: officeWordMessages.en.products,
    fileName: 'products',
    piece: '1 pc',
  },
  fr: {
    yes: officeWordMessages.fr.yes,
    no: officeWordMessages.fr.no,
    sheet: officeWordMessages.fr.products,
    fileName: 'produits',
    piece: '1 pièce',
  },
});

/** Why a file could not be read at all, by the core's code. */
export const fileTroubleMessages = defineMessages({
  en: {
    damaged:
      'What arrived is not the file that was chosen: it was changed or damaged on its way. Nothing was read; send it again.',
    empty: 'The file has no rows.',
    unreadable:
      'The file could not be read. Send a CSV or XLSX file, or a ZIP of one of them with its pictures.',
    oldExcel: 'This is an old or locked Excel file. Save it as .xlsx without a password and send it again.',
    tableTooLarge: (limit: string) => `The table is larger than ${limit} MB. Split it into several files.`,
    tooMuchMemory: (limit: string) =>
      `Unpacked, the table needs more than ${limit} MB of memory. Save it as CSV, or split it into several files.`,
    tooManyRows: (limit: string) =>
      `The file has more than ${formatCount(Number(limit), 'en')} rows. Split it into several files.`,
    openQuotes: (row: string) => `From row ${row} on a text in quotes does not end. Close its quotes.`,
    tooManyFiles: (limit: string) =>
      `The ZIP holds more files than the limit of ${limit}. Split it into several ones.`,
    noTable: 'The ZIP holds no CSV or XLSX file.',
    severalTables: 'The ZIP holds several tables. Leave one CSV or XLSX file in it.',
    wrongColumns: 'The columns are not those of an export. Nothing was read.',
    endedHalfway: (rows: string) => `Ended by hand. Rows that are in the catalogue: ${rows}.`,
  },
  fr: {
    damaged:
      'Ce qui est arrivé n’est pas le fichier choisi\u00a0: il a été modifié ou abîmé en route. Rien n’a été lu\u202f; renvoyez-le.',
    empty: 'Le fichier ne contient aucune ligne.',
    unreadable:
      'Le fichier n’a pas pu être lu. Envoyez un fichier CSV ou XLSX, ou un ZIP qui en contient un avec ses photos.',
    oldExcel:
      'C’est un fichier Excel ancien ou verrouillé. Enregistrez-le en .xlsx sans mot de passe et renvoyez-le.',
    tableTooLarge: (limit: string) =>
      `Le tableau dépasse ${limit}\u00a0Mo. Partagez-le en plusieurs fichiers.`,
    tooMuchMemory: (limit: string) =>
      `Une fois décompressé, le tableau demande plus de ${limit}\u00a0Mo de mémoire. Enregistrez-le en CSV ou partagez-le en plusieurs fichiers.`,
    tooManyRows: (limit: string) =>
      `Le fichier a plus de lignes que la limite de ${formatCount(Number(limit), 'fr')}. Partagez-le en plusieurs fichiers.`,
    openQuotes: (row: string) =>
      `À partir de la ligne ${row}, un texte entre guillemets ne se termine pas. Fermez ses guillemets.`,
    tooManyFiles: (limit: string) =>
      `Le ZIP contient plus de fichiers que la limite de ${limit}. Partagez-le en plusieurs fichiers.`,
    noTable: 'Le ZIP ne contient aucun fichier CSV ou XLSX.',
    severalTables: 'Le ZIP contient plusieurs tableaux. N’y laissez qu’un fichier CSV ou XLSX.',
    wrongColumns: 'Les colonnes ne sont pas celles d’un export. Rien n’a été lu.',
    endedHalfway: (rows: string) => `Arrêté à la main. Lignes déjà dans le catalogue\u00a0: ${rows}.`,
  },
});

/** What kept the shop from working on a file, by the core's code. */
export const workTroubleMessages = defineMessages({
  en: {
    diskFull: 'The shop’s disk is full: nothing can be stored until there is room on it.',
    fileGone: 'The file is no longer on the shop’s disk. Discard this import and send the file again.',
    shopFailed: 'The shop failed at this file; its log says where. The file itself may be in order.',
  },
  fr: {
    diskFull: 'Le disque de la boutique est plein\u00a0: rien ne peut y être enregistré tant qu’il l’est.',
    fileGone:
      'Le fichier n’est plus sur le disque de la boutique. Abandonnez cet import et renvoyez le fichier.',
    shopFailed:
      'La boutique a échoué sur ce fichier\u202f; son journal dit où. Le fichier lui-même est peut-être en ordre.',
  },
});

/** Problems of a row by the core's code; each sentence says what to write instead. */
export const rowProblemMessages = defineMessages({
  en: {
    required: 'This cell must not be empty.',
    tooLong: (limit: string) => `At most ${limit} characters.`,
    tooMany: (limit: string) => `At most ${limit} entries in this cell.`,
    characters: fieldMessages.en.characters,
    badReference: (limit: string) => `A reference has at most ${limit} characters, on one line.`,
    notWhole: (cell: string) => `“${cell}” is not a whole number. Write digits only, such as 12500.`,
    negative: (cell: string) =>
      `“${cell}” is negative, which is not possible here. Write digits only, such as 12500.`,
    writeDigits: (digits: string) => `Write ${digits}: digits only, without spaces, commas or points.`,
    dateCell: (cell: string) =>
      `“${cell}” is a date that the spreadsheet made of what was typed. Format this column as text and type it again.`,
    errorCell: (cell: string) =>
      `“${cell}” is an error of the spreadsheet. Correct its formula or type the value.`,
    shortenedNumber: (cell: string) =>
      `“${cell}” is a number that the spreadsheet has shortened. Format this column as text and type it again.`,
    tooLow: (limit: string) => `At least ${limit}.`,
    tooHigh: (limit: string) => `At most ${limit}.`,
    notHex: 'Write a colour such as #A1435C.',
    shadeIncomplete: 'A shade needs a name and a colour: fill in both cells or none.',
    bulkPriceAbovePrice: fieldMessages.en.bulkPriceAbovePrice,
    discountTooHigh: fieldMessages.en.discountTooHigh,
    notYesOrNo: 'Write yes or no.',
    badDetail: 'Write each detail on a line of its own, as in “Finish: matte”.',
    badPictureText:
      'Write the text of each picture on a line of its own, as in “lipstick.jpg: A red lipstick without its cap”.',
    badPictureSlot:
      'Write what each picture is for on a line of its own, as in “lipstick.jpg: texture”: card, skin, texture, box or hand.',
    detailTwice: (label: string) => `“${label}” is in this cell twice.`,
    unknownCategory: (name: string) => `There is no category “${name}”. Add it first, or correct the name.`,
    unknownSubCategory: (name: string) =>
      `There is no sub-category “${name}”. Add it first, or correct the name.`,
    otherCategory: (name: string) =>
      `“${name}” belongs to another category. Write its category in this row as well, or another sub-category.`,
    unknownFile: (name: string) => `The picture “${name}” is neither in the ZIP nor in the shop.`,
    fileRefused: (name: string) => `“${name}” is not a picture that can be used: send a JPEG, PNG or WebP.`,
    pictureNotFetched: (address: string) => `The picture could not be fetched and is left out: ${address}`,
    pictureNotUsable: (address: string) =>
      `The picture is left out, as it is not a JPEG, PNG, WebP or AVIF that the shop can read: ${address}`,
    shadeColourUnknown: (shade: string) =>
      `The file has no colour for the shade “${shade}”: it gets a neutral one. Set it in the product.`,
    costWithCents: (cost: string) =>
      `The cost “${cost}” has cents, which francs do not have: it is left out. A product that the shop has keeps its cost.`,
    costInOtherMoney: (cost: string) =>
      `The cost “${cost}” is not in francs: it is left out. A product that the shop has keeps its cost.`,
    barcodeShortened: (barcode: string) =>
      `The spreadsheet has shortened the barcode to “${barcode}”: it is left out. A product that the shop has keeps its barcode.`,
    rowTwice: (row: string) => `Row ${row} has this reference already.`,
    deletedProduct: 'The product with this reference was deleted. Restore it, or use another reference.',
    extraCells:
      'This row has more cells than there are columns. A text with a comma or semicolon in it needs quotes around it.',
    groupTooLong:
      'More than 2,500 rows are said to be this product. Check which column names the product of a row.',
    sameName:
      'The shop has several products with this name. Add a column of references that says which one is meant.',
    groupedGoods:
      'This row only groups products that have rows of their own: it is left out, and they come in one by one.',
    soldElsewhere: 'This product is sold on another site, to which the row links: it is left out.',
    giftCard: 'This is a gift card, which the shop cannot deliver: it is left out.',
    notDelivered: 'This product is virtual, which the shop cannot deliver: it is left out.',
    noShipping:
      'The file says that this product needs no shipping: it is left out. If it does, do not take that column.',
    unknownColumn: (title: string) => `There is no column “${title}”. Delete it or correct its title.`,
    missingColumn: (title: string) => `The column “${title}” is missing.`,
    columnTwice: (title: string) => `The column “${title}” is there twice.`,
  },
  fr: {
    required: 'Cette cellule ne doit pas être vide.',
    tooLong: (limit: string) => `${limit} caractères au maximum.`,
    tooMany: (limit: string) => `${limit} éléments au maximum dans cette cellule.`,
    characters: fieldMessages.fr.characters,
    badReference: (limit: string) =>
      `Une référence compte ${limit} caractères au maximum, sur une seule ligne.`,
    notWhole: (cell: string) =>
      `«\u202f${cell}\u202f» n’est pas un nombre entier. N’écrivez que des chiffres, comme 12500.`,
    negative: (cell: string) =>
      `«\u202f${cell}\u202f» est négatif, ce qui n’est pas possible ici. N’écrivez que des chiffres, comme 12500.`,
    writeDigits: (digits: string) =>
      `Écrivez ${digits}\u00a0: des chiffres seulement, sans espace, virgule ni point.`,
    dateCell: (cell: string) =>
      `«\u202f${cell}\u202f» est une date que le tableur a faite de ce qui a été tapé. Mettez cette colonne au format texte et tapez-le à nouveau.`,
    errorCell: (cell: string) =>
      `«\u202f${cell}\u202f» est une erreur du tableur. Corrigez la formule ou tapez la valeur.`,
    shortenedNumber: (cell: string) =>
      `«\u202f${cell}\u202f» est un nombre que le tableur a raccourci. Mettez cette colonne au format texte et tapez-le à nouveau.`,
    tooLow: (limit: string) => `${limit} au minimum.`,
    tooHigh: (limit: string) => `${limit} au maximum.`,
    notHex: 'Écrivez une couleur comme #A1435C.',
    shadeIncomplete: 'Une teinte a un nom et une couleur\u00a0: remplissez les deux cellules ou aucune.',
    bulkPriceAbovePrice: fieldMessages.fr.bulkPriceAbovePrice,
    discountTooHigh: fieldMessages.fr.discountTooHigh,
    notYesOrNo: 'Écrivez oui ou non.',
    badDetail: 'Écrivez chaque détail sur sa propre ligne, comme «\u202fFini\u00a0: mat\u202f».',
    badPictureText:
      'Écrivez le texte de chaque photo sur sa propre ligne, comme «\u202frouge.jpg\u00a0: Un rouge à lèvres sans son capuchon\u202f».',
    badPictureSlot:
      'Écrivez le rôle de chaque photo sur sa propre ligne, comme «\u202frouge.jpg\u00a0: texture\u202f»\u00a0: fiche, peau, texture, boîte ou main.',
    detailTwice: (label: string) => `«\u202f${label}\u202f» se trouve deux fois dans cette cellule.`,
    unknownCategory: (name: string) =>
      `La catégorie «\u202f${name}\u202f» n’existe pas. Ajoutez-la d’abord, ou corrigez son nom.`,
    unknownSubCategory: (name: string) =>
      `La sous-catégorie «\u202f${name}\u202f» n’existe pas. Ajoutez-la d’abord, ou corrigez son nom.`,
    otherCategory: (name: string) =>
      `«\u202f${name}\u202f» appartient à une autre catégorie. Écrivez aussi sa catégorie dans cette ligne, ou une autre sous-catégorie.`,
    unknownFile: (name: string) => `La photo «\u202f${name}\u202f» n’est ni dans le ZIP ni dans la boutique.`,
    fileRefused: (name: string) =>
      `«\u202f${name}\u202f» n’est pas une photo utilisable\u00a0: envoyez un JPEG, un PNG ou un WebP.`,
    pictureNotFetched: (address: string) =>
      `La photo n’a pas pu être récupérée et n’est pas reprise\u00a0: ${address}`,
    pictureNotUsable: (address: string) =>
      `La photo n’est pas reprise, car ce n’est pas un JPEG, PNG, WebP ou AVIF lisible\u00a0: ${address}`,
    shadeColourUnknown: (shade: string) =>
      `Le fichier ne donne pas la couleur de la teinte «\u202f${shade}\u202f»\u00a0: elle en reçoit une neutre. Réglez-la dans le produit.`,
    costWithCents: (cost: string) =>
      `Le coût «\u202f${cost}\u202f» a des centimes, que le franc n’a pas\u00a0: il n’est pas repris. Un produit que la boutique a déjà garde le sien.`,
    costInOtherMoney: (cost: string) =>
      `Le coût «\u202f${cost}\u202f» n’est pas en francs\u00a0: il n’est pas repris. Un produit que la boutique a déjà garde le sien.`,
    barcodeShortened: (barcode: string) =>
      `Le tableur a raccourci le code-barres en «\u202f${barcode}\u202f»\u00a0: il n’est pas repris. Un produit que la boutique a déjà garde le sien.`,
    rowTwice: (row: string) => `La ligne ${row} a déjà cette référence.`,
    deletedProduct:
      'Le produit qui a cette référence a été supprimé. Restaurez-le, ou choisissez une autre référence.',
    extraCells:
      'Cette ligne a plus de cellules qu’il n’y a de colonnes. Mettez entre guillemets un texte qui contient une virgule ou un point-virgule.',
    groupTooLong:
      'Plus de 2\u202f500 lignes seraient ce produit. Vérifiez quelle colonne nomme le produit d’une ligne.',
    sameName:
      'La boutique a plusieurs produits de ce nom. Ajoutez une colonne de références qui dit lequel est visé.',
    groupedGoods:
      'Cette ligne ne fait que grouper des produits qui ont leurs propres lignes\u00a0: elle est laissée de côté, et ils arrivent un par un.',
    soldElsewhere:
      'Ce produit se vend sur un autre site, vers lequel mène la ligne\u00a0: elle est laissée de côté.',
    giftCard: 'C’est une carte cadeau, que la boutique ne peut pas livrer\u00a0: elle est laissée de côté.',
    notDelivered: 'Ce produit est virtuel, la boutique ne peut pas le livrer\u00a0: il est laissé de côté.',
    noShipping:
      'Le fichier dit que ce produit ne s’expédie pas\u00a0: il est laissé de côté. S’il s’expédie, ne reprenez pas cette colonne.',
    unknownColumn: (title: string) =>
      `La colonne «\u202f${title}\u202f» n’existe pas. Supprimez-la ou corrigez son titre.`,
    missingColumn: (title: string) => `La colonne «\u202f${title}\u202f» manque.`,
    columnTwice: (title: string) => `La colonne «\u202f${title}\u202f» est là deux fois.`,
  },
});
