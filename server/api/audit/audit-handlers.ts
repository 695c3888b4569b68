import { type AuditEntry, listAuditActors, listAuditEntries } from '#core/audit/audit-queries.ts';
import type { AuditEntryView } from '#shared/contract/audit.ts';
import type { NounHandlers } from '../handler.ts';

export const auditHandlers: NounHandlers<'audit'> = {
  async list({ store }, { actor: actorId, ...wanted }) {
    const { entries, next } = await listAuditEntries(store.db, { ...wanted, actorId });
    const actors = await listAuditActors(store.db);
    return {
      message: 'done',
      data: entries.map(presentEntry),
      beside: {
        next: next === null ? null : String(next),
        actors: actors.map(({ id, name }) => ({ _id: id, name })),
      },
    };
  },
};

function presentEntry({ id, at, actorName, subjectId, subjectName, ...entry }: AuditEntry): AuditEntryView {
  return {
    _id: String(id),
    at: at.toISOString(),
    actor_name: actorName,
    subject_id: subjectId,
    subject_name: subjectName,
    ...entry,
  };
}
