import type { HealthCheck, HealthLevel } from '#shared/health.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { backupMessages } from './backup-messages.ts';
import { queueMessages } from './queue-messages.ts';

/** Texts of the admin's page about the health of the shop itself. */
export const healthMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.health,
    intro:
      'How the shop itself is, at this moment. What stays red for ten minutes is mailed to the owner once a day.',
    checks: 'Checks',
    lookAgain: 'Check again',
  },
  fr: {
    title: adminFrameMessages.fr.health,
    intro:
      'Comment va la boutique elle-même, en ce moment. Ce qui reste rouge dix minutes est signalé au propriétaire par un e-mail, une fois par jour.',
    checks: 'Vérifications',
    lookAgain: 'Vérifier de nouveau',
  },
});

export const healthCheckMessages = defineMessages({
  en: {
    database: 'Database',
    disk: 'Disk',
    backups: backupMessages.en.title,
    jobs: queueMessages.en.title,
    payments: 'Payment providers',
    phones: 'Messages to phones',
    proxy: 'Server in front',
    limits: 'Limits of tries',
  } satisfies Record<HealthCheck, string>,
  fr: {
    database: 'Base de données',
    disk: 'Disque',
    backups: backupMessages.fr.title,
    jobs: queueMessages.fr.title,
    payments: 'Prestataires de paiement',
    phones: 'Messages aux téléphones',
    proxy: 'Serveur en amont',
    limits: 'Limites des essais',
  },
});

export const healthLevelMessages = defineMessages({
  en: { ok: 'In order', look: 'To put right', bad: 'Needs you now' } satisfies Record<HealthLevel, string>,
  fr: { ok: 'En ordre', look: 'À corriger', bad: 'Urgent' },
});
