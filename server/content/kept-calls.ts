import { z } from 'zod';
import type { Clock } from '#core/store.ts';
import type { Endpoint } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';

/** The changes of the catalogue that change the answer of a call, besides those of the products in it. */
export type KeptCall = {
  tags: (input: unknown) => readonly string[];
  /** The answer has more for an admin than for others. */
  asksWho?: true;
};

const ofCategories = z.object({ id: z.union([z.string().transform((id) => [id]), z.array(z.string())]) });
const ofListing = z.object({ categoryId: z.string(), subCategoryId: z.string().optional() });
const ofProduct = z.object({ productId: z.string() });
const ofChoice = z.object({ facets: z.boolean().optional(), choice: z.looseObject({}).optional() });

/**
 * The public reads of the catalogue. Calls that are not listed are answered anew each time, and so is a page that makes them: products
 * named one by one (in a cart, or viewed last) could be requested in ever new combinations, and would displace answers that many
 * request.
 */
const keptCalls: ReadonlyMap<Endpoint, KeptCall> = new Map<Endpoint, KeptCall>([
  [endpoints.category.get, { tags: () => [] }],
  [endpoints.subcategory.get, { tags: () => [] }],
  [endpoints.product.get, { tags: () => ['catalogue'], asksWho: true }],
  [endpoints.product.search, { tags: () => ['catalogue'] }],
  [endpoints.product.getOffers, { tags: () => ['offers'] }],
  [endpoints.product.getClearance, { tags: () => ['clearance'] }],
  // The address of its preview picture depends on the shop's name.
  [endpoints.product.getDetails, { tags: () => ['settings'] }],
  [
    endpoints.product.getByCategory,
    { tags: (input) => ofCategories.parse(input).id.map((id) => `category:${id}`) },
  ],
  [
    endpoints.product.getByCategoryAndSubCategory,
    {
      tags: (input) => {
        const { categoryId, subCategoryId } = ofListing.parse(input);
        return [
          `category:${categoryId}`,
          ...(subCategoryId === undefined ? [] : [`sub-category:${subCategoryId}`]),
        ];
      },
    },
  ],
  [
    endpoints.review.listOfProduct,
    {
      tags: (input) => {
        const { productId } = ofProduct.parse(input);
        return [`product:${productId}`, `reviews:${productId}`];
      },
    },
  ],
  [
    endpoints.question.listOfProduct,
    {
      tags: (input) => {
        const { productId } = ofProduct.parse(input);
        return [`product:${productId}`, `questions:${productId}`];
      },
    },
  ],
  [endpoints.stockAlert.getWays, { tags: () => ['settings'] }],
  [endpoints.brand.list, { tags: () => ['brands', 'choices', 'catalogue'] }],
  [endpoints.brand.listPrices, { tags: () => ['choices', 'catalogue', 'prices'] }],
  [endpoints.delivery.shown, { tags: () => ['settings'] }],
  [endpoints.home.get, { tags: () => ['home', 'choices', 'catalogue', 'reviews', 'brands'] }],
  [endpoints.home.getStrip, { tags: () => ['home', 'choices', 'catalogue', 'reviews'] }],
  [endpoints.popularSearch.list, { tags: () => ['catalogue'] }],
  [endpoints.settings.shown, { tags: () => ['settings', 'shelves'] }],
  [endpoints.settings.legal, { tags: () => ['settings'] }],
  [endpoints.payment.methods, { tags: () => ['settings'] }],
]);

const shownProduct = z.object({
  _id: z.string(),
  stock: z.number(),
  familyShades: z.array(z.object({ _id: z.string() })).optional(),
});
/** A line of the price list. */
const pricedProduct = z.object({ _id: z.string(), sellingPrice: z.number() });
/** An answer about a family rather than about one product of it. */
const aboutFamily = z.object({ family: z.string() });
/** Home's blocks, some with products. */
const blocks = z.object({ blocks: z.array(z.object({ products: z.array(z.unknown()).optional() })) });
/** The facts of a shop without a product. */
const emptyShop = z.object({ productCount: z.literal(0) });
const timed = z.object({ data: z.object({ changesAt: z.iso.datetime() }) });
const list = z.object({ page: z.number(), totalPage: z.number() });

const postPaths: ReadonlySet<string> = new Set(
  [...keptCalls.keys()].flatMap((endpoint) =>
    endpoint.startsWith('POST ') ? endpoint.slice('POST '.length) : [],
  ),
);

const pathsThatAskWho: ReadonlySet<string> = new Set(
  [...keptCalls].flatMap(([endpoint, { asksWho }]) => (asksWho ? (endpoint.split(' ')[1] ?? []) : [])),
);

/** True for the address of a kept read whose input is in the body. */
export function isPostRead(url: string): boolean {
  return postPaths.has(url);
}

export function findKeptCall(endpoint: Endpoint): KeptCall | undefined {
  return keptCalls.get(endpoint);
}

/** True if the answer is the same for everyone. */
export function isForAnyone(url: string): boolean {
  return !pathsThatAskWho.has(url);
}

/** Every tag that an answer depends on. Names and pictures of categories are part of every answer, and so is the menu of a page. */
export function tagsOfAnswer(call: KeptCall, input: unknown, body: Record<string, unknown>): Set<string> {
  const tags = new Set(['categories', ...call.tags(input)]);
  // A sorted or counted list depends on every product it could contain.
  const chosen = ofChoice.safeParse(input);
  if (chosen.success && (chosen.data.facets || chosen.data.choice)) tags.add('choices');
  // Pages of a shop without a product lead to no list: its first product changes them all.
  if (emptyShop.safeParse(body.data).success) tags.add('catalogue');
  const home = blocks.safeParse(body.data);
  const inBlocks = home.success ? home.data.blocks.flatMap(({ products = [] }) => products) : [];
  for (const item of [body, ...(Array.isArray(body.data) ? body.data : [body.data]), ...inBlocks]) {
    const about = aboutFamily.safeParse(item);
    if (about.success) tags.add(`family:${about.data.family}`);
    const line = pricedProduct.safeParse(item);
    if (line.success) tags.add(`product:${line.data._id}`);
    const product = shownProduct.safeParse(item);
    if (!product.success) continue;
    const { _id, familyShades = [] } = product.data;
    tags.add(`product:${_id}`);
    for (const id of [_id, ...familyShades.map((shade) => shade._id)]) {
      tags.add(`product:${id}`).add(`stock:${id}`);
    }
    // Cards show the average rating.
    tags.add(`reviews:${_id}`);
  }
  return tags;
}

/**
 * The moment until which an answer is true unless something changes, in milliseconds since 1970 by the machine's clock, whatever the
 * shop's clock says. Called as soon as there is an answer, because the page around it takes time.
 */
export function changeByTheClock(body: Record<string, unknown>, clock: Clock): number {
  const found = timed.safeParse(body);
  if (!found.success) return Number.POSITIVE_INFINITY;
  return Date.now() + new Date(found.data.data.changesAt).getTime() - clock.now().getTime();
}

/** Pages past the end of a list are not kept: they could be requested without end. */
export function isPastTheEnd(body: Record<string, unknown>): boolean {
  const found = list.safeParse({ totalPage: body.totalNoPage, ...body });
  return found.success && found.data.page > found.data.totalPage;
}

/** Filters that leave no product are not kept either: they too could be made up without end. */
export function isChosenInVain(input: unknown, body: Record<string, unknown>): boolean {
  const chosen = ofChoice.safeParse(input);
  return (
    chosen.success && chosen.data.choice !== undefined && Array.isArray(body.data) && body.data.length === 0
  );
}
