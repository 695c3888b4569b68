import type { Language } from '../language.ts';
import { defineMessages } from './define-messages.ts';

export const databaseMailMessages = defineMessages({
  en: {
    awaySubject: (store: string) => `${store}: the database does not answer`,
    away: (minutes: number) =>
      `The shop is without its database. Minutes so far: ${minutes}. Pages that were seen lately are still shown; nothing can be ordered, paid or changed.`,
    awayAdvice:
      'Look at the machine or the service that the database runs on, or call the person who does that for you. A mail comes when it answers again.',
    noWritesSubject: (store: string) => `${store}: the database takes no orders`,
    readOnly: (minutes: number) =>
      `The database can be read, and takes no writes: it is a standby, or was set to read only. Minutes so far: ${minutes}. Pages are shown; nothing can be ordered, paid or changed.`,
    full: (minutes: number) =>
      `The disk of the database is full. Minutes so far: ${minutes}. Pages are shown; orders, payments and changes fail until there is room.`,
    noWritesAdvice:
      'Look at the machine or the service that the database runs on, or call the person who does that for you. A mail comes when orders are taken again.',
    writableSubject: (store: string) => `${store}: the database takes orders again`,
    writable: (minutes: number) =>
      `Minutes without orders: ${minutes}. What was paid meanwhile is asked of the providers by itself.`,
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
    noWritesSubject: (store) => `${store}\u00a0: la base de données ne prend plus de commandes`,
    readOnly: (minutes) =>
      `La base de données se lit, mais n’enregistre plus rien\u00a0: c’est une copie de secours, ou elle a été mise en lecture seule. Minutes jusqu’ici\u00a0: ${minutes}. Les pages s’affichent\u202f; rien ne peut être commandé, payé ni modifié.`,
    full: (minutes) =>
      `Le disque de la base de données est plein. Minutes jusqu’ici\u00a0: ${minutes}. Les pages s’affichent\u202f; commandes, paiements et modifications échouent tant que la place manque.`,
    noWritesAdvice:
      'Regardez la machine ou le service de la base de données, ou appelez la personne qui s’en occupe pour vous. Un e-mail suivra dès que les commandes seront de nouveau prises.',
    writableSubject: (store) => `${store}\u00a0: la base de données prend à nouveau les commandes`,
    writable: (minutes) =>
      `Minutes sans commandes\u00a0: ${minutes}. Ce qui a été payé entre-temps est demandé de lui-même aux prestataires.`,
    backSubject: (store) => `${store}\u00a0: la base de données répond à nouveau`,
    back: (minutes) =>
      `Minutes sans base de données\u00a0: ${minutes}. Les commandes reprennent\u202f; ce qui a été payé entre-temps est demandé de lui-même aux prestataires.`,
  },
});

export type DatabaseNews = { kind: 'away' | 'readOnly' | 'full' | 'back' | 'writable'; minutes: number };

export function databaseNewsText(language: Language, store: string, { kind, minutes }: DatabaseNews) {
  const t = databaseMailMessages[language];
  if (kind === 'back') return { subject: t.backSubject(store), paragraphs: [t.back(minutes)] };
  if (kind === 'writable') return { subject: t.writableSubject(store), paragraphs: [t.writable(minutes)] };
  return kind === 'away'
    ? { subject: t.awaySubject(store), paragraphs: [t.away(minutes), t.awayAdvice] }
    : { subject: t.noWritesSubject(store), paragraphs: [t[kind](minutes), t.noWritesAdvice] };
}
