import { readBackupState } from '#core/backups/read-backup-state.ts';
import { findContested } from '#core/cash/contested.ts';
import { endDispute } from '#core/disputes/end-dispute.ts';
import { noteEvidence } from '#core/disputes/note-evidence.ts';
import { listIssues } from '#core/issues/issue-queries.ts';
import { lookAtOrder } from '#core/issues/look-at-order.ts';
import { settleAmount } from '#core/issues/settle-amount.ts';
import { countOpenLines } from '#core/statements/open-lines.ts';
import type { NounHandlers } from '../handler.ts';
import { presentIssue } from './present-issue.ts';

export const attentionHandlers: NounHandlers<'attention'> = {
  async list({ store, user }, wanted) {
    const { issues, totalCount } = await listIssues(store, wanted);
    const { isOverdue } = await readBackupState(store);
    return {
      message: 'done',
      data: issues.map(presentIssue),
      beside: {
        ...{ totalCount, backupOverdue: isOverdue },
        openLines: await countOpenLines(store.db, user.role),
        contested: await findContested(store.db),
      },
    };
  },

  async lookAt({ store, user }, { orderId, note }) {
    const looked = await lookAtOrder(store, user, { orderId, note });
    if (!looked.ok) return looked;
    return { message: 'issueClosed', data: null };
  },

  async noteEvidence({ store, user }, { id: disputeId, note }) {
    const noted = await noteEvidence(store, user, { disputeId, note });
    return noted.ok ? { message: 'issueClosed', data: null } : noted;
  },

  async endDispute({ store, user }, { id: disputeId, end, note }) {
    const ended = await endDispute(store, user, { disputeId, end, note });
    return ended.ok ? { message: 'issueClosed', data: null } : ended;
  },

  async settleAmount({ store, user }, { id: attemptId, decision, note }) {
    const settled = await settleAmount(store, user, { attemptId, decision, note });
    if (!settled.ok) return settled;
    return { message: decision === 'accept' ? 'amountAccepted' : 'refundStarted', data: null };
  },
};
