import type { Language } from '../language.ts';
import { defineMessages } from './define-messages.ts';

export const databaseMailMessages = defineMessages({
  en: {
    awaySubject: (store: string) => `${store}: the database does not answer`,
    away: (minutes: number) =>
      `The shop is without its database. Minutes so far: ${minutes}. Pages that were seen lately are still shown; nothing can be ordered, paid or changed.`,
    awayAdvice:
      'Look at the machine or the service that the database runs on, or call the person who does that for you. A mail comes when it answers again.',
    backSubject: (store: string) => `${store}: the database answers again`,
    back: (minutes: number) =>
      `Minutes without the database: ${minutes}. Orders go on; what was paid meanwhile is asked of the providers by itself.`,
  },
  fr: {
    awaySubject: (store) => `${store}\u00a0: la base de données ne répond pas`,
    away: (minutes) =>
      `La boutique est sans sa base de données. Minutes jusqu’ici\u00a0: ${minutes}. Les pages vues récemment s’affichent encore\u202f; rien ne peut être commandé, payé ni modifié.`,
    awayAdvice:
      'Regardez la machine ou le service de la base de données, ou appelez la personne qui s’en occupe pour vous. Un e-mail suivra dès qu’elle répondra à nouveau.',
    backSubject: (store) => `${store}\u00a0: la base de données répond à nouveau`,
    back: (minutes) =>
      `Minutes sans base de données\u00a0: ${minutes}. Les commandes reprennent\u202f; ce qui a été payé entre-temps est demandé de lui-même aux prestataires.`,
  },
});

export type DatabaseNews = { kind: 'away' | 'back'; minutes: number };

export function databaseNewsText(language: Language, store: string, { kind, minutes }: DatabaseNews) {
  const t = databaseMailMessages[language];
  return kind === 'away'
    ? { subject: t.awaySubject(store), paragraphs: [t.away(minutes), t.awayAdvice] }
    : { subject: t.backSubject(store), paragraphs: [t.back(minutes)] };
}
