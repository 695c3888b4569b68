import { lightness } from './colour.ts';

/** What a product's data says about its picture: the shade it sells and the packaging it wears. */
export const finishes = ['matte', 'satin', 'gloss', 'shimmer', 'clear'] as const;
export type Finish = (typeof finishes)[number];

export type Pack = {
  readonly body: string;
  readonly cap: string;
  readonly trim: string;
  readonly ink: string;
  readonly surface: 'gloss' | 'satin' | 'matte';
};

const gold = '#c79a52';
const roseGold = '#d09a80';
const silver = '#b9b7bb';

export const packs = {
  aubergine: { body: '#45183a', cap: '#45183a', trim: gold, ink: '#e3c078', surface: 'gloss' },
  shea: { body: '#f4e6d0', cap: '#f1dfc4', trim: gold, ink: '#4a1d3d', surface: 'satin' },
  blush: { body: '#e7b3a4', cap: '#dca392', trim: roseGold, ink: '#5a1f2f', surface: 'satin' },
  hibiscus: { body: '#b3203f', cap: '#b3203f', trim: gold, ink: '#f7dcae', surface: 'gloss' },
  indigo: { body: '#24315f', cap: '#24315f', trim: silver, ink: '#e9e4da', surface: 'gloss' },
  sage: { body: '#cdd8c2', cap: '#c3966a', trim: '#b98a5b', ink: '#2f4a36', surface: 'matte' },
  milk: { body: '#f7f2ea', cap: '#c3966a', trim: '#b98a5b', ink: '#2f4a36', surface: 'matte' },
  sun: { body: '#f0a53a', cap: '#fbf3e3', trim: '#fbf3e3', ink: '#6b2c10', surface: 'satin' },
  lagoon: { body: '#2f7f83', cap: '#fbf3e3', trim: gold, ink: '#f6ecd6', surface: 'satin' },
  night: { body: '#221a1f', cap: '#221a1f', trim: '#b3203f', ink: '#efe3d5', surface: 'matte' },
  forest: { body: '#2f5140', cap: '#e9d9b8', trim: gold, ink: '#efdfb6', surface: 'satin' },
  honey: { body: '#d9a24a', cap: '#3d2417', trim: gold, ink: '#3d2417', surface: 'gloss' },
  cocoa: { body: '#3b261c', cap: '#2b1b14', trim: '#a98d6c', ink: '#e6d6bf', surface: 'matte' },
  slate: { body: '#3a4750', cap: '#262f36', trim: silver, ink: '#e8e6e1', surface: 'matte' },
} as const satisfies Record<string, Pack>;
export type PackName = keyof typeof packs;

/** The colour that is readable on the cap: the ink is meant for the body. */
export function capInk(pack: Pack): string {
  return Math.abs(lightness(pack.cap) - lightness(pack.ink)) > 0.28 ? pack.ink : pack.body;
}

export type Look = {
  readonly shade: string;
  readonly finish: Finish;
  readonly pack: Pack;
  readonly brand: string;
  readonly line: string;
  readonly variant: number;
};
