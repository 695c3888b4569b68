import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FacetKind, facetKinds, facetValues, listFlags } from '#shared/list-choice.ts';
import { type CardList, countFacets, listCards } from './card-lists.ts';
import { sourceOfEverything } from './list-sources.ts';
import { type ListedProduct, ListedProducts } from './listed-products.ts';

// More facets than one word of bits holds, and cards of several brands; `card-lists.test.ts` compares with the database.

const others = facetKinds.flatMap((kind) =>
  kind === 'brand' ? [] : facetValues[kind].map((value) => `${kind}:${value}`),
);
const brands = ['brand:Ndolo', 'brand:Toghu', 'brand:Wouri: new'];

const anyProduct = fc.record({
  card: fc.constantFrom('velvet', 'satin', 'glow'),
  pricePaid: fc.constantFrom(900, 1_000, 5_000),
  discount: fc.constantFrom(0, 20),
  stock: fc.constantFrom(0, 3),
  createdAt: fc.constantFrom(new Date(1), new Date(3)),
  facets: fc
    .tuple(fc.subarray(others, { maxLength: 12 }), fc.option(fc.constantFrom(...brands)))
    .map(([facets, brand]) => (brand === null ? facets : [brand, ...facets])),
});
const anyChoice = fc.record({
  facets: fc.record(
    {
      brand: fc.constantFrom<string[]>(['Ndolo']),
      colour: fc.subarray([...facetValues.colour], { minLength: 1 }),
      concern: fc.subarray([...facetValues.concern], { minLength: 1 }),
    },
    { requiredKeys: [] },
  ),
  min: fc.constantFrom(undefined, 1_000),
  max: fc.constantFrom(undefined, 1_000),
  flags: fc.subarray([...listFlags]),
});

test('each value counts the cards that it would leave, whatever else is chosen', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 40 }),
      anyChoice,
      fc.boolean(),
      (looks, choice, families) => {
        const products = looks.map(
          (look, sequence): ListedProduct => ({
            ...look,
            ...{ id: `p${sequence}`, sequence, sold: 0, categories: [], subCategories: [] },
            ...{ shadeHex: null, shadeOrder: null },
          }),
        );
        const listed = new ListedProducts();
        const list: CardList = {
          ...{ source: sourceOfEverything, choice, sort: 'newest', families },
          newSince: new Date(2),
        };
        // Counts once before the last products are added: what is kept about facets must follow them.
        for (const [number, product] of products.entries()) {
          listed.put(product);
          if (number === 20) countFacets(listed, list);
        }
        const counts = countFacets(listed, list);
        expect(listCards(listed, list, { page: 1, limit: 4, facets: true }).facets).toEqual(counts);
        expect(counts.flags).toEqual(
          Object.fromEntries(listFlags.map((flag) => [flag, cardsWith(products, list, `flag:${flag}`)])),
        );
        const found = new Map(counts.values.map(({ kind, value, cards }) => [`${kind}:${value}`, cards]));
        for (const facet of [...others, ...brands]) {
          expect([facet, found.get(facet) ?? 0]).toEqual([facet, cardsWith(products, list, facet)]);
        }
      },
    ),
  );
});

/** The cards with a facet, counted as if no facet of the same kind were chosen. */
function cardsWith(
  products: readonly ListedProduct[],
  { choice, families }: CardList,
  facet: string,
): number {
  const has = (product: ListedProduct, name: string) =>
    product.facets.includes(name) ||
    (name === 'flag:stock' && product.stock > 0) ||
    (name === 'flag:offer' && product.discount > 0) ||
    (name === 'flag:new' && product.createdAt.getTime() >= 2);
  const isOf = (kind: FacetKind) => facet.startsWith(`${kind}:`);
  const left = products.filter(
    (product) =>
      facetKinds.every(
        (kind) =>
          isOf(kind) || (choice.facets[kind]?.some((value) => has(product, `${kind}:${value}`)) ?? true),
      ) &&
      choice.flags.every((flag) => `flag:${flag}` === facet || has(product, `flag:${flag}`)) &&
      product.pricePaid >= (choice.min ?? 0) &&
      product.pricePaid <= (choice.max ?? 1e9) &&
      has(product, facet),
  );
  return new Set(left.map(({ card, id }) => (families ? card : id))).size;
}
