import type { Language } from './language.ts';
import type { Depth } from './list-choice.ts';

/** The kinds of blocks on home, in the order in which they are offered to the owner. */
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

/** Home has exactly one of each, which cannot be deleted: the opening, and what the specification requires. */
export const lastingKinds: readonly HomeBlockKind[] = ['hero', 'categories', 'shelves'];

/** The rules by which a strip chooses its products. */
export const stripRules = ['popular', 'new', 'under', 'offer', 'rated', 'depth', 'hand'] as const;
export type StripRule = (typeof stripRules)[number];

/** The number of products in a strip, hand-picked ones included. */
export const STRIP_CARDS = 8;
export const mostHomeBlocks = 24;

export type InBoth = Record<Language, string>;

export type HomeBlock = {
  id: string;
  kind: HomeBlockKind;
  /** False hides the block without deleting it. */
  isShown: boolean;
  /** An empty text means the shop's own text, or none. */
  title: InBoth;
  text: InBoth;
  action: InBoth;
  /** The English address of a page of the shop. */
  link: string;
  /** Addresses of pictures; an empty French one falls back to the English one, an empty narrow one to the wide one. */
  wide: InBoth;
  narrow: InBoth;
  /** Shown from `from` until `until`. */
  from: string | null;
  until: string | null;
  rule: StripRule;
  /** For the rule 'under': francs. */
  amount: number;
  /** For the rule 'depth'. */
  depth: Depth;
  /** For the rule 'hand': ids of products. */
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

/** Home of a shop whose owner has not arranged it. */
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

/** When a block next begins or ends; undefined if none does. */
export function nextChange(blocks: readonly HomeBlock[], now: Date): Date | undefined {
  const moments = blocks
    .filter(({ isShown }) => isShown)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((at) => (at === null ? [] : new Date(at).getTime()))
    .filter((at) => at > now.getTime());
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}
