import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of a picture on the whole screen, loaded when it is opened. */
export const pictureZoomMessages = defineMessages({
  en: {
    pictureOf: (position: number, count: number) => `Picture ${position} of ${count}`,
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
  },
  fr: {
    pictureOf: (position: number, count: number) => `Photo ${position} sur ${count}`,
    zoomIn: 'Plus grand',
    zoomOut: 'Plus petit',
    previousPicture: 'Photo précédente',
    nextPicture: 'Photo suivante',
  },
});
