/** Up to this length most other words are near, so the sound decides. */
const longestShort = 5;
/** A surplus consonant is a slip only if this many others agree: 'dove' is no 'doe'. */
const enoughHeard = 3;
/** Letters that sound alike. */
const heardAs: Readonly<Record<string, string>> = { k: 'c', q: 'c', z: 's', x: 's', j: 'g', y: 'i', w: 'v' };
const silent = /[aeiouh]/g;

/**
 * True if a word of the shop may be what was meant. In short words the consonants must sound alike, apart from those left out or typed too
 * much: 'lova' is a slip of 'love' and 'kantu' of 'cantu', but 'dove' is neither 'love' nor 'dore'.
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

/** True if the letters of `one` occur in `other` in the same order. */
function isWithin(one: string, other: string): boolean {
  let found = 0;
  for (const letter of other) if (letter === one.charAt(found)) found += 1;
  return found === one.length;
}
