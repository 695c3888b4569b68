import { defineMessages } from '#shared/messages/define-messages.ts';

/** How fast the shop delivers: short on a card ('10 min'), long on the product's page ('10 Minutes'). */
export const promiseMessages = defineMessages({
  en: {
    shortMinutes: (count: number) => `${count} min`,
    shortHours: (count: number) => `${count} h`,
    shortDays: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    longMinutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minutes`),
    longHours: (count: number) => (count === 1 ? '1 Hour' : `${count} Hours`),
    longDays: (count: number) => (count === 1 ? '1 Day' : `${count} Days`),
  },
  fr: {
    shortMinutes: (count: number) => `${count}\u00a0min`,
    shortHours: (count: number) => `${count}\u00a0h`,
    shortDays: (count: number) => (count <= 1 ? `${count}\u00a0jour` : `${count}\u00a0jours`),
    longMinutes: (count: number) => (count <= 1 ? `${count}\u00a0minute` : `${count}\u00a0minutes`),
    longHours: (count: number) => (count <= 1 ? `${count}\u00a0heure` : `${count}\u00a0heures`),
    longDays: (count: number) => (count <= 1 ? `${count}\u00a0jour` : `${count}\u00a0jours`),
  },
});
