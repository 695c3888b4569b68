import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminMessages } from './admin-messages.ts';

/** Texts for several orders at once on the admin's Orders page. */
export const orderSelectionMessages = defineMessages({
  en: {
    select: (number: string) => `Select order ${number}`,
    selectAllShown: adminMessages.en.selectAllShown,
    selection: 'Selected orders',
    selected: (count: number) => (count === 1 ? '1 selected' : `${formatCount(count, 'en')} selected`),
    clear: adminMessages.en.clearSelection,
    noSharedStep: 'No next step that all of these share.',
    slips: 'Packing slips',

    resultTitle: 'What was done',
    resultSummary: (moved: number, all: number) => `${moved} of ${all} moved on.`,
    wasThere: 'was there already',
    gone: 'An order that is not there any more',
    goOn: adminMessages.en.ok,
  },
  fr: {
    select: (number: string) => `Sélectionner la commande ${number}`,
    selectAllShown: adminMessages.fr.selectAllShown,
    selection: 'Commandes sélectionnées',
    selected: (count: number) =>
      count <= 1 ? `${count} sélectionnée` : `${formatCount(count, 'fr')} sélectionnées`,
    clear: adminMessages.fr.clearSelection,
    noSharedStep: 'Ces commandes n’ont pas d’étape suivante commune.',
    slips: 'Bons de préparation',

    resultTitle: 'Ce qui a été fait',
    resultSummary: (moved: number, all: number) =>
      moved <= 1 ? `${moved} commande sur ${all} a avancé.` : `${moved} commandes sur ${all} ont avancé.`,
    wasThere: 'déjà à cette étape',
    gone: 'Une commande qui n’existe plus',
    goOn: adminMessages.fr.ok,
  },
});
