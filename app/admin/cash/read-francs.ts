/** Whole francs as people type them, with or without spaces between the thousands; undefined for 0 and for anything else. */
export function readFrancs(typed: string): number | undefined {
  const amount = readCountedFrancs(typed);
  return amount === 0 ? undefined : amount;
}

/** Like `readFrancs`, but 0 counts as an amount too. */
export function readCountedFrancs(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  return /^(0|[1-9]\d{0,9})$/.test(digits) ? Number(digits) : undefined;
}
