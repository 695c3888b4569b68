import { readBackupState } from '#core/backups/read-backup-state.ts';
import type { NounHandlers } from '../handler.ts';

export const backupHandlers: NounHandlers<'backup'> = {
  async getState({ store }) {
    return { message: 'done', data: await readBackupState(store) };
  },
};
