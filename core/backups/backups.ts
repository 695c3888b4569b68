import type { BackupPlace } from './backup-place.ts';

/** How this shop is backed up. */
export type Backups = {
  place: BackupPlace;
  /** Whether the shop makes a backup each night. */
  isDaily: boolean;
  isInBucket: boolean;
  isSealed: boolean;
  /** This process's last failed try, so that it waits before the next one; undefined after a successful one. */
  failedAt: Date | undefined;
};
