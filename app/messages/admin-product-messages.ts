import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { officeWordMessages } from '#shared/messages/office-word-messages.ts';
import { accountMessages } from './account-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the admin's Upload Product and Product pages. */
export const adminProductMessages = defineMessages({
  en: {
    uploadTitle: 'Upload Product',
    uploadFirst: 'Pictures from your phone are made small before they are sent.',
    copyOf: (name: string) => `This begins as a copy of ${name}.`,
    shadeOf: (name: string) =>
      `Another shade of ${name}: give it a shade name, a colour and pictures of its own.`,

    imageHelp: 'The first one is shown in lists. Drag a picture, or use its arrows, to change the order.',
    mainPicture: 'First',
    movePictureEarlier: (position: number) => `Move picture ${position} earlier`,
    movePictureLater: (position: number) => `Move picture ${position} later`,
    removePicture: (position: number) => `Remove picture ${position}`,
    showPicture: (position: number) => `Show picture ${position}`,
    pictureMoved: (position: number) => `The picture is number ${position} now.`,
    picturesOnTheirWay: 'Wait until the pictures have arrived, or take them away.',
    pictureMissing: 'A picture did not arrive. Try it again, or take it away.',
    tooManyPictures: (limit: number) => `A product has at most ${limit} pictures.`,
    chooseCategory: 'Select a category',
    chooseSubCategory: 'Select a sub category',
    discountHelp: 'In percent; 0 for none.',
    shoppersPay: 'Shoppers pay',
    wholeNumber: 'Enter a whole number such as 2500.',
    toCorrect: (fields: string) => `Nothing is saved. To correct: ${fields}.`,
    frenchDone: (done: number, of: number) => `French ${done}/${of}`,
    frenchWhole: 'French complete',
    frenchTitle: 'In French',
    moreFields: 'More about it',
    moreFieldsNote: 'description, unit, discount …',
    savedInShop: (name: string) => `${name} is in the shop.`,
    savedAsDraft: (name: string) => `${name} is kept as a draft.`,
    draftNeeds: (missing: string) => `It can be shown in the shop once it has: ${missing}.`,
    seeInShop: 'See it in the shop',
    addFields: 'Add Fields',
    fieldNameFr: (name: string) => `Name of the field “${name}” in French`,
    fieldTextFr: (name: string) => `${name} in French`,
    removeField: (name: string) => `Remove the field ${name}`,
    shadeTitle: officeWordMessages.en.shade,
    shadeHelp:
      'For make-up that is sold by shade: each shade is a product, and those of one family lead to each other.',
    referenceOf: (reference: string) => `Ref. ${reference}`,
    submit: accountMessages.en.submit,

    productTitle: adminFrameMessages.en.product,
    search: adminMessages.en.searchProducts,
    searchPlaceholder: 'Search product here ...',
    products: adminFrameMessages.en.products,
    draft: adminMessages.en.draft,
    soldOut: 'Out of stock',
    pieces: (count: number) => (count === 1 ? '1\u00a0piece' : `${formatCount(count, 'en')}\u00a0pieces`),
    emptyTitle: 'No product yet',
    emptyText: 'Upload the first one: its photo can be taken with this phone.',
    noMatchTitle: 'Nothing matches this search',
    noMatchText: 'Try another word, or fewer letters.',
    editTitle: 'Edit product',
    update: 'Update Product',
    duplicate: 'Duplicate',
    anotherShade: 'Add another shade',
    askDelete: 'Are you sure want to delete permanent ?',
    deletedNote: (days: number) =>
      `For ${days} days it can be restored under “Deleted products”. Orders keep it.`,

    deletedTitle: 'Deleted products',
    deletedText: (days: number) => `What was deleted in the last ${days} days can be brought back as it was.`,
    deletedNone: 'Nothing was deleted lately.',
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restorableUntil: (day: string) => `until ${day}`,

    typedTitle: 'A product that was not saved',
    typedText: (name: string) =>
      name === ''
        ? 'What you had typed is still on this device.'
        : `What you had typed for “${name}” is still on this device.`,
    discard: adminMessages.en.discard,

    leaveTitle: 'Leave without saving?',
    leaveQuestion: 'What you have changed is not saved yet.',
    leave: 'Leave',

    conflictTitle: 'Saved by someone else meanwhile',
    conflictText:
      'Nothing is lost. Choose for each field which version to keep; then update the product again.',
    yours: 'Yours',
    theirs: 'Saved meanwhile',
    useChosen: 'Take this choice',
    backToForm: 'Back to the form',
    nothing: '(empty)',
    yes: wordMessages.en.yes,
    no: wordMessages.en.no,
  },
  fr: {
    uploadTitle: 'Ajouter un produit',
    uploadFirst: 'Les photos de votre téléphone sont allégées avant l’envoi.',
    copyOf: (name: string) => `Ce formulaire part d’une copie de ${name}.`,
    shadeOf: (name: string) =>
      `Une autre teinte de ${name}\u00a0: donnez-lui un nom de teinte, une couleur et ses propres images.`,

    imageHelp:
      'La première s’affiche dans les listes. Glissez une image, ou utilisez ses flèches, pour changer l’ordre.',
    mainPicture: 'Première',
    movePictureEarlier: (position: number) => `Avancer l’image ${position} d’une place`,
    movePictureLater: (position: number) => `Reculer l’image ${position} d’une place`,
    removePicture: (position: number) => `Retirer l’image ${position}`,
    showPicture: (position: number) => `Voir l’image ${position}`,
    pictureMoved: (position: number) => `L’image porte maintenant le numéro ${position}.`,
    picturesOnTheirWay: 'Attendez l’arrivée des images, ou retirez-les.',
    pictureMissing: 'Une image n’est pas arrivée. Réessayez, ou retirez-la.',
    tooManyPictures: (limit: number) => `Un produit a ${limit} images au maximum.`,
    chooseCategory: 'Choisissez une catégorie',
    chooseSubCategory: 'Choisissez une sous-catégorie',
    discountHelp: 'En pourcentage\u202f; 0 s’il n’y en a pas.',
    shoppersPay: 'Les clients paient',
    wholeNumber: 'Saisissez un nombre entier comme 2500.',
    toCorrect: (fields: string) => `Rien n’est enregistré. À corriger\u00a0: ${fields}.`,
    frenchDone: (done: number, of: number) => `Français ${done}/${of}`,
    frenchWhole: 'Français complet',
    frenchTitle: 'En français',
    moreFields: 'Plus de détails',
    moreFieldsNote: 'description, format, remise…',
    savedInShop: (name: string) => `${name} est dans la boutique.`,
    savedAsDraft: (name: string) => `${name} est gardé comme brouillon.`,
    draftNeeds: (missing: string) => `Pour l’afficher dans la boutique, il manque : ${missing}.`,
    seeInShop: 'Voir dans la boutique',
    addFields: 'Ajouter des champs',
    fieldNameFr: (name: string) => `Nom du champ «\u202f${name}\u202f» en français`,
    fieldTextFr: (name: string) => `${name} en français`,
    removeField: (name: string) => `Retirer le champ ${name}`,
    shadeTitle: officeWordMessages.fr.shade,
    shadeHelp:
      'Pour le maquillage vendu par teinte\u00a0: chaque teinte est un produit, et celles d’une même famille mènent les unes aux autres.',
    referenceOf: (reference: string) => `Réf. ${reference}`,
    submit: accountMessages.fr.submit,

    productTitle: adminFrameMessages.fr.product,
    search: adminMessages.fr.searchProducts,
    searchPlaceholder: 'Cherchez un produit ici…',
    products: adminFrameMessages.fr.products,
    draft: adminMessages.fr.draft,
    soldOut: 'Épuisé',
    pieces: (count: number) =>
      count < 2 ? `${count}\u00a0pièce` : `${formatCount(count, 'fr')}\u00a0pièces`,
    emptyTitle: 'Aucun produit pour le moment',
    emptyText: 'Ajoutez le premier\u00a0: sa photo peut être prise avec ce téléphone.',
    noMatchTitle: 'Aucun produit ne correspond',
    noMatchText: 'Essayez un autre mot, ou moins de lettres.',
    editTitle: 'Modifier le produit',
    update: 'Mettre à jour le produit',
    duplicate: 'Dupliquer',
    anotherShade: 'Ajouter une autre teinte',
    askDelete: 'Voulez-vous vraiment supprimer ce produit\u202f?',
    deletedNote: (days: number) =>
      `Pendant ${days} jours, il peut être rétabli sous «\u202fProduits supprimés\u202f». Les commandes le gardent.`,

    deletedTitle: 'Produits supprimés',
    deletedText: (days: number) =>
      `Ce qui a été supprimé ces ${days} derniers jours peut revenir tel qu’il était.`,
    deletedNone: 'Rien n’a été supprimé ces derniers temps.',
    restore: 'Rétablir',
    restoreNamed: (name: string) => `Rétablir ${name}`,
    restorableUntil: (day: string) => `jusqu’au ${day}`,

    typedTitle: 'Un produit non enregistré',
    typedText: (name: string) =>
      name === ''
        ? 'Ce que vous aviez saisi est encore sur cet appareil.'
        : `Ce que vous aviez saisi pour « ${name} » est encore sur cet appareil.`,
    discard: adminMessages.fr.discard,

    leaveTitle: 'Quitter sans enregistrer\u202f?',
    leaveQuestion: 'Vos changements ne sont pas encore enregistrés.',
    leave: 'Quitter',

    conflictTitle: 'Enregistré entre-temps par quelqu’un d’autre',
    conflictText:
      'Rien n’est perdu. Choisissez pour chaque champ la version à garder, puis mettez le produit à jour de nouveau.',
    yours: 'La vôtre',
    theirs: 'Enregistrée entre-temps',
    useChosen: 'Prendre ce choix',
    backToForm: 'Revenir au formulaire',
    nothing: '(vide)',
    yes: wordMessages.fr.yes,
    no: wordMessages.fr.no,
  },
});
