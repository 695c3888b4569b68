import { type Bits, countBits, inBoth } from './bits.ts';
import type { MatchBlock } from './match-blocks.ts';

/** A typed phrase by itself: how much it counts, and the products that have it. */
type Known = { worth: number; blocks: readonly Pick<MatchBlock, 'block' | 'anywhere'>[] };

/** Products by block. */
type BlockBits = ReadonlyMap<number, Bits>;

/** Every choice among this many phrases is tried; later ones are kept if the chosen products have them too. */
const MOST_TRIED = 8;

/**
 * The indexes of the phrases that some product has together: those that count most, among equals those that the fewest
 * products have.
 */
export function keepMost(known: readonly Known[]): number[] {
  const bitsOf = known.map(({ blocks }) => new Map(blocks.map(({ block, anywhere }) => [block, anywhere])));
  const tried = [...known.keys()].slice(0, MOST_TRIED);
  const rarities = known.map(({ blocks }) => 1 / Math.max(1, countOf(blocks)));
  // A choice is a number with a bit for each phrase. Phrases that no product has together are not tried with one more.
  const together = new Map<number, BlockBits | undefined>();
  const haveAll = (choice: number): BlockBits | undefined => {
    if (together.has(choice)) return together.get(choice);
    const last = 31 - Math.clz32(choice);
    const own = bitsOf[last];
    const rest = choice ^ (1 << last);
    const others = rest === 0 ? own : haveAll(rest);
    const found = rest === 0 ? own : own && others && both(own, others);
    together.set(choice, found);
    return found;
  };
  const choices = Array.from({ length: (1 << tried.length) - 1 }, (_none, at) => {
    const indexes = tried.filter((index) => ((at + 1) >> index) & 1);
    const sum = (values: (index: number) => number) =>
      indexes.reduce((total, index) => total + values(index), 0);
    return {
      ...{ choice: at + 1, indexes },
      worth: sum((index) => known[index]?.worth ?? 0),
      rarity: sum((index) => rarities[index] ?? 0),
    };
  });
  const best = choices
    .toSorted((one, other) => other.worth - one.worth || other.rarity - one.rarity)
    .find(({ choice }) => haveAll(choice) !== undefined);
  if (best === undefined) return [];
  let found = haveAll(best.choice);
  const more = [...known.keys()].slice(MOST_TRIED).filter((index) => {
    const own = bitsOf[index];
    const all = own && found && both(own, found);
    found = all ?? found;
    return all !== undefined;
  });
  return [...best.indexes, ...more];
}

/** The products in both; undefined if there are none. */
function both(one: BlockBits, other: BlockBits): BlockBits | undefined {
  const found = new Map<number, Bits>();
  for (const [block, bits] of one) {
    const all = inBoth(bits, other.get(block));
    if (all) found.set(block, all);
  }
  return found.size > 0 ? found : undefined;
}

function countOf(blocks: Known['blocks']): number {
  return blocks.reduce((count, { anywhere }) => count + countBits(anywhere), 0);
}
