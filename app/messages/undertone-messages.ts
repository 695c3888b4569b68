import { defineMessages } from '#shared/messages/define-messages.ts';
import { facetMessages } from './facet-messages.ts';

/** Undertones below the heading 'Undertone'; `facetMessages` has their full names, for places without a heading. */
export const undertoneMessages = defineMessages({
  en: {
    'undertone:cool': 'Cool',
    'undertone:neutral': 'Neutral',
    'undertone:warm': 'Warm',
    'undertone:red': facetMessages.en['colour:red'],
    'undertone:olive': 'Olive',
  },
  fr: {
    'undertone:cool': 'Froid',
    'undertone:neutral': 'Neutre',
    'undertone:warm': 'Chaud',
    'undertone:red': facetMessages.fr['colour:red'],
    'undertone:olive': 'Olive',
  },
});
