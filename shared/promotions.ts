/** The kinds of promotions. The first three need a code; a sale lowers prices, and a gift is added to an order. */
export const promotionKinds = ['percent', 'amount', 'free_delivery', 'sale', 'gift'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

export const codeKinds = ['percent', 'amount', 'free_delivery'] as const;
export type CodeKind = (typeof codeKinds)[number];

export function hasCode(kind: PromotionKind): kind is CodeKind {
  return codeKinds.some((known) => known === kind);
}

export const promotionStates = ['planned', 'running', 'used_up', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

/**
 * What keeps a promotion that has not ended from doing anything: its gift was deleted, is hidden or sold out; or none of its products is in the
 * shop, or all of them are sold out.
 */
export const promotionTroubles = [
  'gift_deleted',
  'gift_hidden',
  'gift_sold_out',
  'no_products',
  'all_sold_out',
] as const;
export type PromotionTrouble = (typeof promotionTroubles)[number];

type Timed = {
  startsAt: Date;
  endsAt: Date | null;
  stoppedAt: Date | null;
  mostUses: number | null;
  uses: number;
};

/** The first instant is included, the last one is not, so that two sales can follow each other without a gap. */
export function promotionStateAt(
  { startsAt, endsAt, stoppedAt, mostUses, uses }: Timed,
  at: Date,
): PromotionState {
  if (stoppedAt !== null || (endsAt !== null && endsAt <= at)) return 'ended';
  if (mostUses !== null && uses >= mostUses) return 'used_up';
  return startsAt <= at ? 'running' : 'planned';
}

/** The highest percentage: prices never fall below a tenth, so that a typing mistake cannot give goods away. */
export const MOST_PERCENT = 90;

export const PROMO_CODE = /^[A-Z0-9]{3,16}$/;

/** A code as it is stored: '  rentrée-10 ' and 'RENTREE10' are the same code. */
export function readPromoCode(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

const syllables = [
  'BA',
  'BE',
  'DO',
  'KA',
  'KO',
  'LA',
  'LI',
  'MA',
  'ME',
  'NA',
  'NO',
  'PA',
  'SA',
  'SO',
  'TA',
  'TI',
];

/** A code that is easy to say: three syllables and two digits. `chance` returns numbers from 0 up to, but not including, 1. */
export function sayableCode(chance: () => number): string {
  const syllable = () => syllables[Math.floor(chance() * syllables.length)] ?? 'MA';
  const digit = () => 2 + Math.floor(chance() * 8);
  return `${syllable()}${syllable()}${syllable()}${digit()}${digit()}`;
}
