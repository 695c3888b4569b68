import { expect, test } from 'vitest';
import type { AuditField, AuditValue } from '#shared/audit.ts';
import { auditValueText } from './audit-value-text.ts';

test.each<[AuditField, AuditValue, string, string]>([
  ['deliverOn', '2026-11-30', '30 November 2026', '30 novembre 2026'],
  ['closedDay', '2026-03-05', '5 March 2026', '5 mars 2026'],
  ['startsAt', '2026-11-28T23:30:00.000Z', 'Nov 29, 2026 · 12:30 AM', '29 novembre 2026 · 00:30'],
  ['endsAt', null, 'nothing', 'rien'],
  [
    'period',
    ['2026-11-01', '2026-11-30'],
    '1 November 2026\n30 November 2026',
    '1er novembre 2026\n30 novembre 2026',
  ],
  ['fee', 1_500, '1\u202f500\u00a0FCFA', '1\u202f500\u00a0FCFA'],
  ['freeFrom', 25_000, '25\u202f000\u00a0FCFA', '25\u202f000\u00a0FCFA'],
  ['minimum', 10_000, '10\u202f000\u00a0FCFA', '10\u202f000\u00a0FCFA'],
  ['counted', 99_000, '99\u202f000\u00a0FCFA', '99\u202f000\u00a0FCFA'],
  ['difference', -1_550, '-1\u202f550\u00a0FCFA', '-1\u202f550\u00a0FCFA'],
  [
    'rider',
    'Moussa, +237677202022',
    'Moussa, 6\u00a077\u00a020\u00a020\u00a022',
    'Moussa, 6\u00a077\u00a020\u00a020\u00a022',
  ],
  ['phone', '+237677202022', '6\u00a077\u00a020\u00a020\u00a022', '6\u00a077\u00a020\u00a020\u00a022'],
  ['phone', '+33612345678', '+33612345678', '+33612345678'],
  ['stock', 12, '12', '12'],
])('the audit log writes %s %j as %j, and in French as %j', (field, value, english, french) => {
  expect(auditValueText(field, value, 'en')).toBe(english);
  expect(auditValueText(field, value, 'fr')).toBe(french);
});
