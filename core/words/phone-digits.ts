/**
 * The digits of a phone number, which is one word of a search however it is typed: '6 77 12 34 56' or '+237 677 12 34 56'. Undefined of
 * anything else, and of what is shorter than `fewest` characters.
 */
export function phoneDigits(typed: string, fewest = 1): string | undefined {
  const number = typed.trim();
  if (number.length < fewest || !/^[\d\s+().-]+$/.test(number)) return undefined;
  return number.replace(/\D/g, '').replace(/^00/, '');
}
