import type { BackupPlace } from './backup-place.ts';

/** How this shop is backed up. */
export type Backups = {
  place: BackupPlace;
  /** Whether the shop makes a backup each night. */
  isDaily: boolean;
  isInBucket: boolean;
  isSealed: boolean;
  /** When this process tried in vain; undefined since a whole one. */
  failedAt: Date | undefined;
};
