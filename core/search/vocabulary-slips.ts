import { isSynonymWord, synonymStems } from './find-synonyms.ts';
import { couldBeSlip, firstSound } from './slips.ts';

/** Up to this length one letter may be wrong, in longer words two. */
const longestOfOne = 8;
const ofOneSlip = 1.5;
export const ofTwoSlips = 2.5;
/** Letters after what was typed cost less than a wrong one: 'shampoin' is on its way to 'shampoing'. */
const COST_OF_MORE = 0.5;
/** If two words were typed as one, each has at least this many letters. */
const shortestPart = 3;

/**
 * The French and English beauty words that may have been meant, whether or not the catalogue has them, and the cost of the slip: 'pinso' is close to
 * no word of an English catalogue, but to 'pinceau', which has another name there.
 */
export function nearestSynonymWords(
  typed: string,
  mostCost = typed.length <= longestOfOne ? ofOneSlip : ofTwoSlips,
): { words: string[]; cost: number } {
  let found: { words: string[]; cost: number } = { words: [], cost: mostCost };
  for (const word of stemsBySound.get(firstSound(typed)) ?? []) {
    if (typed.length - word.length > found.cost) continue;
    const cost = costOfSlip(typed, word);
    if (cost > found.cost || !couldBeSlip(typed, word)) continue;
    found = cost < found.cost ? { words: [word], cost } : { ...found, words: [...found.words, word] };
  }
  return found;
}

const stemsBySound = Map.groupBy(synonymStems, firstSound);

/** The cost as the database counts it (`nearest_search_words`): slips in the whole word, or in its beginning. */
export function costOfSlip(typed: string, word: string): number {
  return Math.min(
    slipsBetween(typed, word),
    word.length > typed.length
      ? slipsBetween(typed, word.slice(0, typed.length)) + COST_OF_MORE
      : Number.POSITIVE_INFINITY,
  );
}

/** The two beauty words that were typed as one, also with a small word between them: 'fonddeteint'. */
export function synonymWordsIn(typed: string): string[] {
  for (let length = typed.length - shortestPart; length >= shortestPart; length -= 1) {
    const first = typed.slice(0, length);
    if (!isSynonymWord(first)) continue;
    const rest = typed.slice(length);
    const second = [rest, rest.replace(/^(de|des|du|a|au|pour|et)(?=.{3})/, '')].find(
      (part) => part.length >= shortestPart && isSynonymWord(part),
    );
    if (second) return [first, second];
  }
  return [];
}

/** The number of letters to change, remove or insert (Levenshtein distance). */
function slipsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      now.push(Math.min(changed, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

/** True if these words are nearer to what was typed than the words of the catalogue. */
export function areNearer(
  { words, cost }: { words: readonly string[]; cost: number },
  typed: string,
  slips: readonly string[],
): boolean {
  return words.length > 0 && slips.every((slip) => cost < costOfSlip(typed, slip));
}
