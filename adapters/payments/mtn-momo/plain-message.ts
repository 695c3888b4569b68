const longestMessage = 160;

/** MTN answers 400 to an apostrophe and other special characters: letters without accents, digits, space, dot, hyphen. */
export function plainMessage(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longestMessage);
}
