/** Whole francs as people type them, with or without spaces between the thousands; undefined where it is no such number. */
export function readFrancs(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}
