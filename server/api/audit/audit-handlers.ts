import { listAuditActors, listAuditEntries } from '#core/audit/audit-queries.ts';
import type { NounHandlers } from '../handler.ts';

export const auditHandlers: NounHandlers<'audit'> = {
  async list({ store }, { actor: actorId, ...wanted }) {
    const { entries, next } = await listAuditEntries(store.db, { ...wanted, actorId });
    const actors = await listAuditActors(store.db);
    return { message: 'done', data: entries, beside: { next: next === null ? null : String(next), actors } };
  },
};
