import { customAlphabet } from 'nanoid';

const lettersAndDigits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** For page addresses: short, without dashes (spec §2). */
export const newCatalogueId = customAlphabet(lettersAndDigits, 12);

/** For users, sessions, addresses, orders …: 124 bits, so unguessable, without dashes (decision 4). */
export const newId = customAlphabet(lettersAndDigits, 24);

/** For numbers that are read aloud on the phone: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const spokenAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const spokenPart = customAlphabet(spokenAlphabet, 4);

export function newOrderNumber(): string {
  return `NB-${spokenPart()}-${spokenPart()}`;
}
