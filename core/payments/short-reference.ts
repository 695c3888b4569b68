/** An attempt's UUID in base 36, for providers that take at most 30 characters. */
export function shortReference(attemptId: string): string {
  return BigInt(`0x${attemptId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(length, '0');
}

/** The attempt's id for a short reference in a provider's statement; undefined for any other word. */
export function attemptOfShortReference(word: string): string | undefined {
  if (word.length !== length || !/^[0-9a-z]+$/i.test(word)) return undefined;
  let number = 0n;
  for (const digit of word.toLowerCase()) number = number * 36n + BigInt(Number.parseInt(digit, 36));
  const hex = number.toString(16).padStart(32, '0');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
}

const length = 25;
