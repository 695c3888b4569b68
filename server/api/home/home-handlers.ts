import { listBrands } from '#core/brands/brand-queries.ts';
import { listCardsByIds } from '#core/catalogue/card-rows.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import {
  type HomeLayout,
  publishHome,
  readDraftOfHome,
  readLiveHome,
  saveDraftOfHome,
} from '#core/home/home-layouts.ts';
import { listNewestReviews } from '#core/home/newest-reviews.ts';
import { sourceOfStrip } from '#core/home/strip-sources.ts';
import type { Store } from '#core/store.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { ShownBlockView } from '#shared/contract/home.ts';
import { type HomeBlock, type InBoth, isVisibleAt, nextChange, STRIP_CARDS } from '#shared/home-blocks.ts';
import { type Language, textIn } from '#shared/language.ts';
import type { NounHandlers } from '../handler.ts';
import { answerCards } from '../product/answer-cards.ts';
import { presentCard } from '../product/present-product.ts';

const SHOWN_REVIEWS = 3;
/** A row on a phone plus the visible part of the next; fewer products make no row of best-sellers. */
const FEWEST_BEST_SELLERS = 4;

export const homeHandlers: NounHandlers<'home'> = {
  async get({ store, language }) {
    const now = store.clock.now();
    const all = await readLiveHome(store.db);
    const visible = all.filter((block) => isVisibleAt(block, now));
    const filled = await fillUntilFirst(store, visible);
    const blocks = await Promise.all(
      visible.map((block) => showBlock(store, language, block, filled.get(block))),
    );
    const changesAt = nextChange(all, now) ?? null;
    return { message: 'done', data: { blocks: blocks.filter(hasSomething), changesAt } };
  },
  async getStrip({ store }, { id, depth }) {
    const strip = (await readLiveHome(store.db)).find((block) => block.id === id && block.kind === 'strip');
    const isShown = strip && isVisibleAt(strip, store.clock.now());
    return {
      message: 'done',
      data: isShown ? await fillStrip(store, { ...strip, ...(depth && { depth }) }) : [],
    };
  },
  async getDraft({ store }) {
    return { message: 'done', data: await withNames(store, await readDraftOfHome(store.db)) };
  },
  async preview({ store, language }) {
    const { blocks } = await readDraftOfHome(store.db);
    const shown = blocks.filter(({ isShown }) => isShown);
    const filled = await Promise.all(
      shown.map(async (block) =>
        showBlock(store, language, block, block.kind === 'strip' ? await fillStrip(store, block) : undefined),
      ),
    );
    const ofAnotherTime = shown.filter((block) => !isVisibleAt(block, store.clock.now()));
    return { message: 'done', data: { blocks: filled.filter(hasSomething), ofAnotherTime } };
  },
  async saveDraft({ store, user }, draft) {
    const outcome = await saveDraftOfHome(store, user, draft);
    return outcome.ok ? { message: 'draftSaved', data: await withNames(store, outcome.value) } : outcome;
  },
  async publish({ store, user }, { version }) {
    const outcome = await publishHome(store, user, version);
    return outcome.ok ? { message: 'homePublished', data: await withNames(store, outcome.value) } : outcome;
  },
};

async function withNames({ db }: Store, layout: HomeLayout) {
  const products = await listProductsByIds(db, [
    ...new Set(layout.blocks.flatMap(({ products }) => products)),
  ]);
  return { ...layout, namedProducts: products.map(({ id, name, nameFr }) => ({ id, name, nameFr })) };
}

/** The products of the first strip that is not empty, which are sent with the page, and of the empty strips before it. */
async function fillUntilFirst(
  store: Store,
  visible: readonly HomeBlock[],
): Promise<Map<HomeBlock, ProductView[]>> {
  const filled = new Map<HomeBlock, ProductView[]>();
  for (const block of visible.filter(({ kind }) => kind === 'strip')) {
    const products = await fillStrip(store, block);
    filled.set(block, products);
    if (products.length > 0) break;
  }
  return filled;
}

/** `filled` are the products of the strips sent with the page. */
async function showBlock(
  store: Store,
  language: Language,
  block: HomeBlock,
  filled: ProductView[] | undefined,
): Promise<ShownBlockView> {
  const { id, kind, link, rule, amount, depth } = block;
  const said = (text: InBoth) => textIn(language, text.en, text.fr);
  const wide = said(block.wide);
  // Without products a strip of a depth would show only the links to other depths, and a strip of best-sellers only a heading, so both are looked up.
  const isAsked = kind === 'strip' && (rule === 'depth' || rule === 'popular');
  const products = filled ?? (isAsked ? await fillStrip(store, block) : undefined);
  return {
    ...{ id, kind },
    ...withoutEmpty({
      ...{ title: said(block.title), text: said(block.text), action: said(block.action), link },
      ...{ wide, narrow: said(block.narrow) || wide },
    }),
    ...(kind === 'strip' && {
      rule,
      ...(rule === 'under' && { amount }),
      ...(rule === 'depth' && { depth }),
    }),
    ...(products && (filled || products.length === 0) && { products }),
    ...(kind === 'brands' && {
      brands: (await listBrands(store.db)).filter(({ cards }) => cards > 0),
    }),
    ...(kind === 'reviews' && { reviews: await listNewestReviews(store.db, SHOWN_REVIEWS) }),
  };
}

/** False for a strip or a row of brands or reviews that is empty; it is left out with its heading. */
function hasSomething({ products, brands, reviews }: ShownBlockView): boolean {
  return [products, brands, reviews].every((list) => list?.length !== 0);
}

function withoutEmpty(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

async function fillStrip(store: Store, strip: HomeBlock): Promise<ProductView[]> {
  const source = await sourceOfStrip(store.db, strip, STRIP_CARDS);
  if ('ids' in source) {
    return (await listCardsByIds(store.db, source.ids)).map(presentCard);
  }
  const { choice, sort } = source;
  const cards = { families: true, choice, page: 1, limit: STRIP_CARDS };
  const { data } = await answerCards(store, source.source, sort, cards);
  return strip.rule === 'popular' && data.length < FEWEST_BEST_SELLERS ? [] : data;
}
