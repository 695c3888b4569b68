import type { HomeBlockKind, StripRule } from '#shared/home-blocks.ts';
import type { Language } from '#shared/language.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminCategoryMessages } from './admin-category-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** Texts of the page on which an owner arranges home. */
export const adminHomeMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.home,
    intro:
      'Arrange the blocks of the home page, look at it, then publish. Shoppers see nothing of it before.',
    list: 'Blocks of the home page',
    live: 'Shoppers see this.',
    draft: 'A draft: shoppers do not see it yet.',
    preview: 'Preview',
    previewTitle: 'Preview of the home page',
    back: 'Back to the blocks',
    publish: 'Publish the draft',
    add: 'Add a block',
    addTitle: 'Which block?',
    up: adminCategoryMessages.en.up,
    down: adminCategoryMessages.en.down,
    hide: 'Hide',
    show: 'Show again',
    hidden: 'hidden',
    from: (moment: string) => `from ${moment}`,
    until: (moment: string) => `until ${moment}`,
    blockTitle: 'Title',
    blockText: 'Text',
    blockAction: 'Words on the button',
    ownWords: 'Left empty, the shop’s own words are shown.',
    link: 'Where it leads',
    linkHelp: 'The address of a page of this shop, such as /offers.',
    fromField: 'Seen from',
    untilField: 'Seen until',
    timesHelp: 'The time of Cameroon. Empty means always.',
    wide: 'Wide picture',
    narrow: 'Picture for phones',
    inEnglish: adminMessages.en.english,
    inFrench: adminMessages.en.french,
    pictureHelp:
      'A French picture is only needed where words are in it; so is one for phones where the picture is cut badly.',
    removePicture: 'Without this picture',
    rule: 'Which products',
    amount: 'Up to how many FCFA',
    depth: 'For which skin',
    save: 'Save the block',
  },
  fr: {
    title: adminFrameMessages.fr.home,
    intro:
      'Disposez les blocs de l’accueil, regardez le résultat, puis publiez. D’ici là, vos clientes n’en voient rien.',
    list: 'Blocs de la page d’accueil',
    live: 'Vos clientes voient ceci.',
    draft: 'Un brouillon\u00a0: vos clientes ne le voient pas encore.',
    preview: 'Aperçu',
    previewTitle: 'Aperçu de la page d’accueil',
    back: 'Retour aux blocs',
    publish: 'Publier le brouillon',
    add: 'Ajouter un bloc',
    addTitle: 'Quel bloc\u202f?',
    up: adminCategoryMessages.fr.up,
    down: adminCategoryMessages.fr.down,
    hide: 'Masquer',
    show: 'Réafficher',
    hidden: 'masqué',
    from: (moment: string) => `dès le ${moment}`,
    until: (moment: string) => `jusqu’au ${moment}`,
    blockTitle: 'Titre',
    blockText: 'Texte',
    blockAction: 'Texte du bouton',
    ownWords: 'Si vous laissez vide, la boutique met ses propres mots.',
    link: 'Où il mène',
    linkHelp: 'L’adresse d’une page de la boutique, par exemple /offers.',
    fromField: 'Visible à partir du',
    untilField: 'Visible jusqu’au',
    timesHelp: 'Heure du Cameroun. Vide\u00a0: toujours.',
    wide: 'Image large',
    narrow: 'Image pour téléphones',
    inEnglish: adminMessages.fr.english,
    inFrench: adminMessages.fr.french,
    pictureHelp:
      'Une image française n’est utile que si elle contient des mots, une image pour téléphones que si la grande y est mal coupée.',
    removePicture: 'Sans cette image',
    rule: 'Quels produits',
    amount: 'Jusqu’à combien de FCFA',
    depth: 'Pour quelle carnation',
    save: 'Enregistrer le bloc',
  },
});

export const homeBlockMessages: Record<Language, Record<HomeBlockKind, string>> = defineMessages({
  en: {
    hero: 'Large banner',
    categories: 'Tiles of categories',
    promises: 'What you promise',
    strip: 'Strip of products',
    banner: 'Small banner',
    story: 'Story with a picture',
    brands: shellMessages.en.brandsLink,
    reviews: 'Words of customers',
    shelves: 'A strip for each category',
  },
  fr: {
    hero: 'Grande bannière',
    categories: 'Vignettes des catégories',
    promises: 'Vos engagements',
    strip: 'Bande de produits',
    banner: 'Petite bannière',
    story: 'Récit en image',
    brands: shellMessages.fr.brandsLink,
    reviews: 'Paroles de clientes',
    shelves: 'Une bande par catégorie',
  },
});

export const stripRuleMessages: Record<Language, Record<StripRule, string>> = defineMessages({
  en: {
    popular: 'Bought most',
    new: 'Newest',
    under: 'Under an amount',
    offer: 'With a discount',
    rated: 'Rated best',
    depth: 'For a depth of skin',
    hand: 'Chosen by hand',
  },
  fr: {
    popular: 'Les plus achetés',
    new: 'Les plus récents',
    under: 'Sous un montant',
    offer: 'Avec une remise',
    rated: 'Les mieux notés',
    depth: 'Pour une carnation',
    hand: 'Choisis à la main',
  },
});
