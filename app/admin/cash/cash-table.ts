import type { CashDayView } from '#shared/contract/cash.ts';
import type { Language } from '#shared/language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';

export const cashColumns = [
  { figure: 'dispatched', label: 'dispatched' },
  { figure: 'delivered', label: 'delivered' },
  { figure: 'refused', label: 'refusedAtDoor' },
  { figure: 'collected', label: 'collected' },
  { figure: 'handedOver', label: 'handedOver' },
  { figure: 'givenBack', label: 'givenBack' },
  { figure: 'outstanding', label: 'outstanding' },
  { figure: 'toCollect', label: 'stillToCollect' },
] as const;

/** The day as a table for a spreadsheet: with semicolons and a byte order mark, so that Excel here opens it as columns with its accents. */
export function cashCsv({ rows, totals }: CashDayView, language: Language): string {
  const texts = cashMessages[language];
  const head = [texts.rider, ...cashColumns.map(({ label }) => texts[label])];
  const lines = [
    head,
    ...rows.map((row) => [row.rider?.name ?? texts.theShop, ...cashColumns.map(({ figure }) => row[figure])]),
    [texts.total, ...cashColumns.map(({ figure }) => totals[figure])],
  ];
  return `\uFEFF${lines.map((line) => line.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

/** Keeps a name that begins like a formula from becoming one. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
