import { z } from 'zod';
import { makeFields } from '../by-field.ts';
import { francs } from '../money.ts';
import { pictureSlots } from '../picture-slots.ts';
import { type FieldKind, type ProductFieldFacts, productFields } from '../product-fields.ts';
import {
  francsOutput,
  idField,
  limits,
  optionalText,
  percentField,
  priceField,
  requiredText,
  stockField,
  wholeOrNone,
} from './fields.ts';

export const imageField = requiredText(limits.url);

export const categoryView = z.object({
  _id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  image: z.string(),
});

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'hex');

/** A category or sub-category as the admin forms send it: the whole object or its id. */
const categoryInput = z.union([idField, z.object({ _id: idField }).transform((object) => object._id)]);

const detailsInput = ({ most }: ProductFieldFacts) =>
  z
    .record(requiredText(limits.detailName), requiredText(limits.detailText))
    .refine((fields) => Object.keys(fields).length <= most, `maxEntries:${most}`);

/** Keyed by the address of the picture. */
const pictureTextsInput = ({ most }: ProductFieldFacts) =>
  z
    .record(imageField, requiredText(limits.pictureText))
    .refine((texts) => Object.keys(texts).length <= most, `maxEntries:${most}`)
    .nullable()
    .optional();

/** Keyed by the address of the picture. */
const pictureSlotsInput = ({ most }: ProductFieldFacts) =>
  z
    .record(imageField, z.enum(pictureSlots))
    .refine((slots) => Object.keys(slots).length <= most, `maxEntries:${most}`)
    .nullable()
    .optional();

/** The input schema of each kind of field. An optional field that is absent keeps its value, or gets its default when a product is added. */
const inputs = {
  text: ({ most }: ProductFieldFacts) => requiredText(most),
  optionalText: ({ most }: ProductFieldFacts) =>
    optionalText(most)
      .transform((text) => text || null)
      .nullable()
      .optional(),
  pictures: ({ most }: ProductFieldFacts) => z.array(imageField).max(most, `maxEntries:${most}`),
  pictureTexts: pictureTextsInput,
  pictureSlots: pictureSlotsInput,
  /** A form may contain the same category twice (spec §5); it is saved once. */
  categories: ({ most }: ProductFieldFacts) =>
    z
      .array(categoryInput)
      .max(most, `maxEntries:${most}`)
      .transform((ids) => [...new Set(ids)]),
  stock: () => stockField,
  francs: () => priceField,
  optionalFrancs: ({ most }: ProductFieldFacts) =>
    wholeOrNone(most)
      .transform((amount) => (amount === null ? null : francs(amount)))
      .optional(),
  cost: ({ most }: ProductFieldFacts) =>
    wholeOrNone(most)
      .transform((amount) => (amount === null ? null : francs(amount)))
      .optional(),
  percent: () => percentField,
  optionalWhole: ({ most }: ProductFieldFacts) => wholeOrNone(most).optional(),
  ownWhole: ({ most }: ProductFieldFacts) => wholeOrNone(most).optional(),
  details: detailsInput,
  optionalDetails: (facts: ProductFieldFacts) => detailsInput(facts).nullable().optional(),
  colour: () => hexColour.nullable().optional(),
  /** May be empty: a reference is then generated when a product is added, and kept when one is changed. */
  reference: ({ most }: ProductFieldFacts) =>
    optionalText(most)
      .regex(/^\P{Cc}*$/u, 'characters')
      .transform((text) => text || undefined)
      .optional(),
  /** As a scanner sends it: a printed barcode may have spaces between its groups. */
  barcode: ({ most }: ProductFieldFacts) =>
    optionalText(most)
      .transform((text) => text.replace(/\s/g, '') || null)
      .nullable()
      .optional(),
  flag: () => z.boolean().optional(),
};

/** The output schema of each kind of field. */
const views = {
  text: z.string(),
  optionalText: z.string().nullable(),
  pictures: z.array(z.string()),
  /** Picture -> its description; absent where none was written. */
  pictureTexts: z.record(z.string(), z.string()).optional(),
  /** For admins only, and absent where none was chosen. */
  pictureSlots: z.record(z.string(), z.enum(pictureSlots)).optional(),
  categories: z.array(categoryView),
  stock: z.number().int(),
  francs: francsOutput,
  optionalFrancs: francsOutput.nullable(),
  /** For admins only. */
  cost: francsOutput.nullable().optional(),
  percent: z.number().int(),
  optionalWhole: z.number().int().nullable(),
  /** For admins only. */
  ownWhole: z.number().int().nullable().optional(),
  /** Label -> text, in the order the owner entered them. */
  details: z.record(z.string(), z.string()),
  optionalDetails: z.record(z.string(), z.string()).nullable(),
  colour: z.string().nullable(),
  /** For admins only. */
  reference: z.string().optional(),
  /** For admins only. */
  barcode: z.string().nullable().optional(),
  flag: z.boolean(),
} satisfies Record<FieldKind, z.ZodType>;

/** The type of the schema that checks each kind of field. */
export type InputSchemas = { [Kind in FieldKind]: ReturnType<(typeof inputs)[Kind]> };
const inputOfKind: { [Kind in FieldKind]: (facts: ProductFieldFacts) => InputSchemas[Kind] } = inputs;

/** What a browser sends for each kind of field, and what it receives. */
export type FieldInput = { [Kind in FieldKind]: z.input<InputSchemas[Kind]> };
export type FieldView = { [Kind in FieldKind]: z.output<(typeof views)[Kind]> };

/** Under the shop's own names of the fields. */
export const productInputs = makeFields<InputSchemas>((kind, name) => inputOfKind[kind](productFields[name]));

const productViews = makeFields<typeof views>((kind) => views[kind]);

/** `nameFr` is absent where the name is the same in French. */
export const shadeView = z.object({ name: z.string(), nameFr: z.string().optional(), hex: z.string() });

/** What the calls accept for a product: some fields have the specification's names, and a shade is one object. */
export const productInputShape = takenShape(productInputs);

function takenShape({
  images,
  categories,
  subCategories,
  details,
  detailsFr,
  isPublished,
  shadeName: _shadeName,
  shadeNameFr,
  shadeHex: _shadeHex,
  ...same
}: typeof productInputs) {
  return {
    ...same,
    image: images,
    category: categories,
    subCategory: subCategories,
    more_details: details,
    moreDetailsFr: detailsFr,
    published: isPublished,
    shade: z
      .object({ name: requiredText(productFields.shadeName.most), nameFr: shadeNameFr, hex: hexColour })
      .nullable()
      .optional(),
  };
}

/** What the calls return for a product, in the same names. */
export const productView = z.object({
  _id: z.string(),
  ...answeredShape(productViews),
  /** Number of live products of the same family, this one included; 1 without a family. */
  shadeCount: z.number().int(),
  /** One more with each saved form. */
  version: z.number().int(),
  /** For admins only: the percentage of the current sale. The price has the higher of it and the product's own discount; null without a sale. */
  saleDiscount: z.number().int().nullable().optional(),
  /** In lists of families: what the card of a whole family shows. */
  card: z
    .object({
      name: z.string(),
      nameFr: z.string().nullable(),
      /** The price of the cheapest shade in stock, after its discount. */
      priceFrom: francsOutput,
      hasOnePrice: z.boolean(),
      isInStock: z.boolean(),
      colours: z.array(z.string()),
    })
    .optional(),
  /** In lists of families: the buyers' average and the number of reviews; absent without a review. */
  rating: z.object({ average: z.number(), count: z.number().int() }).optional(),
});

function answeredShape({
  images,
  categories,
  subCategories,
  details,
  detailsFr,
  isPublished,
  shadeName: _shadeName,
  shadeNameFr: _shadeNameFr,
  shadeHex: _shadeHex,
  ...same
}: typeof productViews) {
  return {
    ...same,
    image: images,
    category: categories,
    subCategory: subCategories,
    more_details: details,
    moreDetailsFr: detailsFr,
    published: isPublished,
    shade: shadeView.nullable(),
  };
}
