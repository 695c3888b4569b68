import type { MatchBlock } from './match-blocks.ts';

/** What was typed, by itself: how much it says of what is looked for, and what has it. */
type Known = { worth: number; blocks: readonly MatchBlock[] };

/** With more, each choice of them would take too long to try. */
const MOST_TRIED = 8;

/** The places of those that something has together: those worth most, of equals those that the fewest have. */
export function keepMost(known: readonly Known[]): number[] {
  const tried = known
    .slice(0, MOST_TRIED)
    .map((one) => ({ ...one, rarity: 1 / Math.max(1, countOf(one.blocks)) }));
  const choices = Array.from({ length: (1 << tried.length) - 1 }, (_none, at) => {
    const places = [...tried.keys()].filter((place) => ((at + 1) >> place) & 1);
    const chosen = places.flatMap((place) => tried[place] ?? []);
    const sum = (of: 'worth' | 'rarity') => chosen.reduce((total, one) => total + one[of], 0);
    return {
      places,
      blocks: chosen.flatMap(({ blocks }) => blocks),
      worth: sum('worth'),
      rarity: sum('rarity'),
    };
  });
  const best = choices.toSorted((one, other) => other.worth - one.worth || other.rarity - one.rarity);
  return best.find(({ places, blocks }) => haveAll(blocks, places.length))?.places ?? [];
}

/** Whether one product has all of so many. */
function haveAll(blocks: readonly MatchBlock[], count: number): boolean {
  return [...Map.groupBy(blocks, ({ block }) => block).values()].some((same) => {
    if (same.length < count) return false;
    const [first, ...others] = same.map(({ anywhere }) => anywhere);
    return first?.some((bits, at) => others.reduce((all, other) => all & (other[at] ?? 0), bits) !== 0);
  });
}

function countOf(blocks: readonly MatchBlock[]): number {
  let count = 0;
  for (const { anywhere } of blocks) {
    for (let byte of anywhere) for (; byte !== 0; byte &= byte - 1) count += 1;
  }
  return count;
}
