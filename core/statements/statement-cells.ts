/** Reads whole francs as written in providers' files: '12 500', '12,500.00', '-500 FCFA'; undefined if there is no number. */
export function readAmount(cell: string): number | undefined {
  const number = readNumber(cell);
  return number === undefined ? undefined : Math.round(number);
}

export function readNumber(cell: string): number | undefined {
  const typed = cell.replace(/[^\d.,\-()]/g, '');
  if (!/\d/.test(typed)) return undefined;
  const isBelowZero = typed.startsWith('-') || typed.endsWith('-') || /^\(.*\)$/.test(typed);
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[-()]/g, '')) ?? [];
  const size = Number(`${whole.replace(/\D/g, '') || '0'}.${decimals || '0'}`);
  if (size > 2_000_000_000) return undefined;
  return isBelowZero ? -size : size;
}

const parts = {
  yearFirst: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/,
  dayFirst: /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/,
  time: /[T ](\d{1,2}):(\d{2})(?::(\d{2}))?/,
  zone: /(Z|[+-]\d{2}:?\d{2})$/,
};

/** Reads a day, or a day and a time, in Douala's time zone unless the cell or its column names another. */
export function readMoment(cell: string, columnZone: string): Date | undefined {
  const text = cell.trim();
  const [, year, month, day] = parts.yearFirst.exec(text) ?? swapped(parts.dayFirst.exec(text)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const [, hours = '12', minutes = '00', seconds = '00'] = parts.time.exec(text) ?? [];
  const two = (digits: string) => digits.padStart(2, '0');
  const zone = parts.time.test(text) ? (parts.zone.exec(text)?.[1] ?? columnZone) : columnZone;
  const at = new Date(`${year}-${two(month)}-${two(day)}T${two(hours)}:${minutes}:${seconds}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function swapped(found: RegExpExecArray | null): string[] | undefined {
  const [all = '', day = '', month = '', year = ''] = found ?? [];
  return found ? [all, year, month, day] : undefined;
}
