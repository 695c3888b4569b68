import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The E.164 form of a phone number as people in Cameroon type it (6 77 12 34 56, 237…, 00237…, +237…), or of a foreign
 * number with its country code; undefined if it is neither.
 */
export function parsePhone(text: string): string | undefined {
  // The library accepts neither the narrow no-break space that our own pages print nor a code in brackets, '(+237)'.
  const compact = text.replace(/[\s().-]/g, '');
  const phone = parsePhoneNumberFromString(compact, { defaultCountry: 'CM', extract: false });
  // An extension cannot be dialled by the rider and E.164 has no place for it.
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}
