import { z } from 'zod';
import {
  choiceLimits,
  type FacetKind,
  facetKinds,
  isFacetValue,
  listFlags,
  listSorts,
} from '../list-choice.ts';
import { wholeNumber } from './fields.ts';

const values = (kind: FacetKind) =>
  z
    .array(
      z
        .string()
        .max(choiceLimits.brand)
        .refine((value) => isFacetValue(kind, value)),
    )
    .max(choiceLimits.brands)
    .optional();
const price = wholeNumber(1, choiceLimits.price).optional();

/** What a reader has chosen of a list: values of one kind add up, kinds narrow each other. */
const listChoiceField = z.object({
  facets: z
    .object({
      brand: values('brand'),
      depth: values('depth'),
      undertone: values('undertone'),
      colour: values('colour'),
      finish: values('finish'),
      skin: values('skin'),
      concern: values('concern'),
    })
    .default({}),
  min: price,
  max: price,
  flags: z.array(z.enum(listFlags)).max(listFlags.length).default([]),
  sort: z.enum(listSorts).optional(),
});

/** What the shop's own pages ask for beyond the specification: without these fields a list answers as it says. */
export const cardListFields = {
  /**
   * One entry for all shades of a family, with `card` beside it (decision 38). What no card shows is empty: descriptions, sub-categories, details but the
   * brand, pictures but the first.
   */
  families: z.boolean().optional(),
  choice: listChoiceField.optional(),
  /** What the list could be narrowed by, with the number of cards each. */
  facets: z.boolean().optional(),
};

const facetCountsView = z.object({
  values: z.array(z.object({ kind: z.enum(facetKinds), value: z.string(), cards: z.number().int() })),
  flags: z.object({ stock: z.number().int(), offer: z.number().int(), new: z.number().int() }),
  prices: z.object({ least: z.number().int(), most: z.number().int() }).optional(),
});
export type FacetCountsView = z.output<typeof facetCountsView>;

export const cardListBeside = { facets: facetCountsView.optional() };
