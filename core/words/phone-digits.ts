/**
 * The digits of a phone number, which a search treats as one word however it is typed: '6 77 12 34 56' or '+237 677 12
 * 34 56'. Undefined for anything else, and for fewer digits than `fewest`.
 */
export function phoneDigits(typed: string, fewest = 1): string | undefined {
  const number = typed.trim();
  if (number.length < fewest || !/^[\d\s+().-]+$/.test(number)) return undefined;
  return number.replace(/\D/g, '').replace(/^00/, '');
}
