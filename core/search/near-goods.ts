import type { ListSource } from '#core/catalogue/card-lists.ts';
import { roomForFound } from '#core/catalogue/list-room.ts';
import { take } from '#core/catalogue/list-sources.ts';
import type { ListedProducts, ShelfName } from '#core/catalogue/listed-products.ts';
import { buildTextQuery, phrasesOf, type TypedWord } from './build-text-query.ts';
import type { ReadMatches } from './match-blocks.ts';
import { namedShelves, namesSubCategory } from './named-shelves.ts';
import { type Ranking, sourceOfMatches } from './score-matches.ts';

/** Added to the score of near goods for each further part they share, and if they are on a shelf where something was found. */
const WEIGHT_OF_NEARER = 3;

type Near = Ranking & { shelves: readonly ShelfName[]; read: ReadMatches; found: readonly string[] };
type SourceOfPart = {
  source: ListSource;
  /** Whether the part names a sub-category, and the shelves it names. */
  isNaming: boolean;
  named: ReadonlySet<string>;
};

/**
 * Near goods: products that have one of several typed parts that names a sub-category by itself, such as 'savon' of 'savon noir'. If no part does,
 * the products beside all that was found.
 */
export async function sourceOfNear(
  words: readonly TypedWord[],
  { shelves, read, found, ...ranking }: Near,
): Promise<ListSource> {
  const parts = partsOf(words);
  const naming = parts.filter((part) => namesSubCategory(shelves, part));
  if (naming.length === 0) return sourceOfNeighbours(found);
  const sources = await Promise.all(
    parts.map(async (part) => {
      const named = namedShelves(shelves, { parts: [part] });
      const source = sourceOfMatches(await read({ exact: [], parts: [part] }), { ...ranking, named });
      return { source, isNaming: naming.includes(part), named: new Set(named.map(({ id }) => id)) };
    }),
  );
  return sourceOfNearest(sources, found);
}

/**
 * A name of several words is one part, so that other gels are not near to 'gel douche'; if only such a name was typed, each of its words is a
 * part.
 */
function partsOf(words: readonly TypedWord[]) {
  const phrases = phrasesOf(words);
  const apart = phrases.length > 1 ? phrases : words.map((word) => [word]);
  return apart.flatMap((phrase) => buildTextQuery(phrase)?.parts ?? []);
}

function sourceOfNearest(sources: readonly SourceOfPart[], ids: readonly string[]): ListSource {
  return (products, found) => {
    const size = products.sequence.length;
    const room = roomForFound(size);
    const best = new Float64Array(size).fill(-1);
    const shared = new Uint16Array(size);
    const around = subCategoriesOf(products, ids);
    const choosing = choosingParts(sources, around);
    for (const part of sources) {
      const isChoosing = choosing.includes(part);
      room.length = 0;
      part.source(products, room);
      for (let at = 0; at < room.length; at += 1) {
        const row = room.rows[at] ?? 0;
        shared[row] = (shared[row] ?? 0) + 1;
        if (isChoosing) best[row] = Math.max(best[row] ?? 0, room.scores[at] ?? 0);
      }
    }
    const nearerOnShelf = products.shelves.values.map(({ subCategories }) =>
      Number(subCategories.some((id) => around.has(id))),
    );
    for (let row = 0; row < size; row += 1) {
      const score = best[row] ?? -1;
      if (score < 0) continue;
      const nearer = (shared[row] ?? 1) - 1 + (nearerOnShelf[products.shelf[row] ?? 0] ?? 0);
      take(found, row, score + WEIGHT_OF_NEARER * nearer);
    }
  };
}

/** The parts whose products are near goods: those that name a shelf where something was found; if none does, all that name a shelf. */
function choosingParts(
  sources: readonly SourceOfPart[],
  around: ReadonlySet<string>,
): readonly SourceOfPart[] {
  const naming = sources.filter(({ isNaming }) => isNaming);
  const here = naming.filter(({ named }) => [...around].some((id) => named.has(id)));
  return here.length > 0 ? here : naming;
}

/** The other products of the sub-category of these products, if all are in a single one. */
function sourceOfNeighbours(ids: readonly string[]): ListSource {
  return (products, found) => {
    const [only, ...others] = subCategoriesOf(products, ids);
    if (only === undefined || others.length > 0) return;
    const isBeside = products.shelves.values.map(({ subCategories }) => subCategories.includes(only));
    for (let row = 0; row < products.length; row += 1) {
      if (isBeside[products.shelf[row] ?? 0]) take(found, row, 0);
    }
  };
}

function subCategoriesOf(products: ListedProducts, ids: readonly string[]): Set<string> {
  const wanted = new Set(ids);
  const all = new Set<string>();
  for (let row = 0; row < products.length; row += 1) {
    if (!wanted.has(products.ids[row] ?? '')) continue;
    for (const id of products.shelves.values[products.shelf[row] ?? 0]?.subCategories ?? []) all.add(id);
  }
  return all;
}
