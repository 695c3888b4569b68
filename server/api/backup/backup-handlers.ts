import { readBackupState } from '#core/backups/read-backup-state.ts';
import { readDiskState } from '#core/disk/disk.ts';
import type { NounHandlers } from '../handler.ts';

export const backupHandlers: NounHandlers<'backup'> = {
  async getState({ store }) {
    const [backups, disk] = await Promise.all([readBackupState(store), readDiskState(store)]);
    return { message: 'done', data: { ...backups, disk } };
  },
};
