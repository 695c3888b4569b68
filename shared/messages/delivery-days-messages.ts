import { defineMessages } from './define-messages.ts';

/** The days that a delivery zone promises. */
export const deliveryDaysMessages = defineMessages({
  en: {
    inDays: (from: number, to: number) => {
      if (to === 0) return 'same day';
      if (from === 0 || from === to) return to === 1 ? '1 day' : `${to} days`;
      return `${from}–${to} days`;
    },
  },
  fr: {
    inDays: (from: number, to: number) => {
      if (to === 0) return 'jour même';
      if (from === 0 || from === to) return to === 1 ? '1\u00a0jour' : `${to}\u00a0jours`;
      return `${from}–${to}\u00a0jours`;
    },
  },
});
