import { createBackupFolder } from '#adapters/backups/backup-folder.ts';
import { createS3BackupPlace } from '#adapters/backups/s3-backup-place.ts';
import { sealPlace } from '#adapters/backups/sealed-place.ts';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import type { BackupSettings } from './env-backups.ts';

export function openBackupPlace({
  folder,
  s3,
  key,
}: Pick<BackupSettings, 'folder' | 's3' | 'key'>): BackupPlace {
  const place = s3 === undefined ? createBackupFolder(folder) : createS3BackupPlace(s3);
  return key === undefined ? place : sealPlace(place, key);
}
