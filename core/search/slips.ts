/** Up to this length most other words are near; what is heard decides. */
const longestShort = 5;
/** A consonant too much is a slip only where so many others agree: 'dove' is no 'doe'. */
const enoughHeard = 3;
/** Letters that are heard alike. */
const heardAs: Readonly<Record<string, string>> = { k: 'c', q: 'c', z: 's', x: 's', j: 'g', y: 'i', w: 'v' };
const silent = /[aeiouh]/g;

/**
 * Whether a word of the shop may be what was meant. Of short words the consonants agree as they are heard, but for those that were left out or
 * typed too much: 'lova' is a slip of 'love' and 'kantu' of 'cantu', but 'dove' is neither 'love' nor 'dore'.
 */
export function couldBeSlip(typed: string, near: string): boolean {
  if (typed.length > longestShort) return true;
  const [one, other] = [heard(typed), heard(near)];
  if (one.charAt(0) !== other.charAt(0)) return false;
  return isWithin(one, other) || (other.length >= enoughHeard && isWithin(other, one));
}

export function firstSound(word: string): string {
  return heard(word).charAt(0);
}

function heard(word: string): string {
  const sounds = [...word.replaceAll('ph', 'f')].map((letter) => heardAs[letter] ?? letter).join('');
  return sounds.charAt(0) + sounds.slice(1).replace(silent, '').replace(/(.)\1/g, '$1');
}

/** Whether the letters of the one are in the other, in their order. */
function isWithin(one: string, other: string): boolean {
  let found = 0;
  for (const letter of other) if (letter === one.charAt(found)) found += 1;
  return found === one.length;
}
