/** Whole francs as people type them, with or without spaces between the thousands; undefined where it is no such number. */
export function readFrancs(typed: string): number | undefined {
  const amount = readCountedFrancs(typed);
  return amount === 0 ? undefined : amount;
}

/** The same, where nothing is an amount as well. */
export function readCountedFrancs(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  return /^(0|[1-9]\d{0,9})$/.test(digits) ? Number(digits) : undefined;
}
