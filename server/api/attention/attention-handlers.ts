import { readBackupState } from '#core/backups/read-backup-state.ts';
import { listIssues } from '#core/issues/issue-queries.ts';
import { lookAtOrder } from '#core/issues/look-at-order.ts';
import { settleAmount } from '#core/issues/settle-amount.ts';
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

  async settleAmount({ store, user }, { id: attemptId, decision, note }) {
    const settled = await settleAmount(store, user, { attemptId, decision, note });
    if (!settled.ok) return settled;
    return { message: decision === 'accept' ? 'amountAccepted' : 'refundStarted', data: null };
  },
};
