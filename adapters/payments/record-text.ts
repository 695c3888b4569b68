const longestText = 300;

/** A provider's free text in a form we may store: shortened, and with only the last digits of anything that could be a phone number. */
export function recordText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/\+?\d[\d .-]{5,}\d/g, (number) => `•••• ${number.replace(/\D/g, '').slice(-4)}`);
}
