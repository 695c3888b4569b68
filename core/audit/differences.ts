import { type AuditChange, type AuditFacts, type AuditValue, auditFields } from '#shared/audit.ts';

const LONGEST_TEXT = 600;

/** The changed fields, in the order of the fields; an absent value equals an empty text or list. */
export function differences(before: AuditFacts, after: AuditFacts): AuditChange[] {
  return auditFields.flatMap((field) => {
    const [was, is] = [plain(before[field]), plain(after[field])];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ field, before: shorten(was), after: shorten(is) }];
  });
}

function plain(value: AuditValue | undefined): AuditValue {
  if (value === undefined || value === '') return null;
  return Array.isArray(value) && value.length === 0 ? null : value;
}

function shorten(value: AuditValue): AuditValue {
  if (typeof value === 'string') return shortText(value);
  return Array.isArray(value) ? value.map(shortText) : value;
}

function shortText(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()}…` : text;
}
