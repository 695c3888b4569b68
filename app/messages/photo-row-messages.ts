import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the camera view in which several photos are taken, one after the other. */
export const photoRowMessages = defineMessages({
  en: {
    open: 'Take photos',
    title: 'Photos one after the other',
    view: 'What the camera sees',
    refused:
      'The camera did not open here. Take the photos with your phone’s own camera, one after the other.',
    count: (here: number, underway: number) =>
      `${here === 1 ? '1 photo' : `${here} photos`}${underway === 0 ? '' : `, ${underway} on the way`}`,
    done: 'That is all',
  },
  fr: {
    open: 'Prendre des photos',
    title: 'Des photos à la suite',
    view: 'Ce que voit la caméra',
    refused:
      'La caméra ne s’est pas ouverte ici. Prenez les photos avec l’appareil de votre téléphone, l’une après l’autre.',
    count: (here: number, underway: number) =>
      `${here} photo${here > 1 ? 's' : ''}${underway === 0 ? '' : `, ${underway} en route`}`,
    done: 'C’est tout',
  },
});
