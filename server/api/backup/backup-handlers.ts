import { readBackupState } from '#core/backups/read-backup-state.ts';
import type { NounHandlers } from '../handler.ts';

export const backupHandlers: NounHandlers<'backup'> = {
  async getState({ store }) {
    const { isDaily, isInBucket, isSealed, newest, isReadable, failedAt, isOverdue } =
      await readBackupState(store);
    return {
      message: 'done',
      data: {
        daily: isDaily,
        in_bucket: isInBucket,
        sealed: isSealed,
        newest: newest
          ? { made_at: newest.madeAt.toISOString(), age_hours: newest.ageHours, bytes: newest.bytes }
          : null,
        readable: isReadable,
        failed_at: failedAt?.toISOString() ?? null,
        overdue: isOverdue,
      },
    };
  },
};
