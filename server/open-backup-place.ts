import { tmpdir } from 'node:os';
import { createBackupFolder } from '#adapters/backups/backup-folder.ts';
import { createS3BackupPlace } from '#adapters/backups/s3-backup-place.ts';
import { sealPlace } from '#adapters/backups/sealed-place.ts';
import { roomBesideOrders } from '#adapters/disk/disk-room.ts';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import type { Env } from './env.ts';

export function openBackupPlace({ backups, dataFolder }: Pick<Env, 'backups' | 'dataFolder'>): BackupPlace {
  const { folder, s3, key } = backups;
  const place =
    s3 === undefined
      ? createBackupFolder(folder, roomBesideOrders(dataFolder, folder))
      : createS3BackupPlace(s3, roomBesideOrders(dataFolder, tmpdir()));
  return key === undefined ? place : sealPlace(place, key);
}
