import type { Language } from './language.ts';
import type { Depth } from './list-choice.ts';

/** What home is made of, in the order in which an owner is offered it. */
export const homeBlockKinds = [
  'hero',
  'categories',
  'promises',
  'strip',
  'banner',
  'story',
  'brands',
  'reviews',
  'shelves',
] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/** There is one of each, and it cannot be deleted: what the specification asks of home, and the way it begins. */
export const lastingKinds: readonly HomeBlockKind[] = ['hero', 'categories', 'shelves'];

/** Which products a strip holds. */
export const stripRules = ['popular', 'new', 'under', 'offer', 'rated', 'depth', 'hand'] as const;
export type StripRule = (typeof stripRules)[number];

/** A strip holds as many; those chosen by hand too. */
export const STRIP_CARDS = 8;
export const mostHomeBlocks = 24;

export type InBoth = Record<Language, string>;

export type HomeBlock = {
  id: string;
  kind: HomeBlockKind;
  /** Left out for a while without being deleted. */
  isShown: boolean;
  /** Empty texts are the shop's own, or none. */
  title: InBoth;
  text: InBoth;
  action: InBoth;
  /** A page of the shop, as its English address. */
  link: string;
  /** Addresses of pictures; an empty French one is the English one, an empty narrow one the wide one. */
  wide: InBoth;
  narrow: InBoth;
  /** Seen from then, and until then. */
  from: string | null;
  until: string | null;
  rule: StripRule;
  /** Of the rule 'under': francs. */
  amount: number;
  /** Of the rule 'depth'. */
  depth: Depth;
  /** Ids, of the rule 'hand'. */
  products: string[];
};

const nothing: InBoth = { en: '', fr: '' };

/** A new block of a kind. */
export function newHomeBlock(id: string, kind: HomeBlockKind): HomeBlock {
  return {
    ...{ id, kind, isShown: true, title: nothing, text: nothing, action: nothing, link: '' },
    ...{ wide: nothing, narrow: nothing, from: null, until: null },
    ...{ rule: 'popular', amount: 3_000, depth: 'deep', products: [] },
  };
}

/** What a shop shows whose owner has arranged nothing. */
export const firstHome: readonly HomeBlock[] = [
  newHomeBlock('hero', 'hero'),
  newHomeBlock('categories', 'categories'),
  newHomeBlock('popular', 'strip'),
  { ...newHomeBlock('new', 'strip'), rule: 'new' },
  newHomeBlock('offers', 'banner'),
  newHomeBlock('care', 'banner'),
  { ...newHomeBlock('under', 'strip'), rule: 'under' },
  { ...newHomeBlock('deep', 'strip'), rule: 'depth' },
  newHomeBlock('promises', 'promises'),
  newHomeBlock('brands', 'brands'),
  newHomeBlock('reviews', 'reviews'),
  newHomeBlock('shelves', 'shelves'),
];

export function isVisibleAt({ isShown, from, until }: HomeBlock, now: Date): boolean {
  const isBegun = from === null || new Date(from) <= now;
  return isShown && isBegun && (until === null || now < new Date(until));
}

/** When something begins or ends next; undefined where nothing does. */
export function nextChange(blocks: readonly HomeBlock[], now: Date): Date | undefined {
  const moments = blocks
    .filter(({ isShown }) => isShown)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((at) => (at === null ? [] : new Date(at).getTime()))
    .filter((at) => at > now.getTime());
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}
