import type { BackupStateView } from '#shared/contract/backup.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatDiskSize } from '#shared/formats/numbers.ts';
import { useLanguage } from '../../language.ts';
import { backupMessages } from '../../messages/backup-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

/** The age and size of the newest backup, and what is wrong with the backups. */
export function BackupSection({ backups }: { backups: BackupStateView }) {
  const language = useLanguage();
  const texts = backupMessages[language];
  const { newest } = backups;
  return (
    <Card title={texts.title}>
      {backups.disk.isLow && (
        <p>
          <strong>{texts.diskLow(backups.disk.freeMegabytes)}</strong>
        </p>
      )}
      {backups.isOverdue && (
        <p>
          <strong>{texts.overdue}</strong>
        </p>
      )}
      {backups.failedAt !== undefined && <p>{texts.failed(formatMoment(backups.failedAt, language))}</p>}
      {newest && (
        <p className="overview__row row">
          <span className="grow anywhere">
            {texts.last}
            <span className="muted overview__beside">{formatMoment(newest.madeAt, language)}</span>
          </span>
          <strong>
            {formatDiskSize(newest.bytes / 1_000_000, language)}
            <span className="muted overview__beside">{ageOf(newest.ageHours, texts)}</span>
          </strong>
        </p>
      )}
      {!newest && !backups.isOverdue && <p>{whyNone(backups, texts)}</p>}
      {backups.isDaily && <p className="muted small">{texts.kept}</p>}
      {newest && !backups.isInBucket && <p className="muted small">{texts.onThisMachine}</p>}
    </Card>
  );
}

type Texts = (typeof backupMessages)['en'] | (typeof backupMessages)['fr'];

function whyNone({ isReadable, isDaily }: BackupStateView, texts: Texts): string {
  if (!isReadable) return texts.unreadable;
  return isDaily ? texts.none : texts.off;
}

function ageOf(hours: number, texts: Texts): string {
  return hours < 48 ? texts.hoursOld(hours) : texts.daysOld(Math.floor(hours / 24));
}
