import { customAlphabet } from 'nanoid';

const lettersAndDigits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Used in page addresses: short, no dash (spec §2). */
export const newCatalogueId = customAlphabet(lettersAndDigits, 12);

/** Users, sessions, addresses, orders …: 124 bits, unguessable, no dash (decision 4). */
export const newId = customAlphabet(lettersAndDigits, 24);

/** Read aloud on the phone: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const spokenAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const spokenPart = customAlphabet(spokenAlphabet, 4);

export function newOrderNumber(): string {
  return `NB-${spokenPart()}-${spokenPart()}`;
}
