const CAMEROON = /^\+237(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** A stored E.164 number as people here read it: '6 77 12 34 56'; a foreign one stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(CAMEROON, '$1 $2 $3 $4 $5');
}
