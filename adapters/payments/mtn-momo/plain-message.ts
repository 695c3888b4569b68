const longestMessage = 160;

/** Keeps only letters without accents, digits, spaces, dots and hyphens: MTN answers 400 to apostrophes and other characters. */
export function plainMessage(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longestMessage);
}
