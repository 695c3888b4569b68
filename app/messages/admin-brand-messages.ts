import { defineMessages } from '#shared/messages/define-messages.ts';
import { brandsMessages } from './brands-messages.ts';

/** Texts of the admin's page of brands. */
export const adminBrandMessages = defineMessages({
  en: {
    title: brandsMessages.en.title,
    intro:
      'A brand is here as soon as a product names it in its detail “Brand”. Its page shows your picture, your story and all of its products. Every product with a bulk price is on the price list.',
    emptyTitle: 'No brand yet',
    emptyText: 'Give a product the detail “Brand”, and its brand appears here.',
    products: brandsMessages.en.products,
    storyLanguages: (inEnglish: boolean, inFrench: boolean) =>
      inEnglish && inFrench
        ? 'story in both languages'
        : inEnglish || inFrench
          ? 'story in one language'
          : 'no story',
    seePage: 'See its page',
    logo: 'Picture or logo',
    logoHelp: 'A square shows best.',
    story: 'Story',
    storyFrHelp: 'Without it, French pages show the English story.',
    save: 'Save the brand',
    deleteStory: 'Delete story',
    deleteStoryOf: (brand: string) => `Delete story of ${brand}`,
    rename: 'Rename',
    renameNamed: (brand: string) => `Rename ${brand}`,
    renameText:
      'Every product that names this brand gets the new name, and promotions for this brand go on. Two spellings become one brand: write the name of the other one.',
    newName: 'New name',
    becomesOne: (brand: string, other: string) =>
      `“${other}” is a brand already. “${brand}” becomes one with it, and the picture and story of “${other}” stay.`,
    deleteText: (brand: string, products: number) =>
      products === 0
        ? `The picture and the story of “${brand}” go. No product in the shop names it: its page goes as well.`
        : `The picture and the story of “${brand}” go. Its products stay in the shop, and its page shows them.`,
  },
  fr: {
    title: brandsMessages.fr.title,
    intro:
      'Une marque apparaît ici dès qu’un produit la cite dans son détail «\u202fMarque\u202f». Sa page montre votre image, son histoire et tous ses produits. Chaque produit qui a un prix de gros figure au tarif.',
    emptyTitle: 'Aucune marque pour le moment',
    emptyText: 'Donnez à un produit le détail «\u202fMarque\u202f»\u00a0: sa marque apparaîtra ici.',
    products: brandsMessages.fr.products,
    storyLanguages: (inEnglish: boolean, inFrench: boolean) =>
      inEnglish && inFrench
        ? 'histoire en deux langues'
        : inEnglish || inFrench
          ? 'histoire en une langue'
          : 'sans histoire',
    seePage: 'Voir sa page',
    logo: 'Image ou logo',
    logoHelp: 'Un format carré rend le mieux.',
    story: 'Histoire',
    storyFrHelp: 'Sans elle, les pages françaises affichent l’histoire anglaise.',
    save: 'Enregistrer la marque',
    deleteStory: 'Effacer l’histoire',
    deleteStoryOf: (brand: string) => `Effacer l’histoire de ${brand}`,
    rename: 'Renommer',
    renameNamed: (brand: string) => `Renommer ${brand}`,
    renameText:
      'Tous les produits de cette marque prennent le nouveau nom, et ses promotions continuent. Deux orthographes deviennent une seule marque\u00a0: écrivez le nom de l’autre.',
    newName: 'Nouveau nom',
    becomesOne: (brand: string, other: string) =>
      `«\u202f${other}\u202f» est déjà une marque. «\u202f${brand}\u202f» la rejoint, et l’image et l’histoire de «\u202f${other}\u202f» restent.`,
    deleteText: (brand: string, products: number) =>
      products === 0
        ? `L’image et l’histoire de «\u202f${brand}\u202f» disparaissent. Aucun produit de la boutique ne la porte\u00a0: sa page disparaît aussi.`
        : `L’image et l’histoire de «\u202f${brand}\u202f» disparaissent. Ses produits restent dans la boutique, et sa page les montre.`,
  },
});
