import { formatCount, formatDiskSize } from '../formats/numbers.ts';
import type { HealthCheck, HealthLevel } from '../health.ts';
import type { Language } from '../language.ts';
import { defineMessages } from './define-messages.ts';

/** A sentence for each result of each check; `count` is null where the check counts nothing. */
export const healthFindingMessages = defineMessages({
  en: {
    databaseOk: (count: string) => `The database answers. Milliseconds it took: ${count}.`,
    databaseLook: (count: string) =>
      `The database is slow: it has too much to do, or is far away. Milliseconds it took to answer: ${count}.`,
    databaseBad:
      'The database can be read, and takes no writes: it is a standby or set to read only, or its disk is full. Nothing can be ordered, paid or changed.',
    diskOk: (size: string) => `There is room on the disk: ${size}.`,
    diskLook: (size: string) => `There is little room on the disk: ${size}.`,
    diskBad: (size: string) =>
      `The disk is nearly full, ${size} are left: pictures, imports and backups will fail until there is room.`,
    backupsOk: (count: string) => `There is a fresh backup. Its age in hours: ${count}.`,
    backupsLook: 'No backup is made each night. Choose a place for backups (BACKUP_DAILY, BACKUP_FOLDER).',
    backupsFailed: (count: string) =>
      `The last backup failed; earlier ones are as they were. Look whether its disk has room, or its bucket answers. Hours since: ${count}.`,
    backupsBad:
      'There is no backup of the last two days, several tries in a row failed, or the place of the backups does not answer. Look whether its disk has room, or its bucket answers.',
    backupsNone: 'The first backup is made tonight.',
    jobsOk: 'E-mails, payment checks, refunds and imports are up to date.',
    jobsLook: (count: string) =>
      `Given up after several tries: ${count}. The page Overview says what, and why.`,
    jobsBad: (count: string) =>
      `Background work has stopped: e-mails and payment checks may be late. Minutes that the first job has waited: ${count}.`,
    paymentsOk: 'Payment providers answer, and no refund is stuck.',
    paymentsLook: (count: string) =>
      `Payment providers that often give no answer: ${count}. The page Payment health says which.`,
    paymentsBad: (count: string) =>
      `Payments that stay without an answer, refunds that are stuck, and providers that do not answer: ${count}. The page Payment health says which.`,
    phonesOk: (count: string) => `Messages to phones leave. Of the last 24 hours: ${count}.`,
    phonesLook: (count: string) =>
      `Messages to phones that were not delivered, or wait because of the limits: ${count}. The page Payment health says more.`,
    phonesBad: (count: string) =>
      `Messages to phones do not leave: look at the gateway’s account. Minutes that the oldest has waited: ${count}.`,
    phonesNone: 'The shop sends no messages to phones: no gateway is set.',
    proxyOk: 'Requests are counted by shopper.',
    proxyLook:
      'A proxy is in front of the shop while TRUST_PROXY is off: all shoppers count as one, and one of them can shut the others out. Set TRUST_PROXY.',
    proxyBad: 'Shoppers cannot be distinguished.',
    limitsOk: 'Tries at logins and codes are counted for the shop as a whole.',
    limitsLook: (count: string) =>
      `The shop is open on further machines, and each counts tries at logins and codes for itself: who guesses has more of them. Set SHARED_LIMITS=on on all of them. Further machines: ${count}.`,
    limitsBad: 'Tries at logins and codes are not counted.',
  },
  fr: {
    databaseOk: (count) => `La base de données répond. Millisecondes mises à répondre\u00a0: ${count}.`,
    databaseLook: (count) =>
      `La base de données est lente\u00a0: elle a trop à faire, ou elle est loin. Millisecondes mises à répondre\u00a0: ${count}.`,
    databaseBad:
      'La base de données se lit, mais n’enregistre plus rien\u00a0: c’est une copie de secours, elle est en lecture seule, ou son disque est plein. Rien ne peut être commandé, payé ni modifié.',
    diskOk: (size) => `Le disque a de la place\u00a0: ${size}.`,
    diskLook: (size) => `Le disque a peu de place\u00a0: ${size}.`,
    diskBad: (size) =>
      `Le disque est presque plein, il reste ${size}\u00a0: photos, imports et sauvegardes échoueront tant que la place manque.`,
    backupsOk: (count) => `Une sauvegarde récente existe. Son âge en heures\u00a0: ${count}.`,
    backupsLook:
      'Aucune sauvegarde ne se fait la nuit. Choisissez un lieu pour les sauvegardes (BACKUP_DAILY, BACKUP_FOLDER).',
    backupsFailed: (count) =>
      `La dernière sauvegarde a échoué\u202f; les précédentes sont intactes. Voyez si son disque a de la place, ou si son espace de stockage répond. Heures depuis\u00a0: ${count}.`,
    backupsBad:
      'Aucune sauvegarde depuis deux jours, plusieurs essais de suite ont échoué, ou le lieu des sauvegardes ne répond pas. Voyez si son disque a de la place, ou si son espace de stockage répond.',
    backupsNone: 'La première sauvegarde se fera cette nuit.',
    jobsOk: 'E-mails, vérifications de paiement, remboursements et imports sont à jour.',
    jobsLook: (count) =>
      `Abandonné après plusieurs essais\u00a0: ${count}. La page Aperçu dit quoi, et pourquoi.`,
    jobsBad: (count) =>
      `Les tâches de fond n’avancent plus\u00a0: e-mails et vérifications de paiement peuvent prendre du retard. Minutes d’attente de la première\u00a0: ${count}.`,
    paymentsOk: 'Les prestataires de paiement répondent, et aucun remboursement n’est bloqué.',
    paymentsLook: (count) =>
      `Prestataires de paiement qui ne répondent pas toujours\u00a0: ${count}. La page Santé des paiements dit lesquels.`,
    paymentsBad: (count) =>
      `Paiements sans réponse, remboursements bloqués et prestataires qui ne répondent plus\u00a0: ${count}. La page Santé des paiements dit lesquels.`,
    phonesOk: (count) => `Les messages aux téléphones partent. Des dernières 24 heures\u00a0: ${count}.`,
    phonesLook: (count) =>
      `Messages aux téléphones non remis, ou en attente à cause des limites\u00a0: ${count}. La page Santé des paiements en dit plus.`,
    phonesBad: (count) =>
      `Les messages aux téléphones ne partent pas\u00a0: voyez le compte chez l’opérateur. Minutes d’attente du plus ancien\u00a0: ${count}.`,
    phonesNone: 'La boutique n’envoie pas de messages aux téléphones\u00a0: aucun opérateur n’est réglé.',
    proxyOk: 'Les requêtes sont comptées par client.',
    proxyLook:
      'Un proxy se trouve devant la boutique alors que TRUST_PROXY est désactivé\u00a0: tous les clients comptent pour un, et un seul peut bloquer les autres. Réglez TRUST_PROXY.',
    proxyBad: 'Les clients ne peuvent pas être distingués.',
    limitsOk: 'Les essais de connexion et de code sont comptés pour toute la boutique.',
    limitsLook: (count) =>
      `La boutique est ouverte sur d’autres machines, et chacune compte pour elle seule les essais de connexion et de code\u00a0: qui devine en a davantage. Réglez SHARED_LIMITS=on sur toutes. Autres machines\u00a0: ${count}.`,
    limitsBad: 'Les essais de connexion et de code ne sont pas comptés.',
  },
});

const suffixes = { ok: 'Ok', look: 'Look', bad: 'Bad' } as const;

type Finding = { check: HealthCheck; level: HealthLevel; amount: number | null };

export function healthFindingText(language: Language, { check, level, amount }: Finding): string {
  const texts = healthFindingMessages[language];
  if (level === 'ok' && amount === null) {
    if (check === 'backups') return texts.backupsNone;
    if (check === 'phones') return texts.phonesNone;
  }
  if (check === 'backups' && level === 'look' && amount !== null)
    return texts.backupsFailed(formatCount(amount, language));
  const text = texts[`${check}${suffixes[level]}`];
  if (typeof text === 'string') return text;
  const format = check === 'disk' ? formatDiskSize : formatCount;
  return text(format(amount ?? 0, language));
}
