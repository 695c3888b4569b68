import { defineMessages } from '#shared/messages/define-messages.ts';
import { officeWordMessages } from '#shared/messages/office-word-messages.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { adminProductMessages } from './admin-product-messages.ts';
import { cartMessages } from './cart-messages.ts';
import { staffMessages } from './staff-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the editor of a family of shades. */
export const familyMessages = defineMessages({
  en: {
    newTitle: 'A product in shades',
    intro:
      'What all shades have in common is typed once; each shade has its own name, colour, stock and photos. Tap a photo for the others of its shade, a white background and words for those who do not see it.',
    severalShades: 'It comes in several shades',
    editFamily: 'Edit all its shades',
    save: 'Save the family',
    brand: uiMessages.en.brand,
    finish: 'Finish',
    shades: 'Shades',
    notLoaded: 'The shades could not be loaded',
    shadeNumber: (number: number, name: string) =>
      name === '' ? `Shade ${number}` : `Shade ${number}: ${name}`,
    photos: 'Photos of the shades',
    photosHelp: 'One photo a shade, several at once; its colour is read from it.',
    photosOf: (shade: string) => `Photos of ${shade}`,
    photosDone: staffMessages.en.done,
    addShade: 'Add a shade',
    addPhoto: (shade: string) => `Add a photo of ${shade}`,
    removePhoto: (shade: string) => `Remove the photo of ${shade}`,
    noColour: 'No colour yet',
    chooseColour: 'Choose the colour, or add a photo.',
    pickColour: (shade: string) => `Pick the colour of ${shade} from its photo`,
    pickTitle: 'Tap on the colour',
    pickNow: 'Use this colour',
    fillDown: (column: string, shade: string) => `${column} of ${shade} for all below`,
    moveUp: (shade: string) => `Move ${shade} up`,
    moveDown: (shade: string) => `Move ${shade} down`,
    remove: (shade: string) => `Remove ${shade}`,
    removed: (shade: string) => `${shade} is removed with the next save.`,
    undo: cartMessages.en.undo,
    pasteTitle: 'Paste a list',
    pasteHelp:
      'One shade a line, as copied from a spreadsheet: name, French name, colour, stock, price. What is not there stays as it is.',
    pasteLabel: 'List of shades',
    pasteNow: 'Fill in',
    noShade: 'Add at least one shade.',
    drafts: (count: number) =>
      count === 1
        ? '1 shade lacks a photo or the category: it is kept as a draft.'
        : `${count} shades lack a photo or the category: they are kept as drafts.`,
    differs: (fields: string) =>
      `These differ between the shades: ${fields}. What you change here is then the same for all.`,
    conflictText: 'What only one of you has changed is taken in. Here both of you have:',
    conflictNone: 'What was saved meanwhile is taken in, and nothing you typed is lost. Save again.',
    keepOwn: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
  fr: {
    newTitle: 'Un produit en teintes',
    intro:
      'Ce que toutes les teintes ont en commun se saisit une fois\u202f; chaque teinte a son nom, sa couleur, son stock et ses photos. Touchez une photo pour voir les autres de la teinte, la mettre sur fond blanc ou la décrire.',
    severalShades: 'Il existe en plusieurs teintes',
    editFamily: 'Modifier toutes ses teintes',
    save: 'Enregistrer la gamme',
    brand: uiMessages.fr.brand,
    finish: 'Fini',
    shades: 'Teintes',
    notLoaded: 'Les teintes n’ont pas pu être chargées',
    shadeNumber: (number: number, name: string) =>
      name === '' ? `Teinte ${number}` : `Teinte ${number}\u00a0: ${name}`,
    photos: 'Photos des teintes',
    photosHelp: 'Une photo par teinte, plusieurs à la fois\u202f; la couleur est lue sur la photo.',
    photosOf: (shade: string) => `Photos de ${shade}`,
    photosDone: staffMessages.fr.done,
    addShade: 'Ajouter une teinte',
    addPhoto: (shade: string) => `Ajouter une photo de ${shade}`,
    removePhoto: (shade: string) => `Retirer la photo de ${shade}`,
    noColour: 'Pas encore de couleur',
    chooseColour: 'Choisissez la couleur ou ajoutez une photo.',
    pickColour: (shade: string) => `Choisir la couleur de ${shade} sur sa photo`,
    pickTitle: 'Touchez la couleur',
    pickNow: 'Prendre cette couleur',
    fillDown: (column: string, shade: string) => `${column} de ${shade} pour toutes les suivantes`,
    moveUp: (shade: string) => `Monter ${shade}`,
    moveDown: (shade: string) => `Descendre ${shade}`,
    remove: (shade: string) => `Retirer ${shade}`,
    removed: (shade: string) => `${shade} sera retirée au prochain enregistrement.`,
    undo: cartMessages.fr.undo,
    pasteTitle: 'Coller une liste',
    pasteHelp:
      'Une teinte par ligne, copiée d’un tableur\u00a0: nom anglais, nom français, couleur, stock, prix. Ce qui manque reste tel quel.',
    pasteLabel: 'Liste des teintes',
    pasteNow: 'Remplir',
    noShade: 'Ajoutez au moins une teinte.',
    drafts: (count: number) =>
      count < 2
        ? 'Il manque une photo ou la catégorie à 1 teinte\u00a0: elle reste en brouillon.'
        : `Il manque une photo ou la catégorie à ${count} teintes\u00a0: elles restent en brouillon.`,
    differs: (fields: string) =>
      `Les teintes diffèrent ici\u00a0: ${fields}. Ce que vous changez sera ensuite le même pour toutes.`,
    conflictText: 'Ce qu’une seule personne a changé est repris. Ici, vous avez changé tous les deux\u00a0:',
    conflictNone:
      'Ce qui a été enregistré entre-temps est repris, et rien de ce que vous avez saisi n’est perdu. Enregistrez de nouveau.',
    keepOwn: 'Garder les miens',
    takeTheirs: 'Prendre les autres',
  },
});

/** The columns of the table of shades; a pasted list with these titles is read by them. */
export const shadeColumnMessages = defineMessages({
  en: {
    shadeName: productFormLabels.en.shadeName,
    shadeNameFr: adminProductMessages.en.frenchTitle,
    shadeHex: 'Colour',
    stock: officeWordMessages.en.stock,
    price: 'Own price',
  },
  fr: {
    shadeName: productFormLabels.fr.shadeName,
    shadeNameFr: adminProductMessages.fr.frenchTitle,
    shadeHex: 'Couleur',
    stock: officeWordMessages.fr.stock,
    price: 'Prix à part',
  },
});

/** Earlier titles of the columns; lists that were copied with them are still read. */
export const formerShadeColumns = { shadeName: 'Nom de la teinte' };
