import { countFacets } from '#core/catalogue/card-lists.ts';
import { sourceOfEverything } from '#core/catalogue/list-sources.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Database } from '#db/client.ts';
import { nothingChosen } from '#shared/list-choice.ts';

export type Brand = {
  name: string;
  /** Null until the owner adds a picture. */
  logo: string | null;
  story: string;
  storyFr: string;
  version: number;
  /** The number of its cards in lists: a family is one card. */
  cards: number;
  /** Its former names, without those that are a brand again. */
  formerNames: string[];
};

export const unwritten = { logo: null, story: '', storyFr: '', version: 0 };

/** Every brand that listed products name or that the owner has described, those with most products first. */
export async function listBrands(db: Database): Promise<Brand[]> {
  const [cards, rows, formerNames] = await Promise.all([
    countCards(db),
    db.selectFrom('brands').select(['name', 'logo', 'story', 'storyFr', 'version']).execute(),
    db
      .selectFrom('brandFormerNames')
      .select(['former', 'name'])
      .orderBy('renamedAt')
      .orderBy('former')
      .execute(),
  ]);
  const described = new Map(rows.map((row) => [row.name, row]));
  const names = new Set([...cards.keys(), ...described.keys()]);
  const left = Map.groupBy(
    formerNames.filter(({ former }) => !names.has(former)),
    ({ name }) => name,
  );
  return [...names]
    .map((name) => ({
      ...{ name, ...unwritten, ...described.get(name), cards: cards.get(name) ?? 0 },
      formerNames: (left.get(name) ?? []).map(({ former }) => former),
    }))
    .sort((one, other) => other.cards - one.cards || one.name.localeCompare(other.name, 'en'));
}

async function countCards(db: Database): Promise<Map<string, number>> {
  const { values } = countFacets(await readListedProducts(db), {
    ...{ source: sourceOfEverything, choice: nothingChosen, sort: 'newest', families: true },
    newSince: new Date(0),
  });
  return new Map(values.filter(({ kind }) => kind === 'brand').map(({ value, cards }) => [value, cards]));
}
