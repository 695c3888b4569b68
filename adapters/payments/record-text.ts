const longestText = 300;

/** A provider's free text as it may be kept: short, and every number that could be a phone reduced to its end. */
export function recordText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/\+?\d[\d .-]{5,}\d/g, (number) => `•••• ${number.replace(/\D/g, '').slice(-4)}`);
}
