import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import type { QueueName } from '#shared/queues.ts';

export const queueNameMessages = defineMessages({
  en: {
    messages: 'E-mails and SMS',
    'order news': 'News about orders',
    notices: 'Notices to phones',
    'payment questions': 'Payment checks',
    refunds: 'Refunds',
    'provider reports': 'Refunds and disputes of payments still to come',
    'import steps': 'Imported files',
  } satisfies Record<QueueName, string>,
  fr: {
    messages: 'E-mails et SMS',
    'order news': 'Nouvelles des commandes',
    notices: 'Notifications aux téléphones',
    'payment questions': 'Vérifications de paiement',
    refunds: 'Remboursements',
    'provider reports': 'Remboursements et litiges de paiements à venir',
    'import steps': 'Fichiers importés',
  },
});

/** Texts about what the shop does in the background, on the admin's Overview. */
export const queueMessages = defineMessages({
  en: {
    title: 'Background work',
    none: 'Nothing is waiting: messages, payment checks, refunds and imports are up to date.',
    waiting: (count: number) => `${formatCount(count, 'en')} waiting`,
    since: (at: string) => `The first one has been due since ${at}.`,
    failing: (count: number) =>
      count === 1
        ? '1 failed and will be tried again.'
        : `${formatCount(count, 'en')} failed and will be tried again.`,
    stopped: (count: number) =>
      count === 1
        ? '1 was given up after several tries.'
        : `${formatCount(count, 'en')} were given up after several tries.`,
    lastError: (error: string) => `Last error: ${error}`,
  },
  fr: {
    title: 'Tâches de fond',
    none: 'Rien n’attend\u00a0: messages, vérifications de paiement, remboursements et imports sont à jour.',
    waiting: (count: number) => `${formatCount(count, 'fr')} en attente`,
    since: (at: string) => `La première attend depuis le ${at}.`,
    failing: (count: number) =>
      count < 2
        ? `${count} a échoué et sera retentée automatiquement.`
        : `${formatCount(count, 'fr')} ont échoué et seront retentées automatiquement.`,
    stopped: (count: number) =>
      count < 2
        ? `${count} a été abandonnée après plusieurs essais.`
        : `${formatCount(count, 'fr')} ont été abandonnées après plusieurs essais.`,
    lastError: (error: string) => `Dernière erreur\u00a0: ${error}`,
  },
});
