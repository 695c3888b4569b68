import { listIssues } from '#core/issues/issue-queries.ts';
import { lookAtOrder } from '#core/issues/look-at-order.ts';
import type { NounHandlers } from '../handler.ts';
import { presentMatter } from './present-matter.ts';

export const attentionHandlers: NounHandlers<'attention'> = {
  async list({ store }, wanted) {
    const { issues, totalCount } = await listIssues(store, wanted);
    return { message: 'done', data: issues.map(presentMatter), beside: { totalCount } };
  },

  async lookAt({ store, user }, { orderId, note }) {
    const looked = await lookAtOrder(store, user, { orderId, note });
    if (!looked.ok) return looked;
    return { message: 'matterClosed', data: null };
  },
};
