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

/** The filters a shopper has set on a list: values of one kind widen it, different kinds narrow it. */
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

/** The fields that the shop's own pages send beyond the specification; without them a list answers as the specification says. */
export const cardListFields = {
  /**
   * One entry for all shades of a family, with `card` beside it (decision 38). Fields that no card shows are empty: descriptions, sub-categories,
   * details other than the brand, pictures after the first.
   */
  families: z.boolean().optional(),
  choice: listChoiceField.optional(),
  /** Asks for the filters the list offers, with the number of cards for each. */
  facets: z.boolean().optional(),
};

const facetCountsView = z.object({
  values: z.array(z.object({ kind: z.enum(facetKinds), value: z.string(), cards: z.number().int() })),
  flags: z.object({ stock: z.number().int(), offer: z.number().int(), new: z.number().int() }),
  prices: z.object({ least: z.number().int(), most: z.number().int() }).optional(),
});
export type FacetCountsView = z.output<typeof facetCountsView>;

export const cardListBeside = { facets: facetCountsView.optional() };
