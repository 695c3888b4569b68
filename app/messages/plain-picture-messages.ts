import { defineMessages } from '#shared/messages/define-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts about a picture whose background is made white. */
export const plainPictureMessages = defineMessages({
  en: {
    title: 'White background',
    make: (position: number) => `White background for picture ${position}`,
    undo: (position: number) => `As it was taken: picture ${position}`,
    asTaken: 'As it was taken',
    madePlain: 'With a white background',
    making: 'The background is being looked for. It takes a few seconds.',
    look: 'Look at the edges: glass, shadows and parts in the colour of the background may be lost. You can take it back afterwards.',
    leave: 'Leave it as it is',
    keep: 'Use the white one',
    retry: uiMessages.en.retry,
  },
  fr: {
    title: 'Fond blanc',
    make: (position: number) => `Fond blanc pour l’image ${position}`,
    undo: (position: number) => `Comme elle a été prise\u00a0: image ${position}`,
    asTaken: 'Comme elle a été prise',
    madePlain: 'Avec un fond blanc',
    making: 'Le fond est en cours de recherche. Cela prend quelques secondes.',
    look: 'Regardez les bords\u00a0: le verre, les ombres et ce qui a la couleur du fond peuvent se perdre. Vous pourrez revenir en arrière.',
    leave: 'Laisser comme elle est',
    keep: 'Utiliser celle au fond blanc',
    retry: uiMessages.fr.retry,
  },
});
