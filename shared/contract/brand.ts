import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { choiceLimits } from '../list-choice.ts';
import { call } from './call.ts';
import { francsOutput, limits, optionalText, requiredText, wholeNumber } from './fields.ts';
import { imageField } from './product-fields.ts';

export const brandView = z.object({
  name: z.string(),
  /** Null until the owner adds a picture. */
  logo: z.string().nullable(),
  /** Empty until the owner writes it. */
  story: z.string(),
  storyFr: z.string(),
  /** 0 until the owner first saves the brand, then one more with each save. */
  version: z.number().int(),
  /** The number of its products in lists; the shades of a family count as one. */
  cards: z.number().int(),
  /** Earlier names of the brand: addresses made from them redirect to it. */
  formerNames: z.array(z.string()),
});
export type BrandView = z.output<typeof brandView>;

const pricedProductView = z.object({
  _id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** English name of its sub-category; may be empty, like the brand. */
  subCategory: z.string(),
  brand: z.string(),
  bulkPrice: francsOutput,
  sellingPrice: francsOutput,
});
export type PricedProductView = z.output<typeof pricedProductView>;

const storyField = optionalText(limits.brandStory).default('');

export const brandCalls = {
  list: call({
    endpoint: endpoints.brand.list,
    access: 'public',
    summary: 'The brands that products of the shop name, those of most products first.',
    data: z.array(brandView),
  }),
  listPrices: call({
    endpoint: endpoints.brand.listPrices,
    access: 'public',
    summary: 'The price list: every product with a bulk price, one line for a family of shades.',
    data: z.array(pricedProductView),
  }),
  save: call({
    endpoint: endpoints.brand.save,
    access: 'catalogue',
    audit: 'brand',
    summary: 'Saves picture and story of a brand. 409 where `version` is an old one.',
    input: z.object({
      name: requiredText(choiceLimits.brand),
      logo: imageField.nullable().default(null),
      story: storyField,
      storyFr: storyField,
      version: wholeNumber(0, 2_147_483_647).optional(),
    }),
    data: brandView,
  }),
  rename: call({
    endpoint: endpoints.brand.rename,
    access: 'catalogue',
    audit: 'brand',
    summary:
      'Gives a brand another name in every product and promotion that names it. Under the name of another brand both become one. The address of the old name leads to the new one.',
    input: z.object({ name: requiredText(choiceLimits.brand), to: requiredText(choiceLimits.brand) }),
    data: z.object({ brand: brandView, products: z.number().int() }),
  }),
  delete: call({
    endpoint: endpoints.brand.delete,
    access: 'catalogue',
    audit: 'brand',
    summary: 'Deletes picture and story of a brand. Products go on naming it.',
    input: z.object({ name: requiredText(choiceLimits.brand) }),
  }),
};
