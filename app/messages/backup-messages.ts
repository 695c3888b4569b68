import { formatDiskSize } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about the shop's backups, on the admin's Overview and in what needs attention. */
export const backupMessages = defineMessages({
  en: {
    title: 'Backups',
    last: 'The last one',
    hoursOld: (count: number) => (count < 2 ? 'less than two hours old' : `${count} hours old`),
    daysOld: (count: number) => (count === 1 ? '1 day old' : `${count} days old`),
    none: 'There is no backup yet: the first one is made in the coming night.',
    off: 'The shop makes no backup by itself (BACKUP_DAILY is off).',
    unreadable: 'The place where the backups lie does not answer.',
    overdue:
      'There is no fresh backup: none for two days, or several tries in a row failed. If the disk breaks now, everything since the last one is lost: see docs/operate.md.',
    failed: (at: string) => `The last try failed (${at}); the next one comes within the hour.`,
    kept: 'One each night; those of the last 7 days and of the last 4 weeks are kept.',
    diskLow: (megabytes: number) =>
      `The disk is nearly full: ${formatDiskSize(megabytes, 'en')} are left. Orders go on; pictures, imports and backups will fail until there is room.`,
    onThisMachine: 'They lie on this machine: a copy in another place outlives it.',
  },
  fr: {
    title: 'Sauvegardes',
    last: 'La dernière',
    hoursOld: (count: number) => (count < 2 ? 'il y a moins de deux heures' : `il y a ${count}\u00a0heures`),
    daysOld: (count: number) => (count < 2 ? `il y a ${count}\u00a0jour` : `il y a ${count}\u00a0jours`),
    none: 'Il n’y a pas encore de sauvegarde\u00a0: la première se fera la nuit prochaine.',
    off: 'La boutique ne fait pas de sauvegarde d’elle-même (BACKUP_DAILY est sur off).',
    unreadable: 'L’endroit où se trouvent les sauvegardes ne répond pas.',
    overdue:
      'Il manque une sauvegarde récente\u00a0: aucune depuis deux jours, ou plusieurs essais de suite ont échoué. Si le disque tombe en panne maintenant, tout ce qui s’est passé depuis la dernière est perdu\u00a0: voir docs/operate.md.',
    failed: (at: string) => `La dernière tentative a échoué (${at})\u202f; la prochaine vient dans l’heure.`,
    kept: 'Une chaque nuit\u202f; celles des 7\u00a0derniers jours et des 4\u00a0dernières semaines sont gardées.',
    diskLow: (megabytes) =>
      `Le disque est presque plein\u00a0: il reste ${formatDiskSize(megabytes, 'fr')}. Les commandes continuent\u202f; images, importations et sauvegardes échoueront tant que la place manque.`,
    onThisMachine: 'Elles se trouvent sur cette machine\u00a0: une copie ailleurs lui survit.',
  },
});
