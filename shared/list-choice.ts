/** The filters of a list besides price and stock: `brand` holds the owner's words, the others a fixed vocabulary. */
export const facetValues = {
  depth: ['light', 'medium', 'tan', 'deep', 'very-deep'],
  undertone: ['cool', 'neutral', 'warm', 'red', 'olive'],
  colour: [
    'red',
    'pink',
    'orange',
    'nude',
    'brown',
    'plum',
    'purple',
    'gold',
    'green',
    'blue',
    'black',
    'grey',
    'white',
  ],
  finish: ['matte', 'satin', 'natural', 'dewy', 'shine', 'shimmer', 'cream'],
  skin: ['dry', 'oily', 'combination', 'sensitive', 'normal', 'mature'],
  concern: ['dark-spots', 'blemishes', 'dryness', 'ageing', 'sun', 'breakage'],
} as const;

export type Depth = (typeof facetValues.depth)[number];
export type SkinType = (typeof facetValues.skin)[number];

export const facetKinds = ['brand', 'depth', 'undertone', 'colour', 'finish', 'skin', 'concern'] as const;
export type FacetKind = (typeof facetKinds)[number];

export const listFlags = ['stock', 'offer', 'new'] as const;
export type ListFlag = (typeof listFlags)[number];

export const listSorts = ['best', 'popular', 'newest', 'price', 'price-down', 'discount'] as const;
export type ListSort = (typeof listSorts)[number];

/** The filters a shopper has set on a list. The address of the page contains them in one spelling and one order. */
export type ListChoice = {
  facets: { [Kind in FacetKind]?: string[] | undefined };
  min?: number | undefined;
  max?: number | undefined;
  flags: ListFlag[];
  sort?: ListSort | undefined;
};

export const choiceLimits = { brands: 12, brand: 80, price: 100_000_000 } as const;

export const nothingChosen: ListChoice = { facets: {}, flags: [] };

/** Reads the choice from an address; unknown fields and values are ignored. */
export function readListChoice(query: URLSearchParams): ListChoice {
  const facets: ListChoice['facets'] = {};
  for (const kind of facetKinds) {
    const values = [...new Set(query.getAll(kind))].filter((value) => isFacetValue(kind, value)).sort();
    if (values.length > 0) facets[kind] = values.slice(0, choiceLimits.brands);
  }
  return {
    facets,
    min: readPrice(query.get('min')),
    max: readPrice(query.get('max')),
    flags: listFlags.filter((flag) => query.get(flag) === '1'),
    sort: listSorts.find((sort) => sort === query.get('sort')),
  };
}

/** The choice as fields of an address, always in the same order. */
export function choiceFields({ facets, min, max, flags, sort }: ListChoice): [string, string][] {
  const fields: [string, string][] = facetKinds.flatMap((kind) =>
    (facets[kind] ?? []).map((value): [string, string] => [kind, value]),
  );
  if (min !== undefined) fields.push(['min', String(min)]);
  if (max !== undefined) fields.push(['max', String(max)]);
  for (const flag of flags) fields.push([flag, '1']);
  if (sort !== undefined) fields.push(['sort', sort]);
  return fields;
}

/** The part of an address after '?', with other fields in front; empty if there are no fields. */
export function choiceQuery(choice: ListChoice, others: readonly (readonly [string, string])[] = []): string {
  const query = new URLSearchParams([...others.map((field) => [...field]), ...choiceFields(choice)]);
  return query.size === 0 ? '' : `?${query}`;
}

/** The choice without one of its fields. */
export function withoutField(choice: ListChoice, [name, value]: readonly [string, string]): ListChoice {
  const left = choiceFields(choice).filter((field) => field[0] !== name || field[1] !== value);
  return readListChoice(new URLSearchParams(left));
}

/** True if the choice leaves some products out. */
export function isNarrowed({ facets, min, max, flags }: ListChoice): boolean {
  return Object.keys(facets).length > 0 || min !== undefined || max !== undefined || flags.length > 0;
}

export function isFacetValue(kind: FacetKind, value: string): boolean {
  if (kind === 'brand')
    return value.trim() !== '' && value.length <= choiceLimits.brand && !value.includes('\0');
  return facetValues[kind].some((known) => known === value);
}

function readPrice(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
  const price = Number(text);
  return price > 0 && price <= choiceLimits.price ? price : undefined;
}
