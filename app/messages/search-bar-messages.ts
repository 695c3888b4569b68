import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';

export const searchBarMessages = defineMessages({
  en: {
    search: shellMessages.en.searchLink,
    searchFor: 'Search for',
    placeholder: 'Search for Face Primer Bronzer and more.',
    backHome: 'Back to the home page',
  },
  fr: {
    search: shellMessages.fr.searchLink,
    searchFor: 'Rechercher',
    placeholder: 'Gloss, fond de teint, mascara…',
    backHome: 'Retour à l’accueil',
  },
});

/** Words that the placeholder types, one after the other (spec §9). */
export const searchSuggestions = defineMessages({
  en: {
    bronzer: 'bronzer',
    facePrimer: 'face primer',
    foundation: 'foundation',
    mineralMakeup: 'mineral makeup',
    airbrushMakeup: 'airbrush makeup',
    concealer: 'concealer',
    hdMakeup: 'HD makeup',
    highlighter: 'highlighter',
    mascara: 'mascara',
    eyeshadow: 'eyeshadow',
    lipgloss: 'lipgloss',
    baseMakeup: 'base makeup',
    blush: 'blush',
    bridalMakeup: 'bridal makeup',
    contourPowder: 'contour powder',
    eyePrimer: 'eye primer',
    eyeliner: 'eyeliner',
    lipstick: 'lipstick',
    naturalMakeup: 'natural makeup',
    settingPowder: 'setting powder',
    settingSpray: 'setting spray',
    shimmeryMakeup: 'shimmery makeup',
  },
  fr: {
    bronzer: 'poudre bronzante',
    facePrimer: 'base de teint',
    foundation: 'fond de teint',
    mineralMakeup: 'maquillage minéral',
    airbrushMakeup: 'maquillage à l’aérographe',
    concealer: 'anti-cernes',
    hdMakeup: 'teint HD',
    highlighter: 'enlumineur',
    mascara: 'mascara',
    eyeshadow: 'fard à paupières',
    lipgloss: 'gloss',
    baseMakeup: 'base maquillage',
    blush: 'fard à joues',
    bridalMakeup: 'maquillage de mariée',
    contourPowder: 'poudre de contour',
    eyePrimer: 'base à paupières',
    eyeliner: 'eye-liner',
    lipstick: 'rouge à lèvres',
    naturalMakeup: 'maquillage naturel',
    settingPowder: 'poudre fixante',
    settingSpray: 'brume fixante',
    shimmeryMakeup: 'maquillage scintillant',
  },
});
