/**
 * The digits of a whole number as people write it: '2 500', '2,500', '2.500', '2500 FCFA', '10 %'. Undefined where it could
 * mean something else, such as '2,5'.
 */
export function readWholeNumber(typed: string): string | undefined {
  const amount = typed.trim().replace(/\s*(?:fcfa|xaf|%)$/i, '');
  if (/^\d+$/.test(amount)) return amount;
  const isGrouped = /^\d{1,3}([\s.,])\d{3}(?:\1\d{3})*$/.test(amount);
  return isGrouped ? amount.replace(/\D/g, '') : undefined;
}
