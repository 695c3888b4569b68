import { defineMessages } from '#shared/messages/define-messages.ts';

/** Depth and type of a skin, by their codes: apart from the other facets, because reviews use them too. */
export const skinMessages = defineMessages({
  en: {
    'depth:light': 'Light',
    'depth:medium': 'Medium',
    'depth:tan': 'Tan',
    'depth:deep': 'Deep',
    'depth:very-deep': 'Very deep',
    'skin:dry': 'Dry',
    'skin:oily': 'Oily',
    'skin:combination': 'Combination',
    'skin:sensitive': 'Sensitive',
    'skin:normal': 'Normal',
    'skin:mature': 'Mature skin',
  },
  fr: {
    'depth:light': 'Claire',
    'depth:medium': 'Moyenne',
    'depth:tan': 'Mate',
    'depth:deep': 'Foncée',
    'depth:very-deep': 'Très foncée',
    'skin:dry': 'Sèche',
    'skin:oily': 'Grasse',
    'skin:combination': 'Mixte',
    'skin:sensitive': 'Sensible',
    'skin:normal': 'Normale',
    'skin:mature': 'Peau mature',
  },
});
