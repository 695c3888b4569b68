import { readBackupState } from '#core/backups/read-backup-state.ts';
import { listIssues } from '#core/issues/issue-queries.ts';
import { lookAtOrder } from '#core/issues/look-at-order.ts';
import type { NounHandlers } from '../handler.ts';
import { presentIssue } from './present-issue.ts';

export const attentionHandlers: NounHandlers<'attention'> = {
  async list({ store }, wanted) {
    const { issues, totalCount } = await listIssues(store, wanted);
    const { isOverdue } = await readBackupState(store);
    return {
      message: 'done',
      data: issues.map(presentIssue),
      beside: { totalCount, backupOverdue: isOverdue },
    };
  },

  async lookAt({ store, user }, { orderId, note }) {
    const looked = await lookAtOrder(store, user, { orderId, note });
    if (!looked.ok) return looked;
    return { message: 'issueClosed', data: null };
  },
};
