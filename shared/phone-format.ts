const CAMEROON = /^\+237(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** A stored E.164 number as people here read it, on one line: '6 77 12 34 56'; a foreign one stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(CAMEROON, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
}

/** The same with no-break spaces, for use in a sentence. */
export function formatPhoneInText(phone: string): string {
  return formatPhone(phone).replaceAll(' ', '\u00a0');
}

/** Shows enough to recognise one's own number, too little to learn another person's: '•••• 34 56'. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4, -2)} ${phone.slice(-2)}`;
}

const NATIONAL = /^(?:(?:\+|00)?237)?[26]\d{8}$/;
const FOREIGN = /^(?:\+|00)(?!237)[1-9]\d{7,14}$/;

/** Formats a typed number as `formatPhone` formats a stored one. */
export function formatTypedPhone(typed: string): string {
  const compact = typed.replace(/[\s().-]/g, '');
  return NATIONAL.test(compact) ? formatPhone(`+237${compact.slice(-9)}`) : typed;
}

/** The E.164 form of a typed text that looks like a phone number. */
export function toInternational(typed: string): string {
  const compact = typed.replace(/[\s().-]/g, '');
  return NATIONAL.test(compact) ? `+237${compact.slice(-9)}` : compact.replace(/^(\+|00)/, '+');
}

/** The browser's check before a guest's address is stored; the server's `parsePhone` decides. */
export function looksLikePhone(typed: string): boolean {
  const compact = typed.replace(/[\s().-]/g, '');
  return NATIONAL.test(compact) || FOREIGN.test(compact);
}
