/** Whole Central African francs (XAF): the currency has no minor unit, so a fraction is always a bug. */
export type Francs = number & { readonly __unit: 'XAF' };

/** Largest amount the shop handles; it is PostgreSQL's `integer`. */
export const MAX_FRANCS = 2_147_483_647;

/** @throws RangeError when the amount is not a whole number of francs between 0 and MAX_FRANCS. */
export function francs(amount: number): Francs {
  if (!isFrancs(amount)) throw new RangeError(`Not a whole amount of francs: ${amount}`);
  return amount;
}

export function isFrancs(amount: number): amount is Francs {
  return Number.isInteger(amount) && amount >= 0 && amount <= MAX_FRANCS;
}

// The separators of `Intl` for fr-CM: U+202F between groups, U+00A0 before the unit. Written out here because server and browser may carry different
// ICU data, and a different digit group would break hydration.
const GROUP_SEPARATOR = '\u202f';
const UNIT_SEPARATOR = '\u00a0';

/** '12 500 FCFA', or '12 500,00 FCFA' with two decimals as My Orders shows it; the same in both languages (decision 11). */
export function formatFrancs(amount: number, options: { decimals?: 0 | 2 } = {}): string {
  const sign = amount < 0 ? '-' : '';
  const decimals = options.decimals === 2 ? ',00' : '';
  return `${sign}${grouped(Math.abs(Math.trunc(amount)))}${decimals}${UNIT_SEPARATOR}FCFA`;
}

/** '12 345' with the separator of French; English counts take ','. For pages that shoppers see: the same on server and browser. */
export function grouped(count: number, separator = GROUP_SEPARATOR): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, separator);
}
