import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { homeBlockKinds, lastingKinds, mostHomeBlocks, STRIP_CARDS, stripRules } from '../home-blocks.ts';
import { facetValues } from '../list-choice.ts';
import { MAX_FRANCS } from '../money.ts';
import { brandView } from './brand.ts';
import { call, readsOnly } from './call.ts';
import { idField, instant, limits, optionalText, requiredText, wholeNumber } from './fields.ts';
import { productView } from './product-fields.ts';

const inBoth = (most: number) => z.object({ en: optionalText(most), fr: optionalText(most) });
const depth = z.enum(facetValues.depth);
const rule = z.enum(stripRules);

const homeBlock = z.object({
  id: requiredText(limits.shortText),
  kind: z.enum(homeBlockKinds),
  isShown: z.boolean(),
  title: inBoth(limits.name),
  text: inBoth(limits.homeText),
  action: inBoth(limits.shortText),
  // Only addresses inside the shop: home links to no other site.
  link: optionalText(limits.url).refine((link) => link === '' || /^\/(?![/\\])/.test(link), 'address'),
  wide: inBoth(limits.url),
  narrow: inBoth(limits.url),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  rule,
  amount: wholeNumber(1, MAX_FRANCS),
  depth,
  products: z.array(idField).max(STRIP_CARDS, `maxEntries:${STRIP_CARDS}`),
});

/** A whole arrangement, from a form or from a row of the database. */
export const homeBlocksField = z
  .array(homeBlock)
  .max(mostHomeBlocks, `maxEntries:${mostHomeBlocks}`)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'invalid')
  .refine(
    (blocks) => lastingKinds.every((kind) => blocks.filter((block) => block.kind === kind).length === 1),
    'invalid',
  );

const saidReview = z.object({
  id: z.string(),
  stars: z.number().int(),
  text: z.string(),
  authorName: z.string(),
  language: z.enum(['en', 'fr']),
  product: z.object({ _id: z.string(), name: z.string(), nameFr: z.string().nullable() }),
});
export type SaidReviewView = z.output<typeof saidReview>;

/** A block as a page shows it, in one language; empty fields are left out. */
const shownBlock = z.object({
  id: z.string(),
  kind: z.enum(homeBlockKinds),
  title: z.string().optional(),
  text: z.string().optional(),
  action: z.string().optional(),
  link: z.string().optional(),
  wide: z.string().optional(),
  narrow: z.string().optional(),
  rule: rule.optional(),
  amount: z.number().int().optional(),
  depth: depth.optional(),
  /** The products of strips that come with the page. */
  products: z.array(productView).optional(),
  brands: z.array(brandView.omit({ formerNames: true })).optional(),
  reviews: z.array(saidReview).optional(),
});
export type ShownBlockView = z.output<typeof shownBlock>;

const layoutView = z.object({
  blocks: z.array(homeBlock),
  version: z.number().int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  /** Shoppers see exactly this arrangement. */
  isLive: z.boolean(),
  /** The products of hand-picked strips. */
  namedProducts: z.array(z.object({ id: z.string(), name: z.string(), nameFr: z.string().nullable() })),
});
export type HomeLayoutView = z.output<typeof layoutView>;

export const homeCalls = {
  get: call({
    endpoint: endpoints.home.get,
    access: 'public',
    summary: 'What home shows now, in the language of the call; the first strip with its products.',
    data: z.object({
      blocks: z.array(shownBlock),
      /** When a block next begins or ends. */
      changesAt: instant.nullable(),
    }),
  }),
  getStrip: call({
    endpoint: endpoints.home.getStrip,
    access: 'public',
    summary: 'The products of a strip of home.',
    /** `depth`: replaces the depth that the owner set for a strip of one depth. */
    input: z.object({ id: requiredText(limits.shortText), depth: depth.optional() }),
    data: z.array(productView),
  }),
  getDraft: call({
    endpoint: endpoints.home.getDraft,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'The arrangement of home that is worked on.',
    data: layoutView,
  }),
  preview: call({
    endpoint: endpoints.home.preview,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'The draft as home would show it, with the products of every strip.',
    data: z.object({
      /** Includes blocks that are shown only at another time. */
      blocks: z.array(shownBlock),
      /** The blocks that shoppers would not see now. */
      ofAnotherTime: z.array(homeBlock.pick({ id: true, kind: true, title: true, from: true, until: true })),
    }),
  }),
  saveDraft: call({
    endpoint: endpoints.home.saveDraft,
    access: 'catalogue',
    audit: { none: 'Shoppers see nothing of a draft; what becomes of it is recorded when it is published.' },
    summary: 'Saves the draft. 409 where `version` is an old one.',
    input: z.object({ blocks: homeBlocksField, version: wholeNumber(0, 2_147_483_647) }),
    data: layoutView,
  }),
  publish: call({
    endpoint: endpoints.home.publish,
    access: 'catalogue',
    audit: 'home',
    summary: 'Shows the draft to shoppers. 409 where `version` is an old one.',
    input: z.object({ version: wholeNumber(0, 2_147_483_647) }),
    data: layoutView,
  }),
};
