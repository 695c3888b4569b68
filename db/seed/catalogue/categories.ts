import { type Item, tile } from './tile.ts';

type CategorySeed = {
  readonly key: string;
  readonly name: string;
  readonly nameFr: string;
  readonly drawing: ReturnType<typeof tile>;
};

function category<const K extends string>(
  key: K,
  name: string,
  nameFr: string,
  drawing: ReturnType<typeof tile>,
) {
  return { key, name, nameFr, drawing } satisfies CategorySeed;
}

const foundation: Item = ['foundation-bottle', '#7e482b', 'shea'];

export const categories = [
  category(
    'face',
    'Face',
    'Teint',
    tile('sand', 'plain', ['powder-jar', '#d9a878', 'aubergine'], foundation, ['stick', '#532c1d', 'blush']),
  ),
  category(
    'eyes',
    'Eyes',
    'Yeux',
    tile(
      'lilac',
      'plain',
      ['palette', '#7d3a57', 'aubergine', 'shimmer', 1],
      ['mascara', '#15110f', 'indigo'],
    ),
  ),
  category(
    'lips',
    'Lips',
    'Lèvres',
    tile(
      'rose',
      'plain',
      ['lipstick', '#8a1a2b', 'hibiscus'],
      ['lipstick', '#b0705a', 'shea'],
      ['lipstick', '#4e2347', 'aubergine'],
    ),
  ),
  category(
    'cheeks',
    'Cheeks',
    'Joues',
    tile('blush', 'plain', ['compact', '#d2606c', 'shea'], ['brush', '#d2606c', 'aubergine', 'matte', 0]),
  ),
  category(
    'skincare',
    'Skincare',
    'Soins du visage',
    tile(
      'sage',
      'leaf',
      ['cream-jar', '#f6ead9', 'milk'],
      ['dropper', '#d09a3e', 'milk'],
      ['tube', '#7fae8a', 'sage'],
    ),
  ),
  category(
    'body',
    'Body',
    'Corps',
    tile('honey', 'plain', ['pump-bottle', '#ecd8b4', 'sun'], ['open-jar', '#f3e0b5', 'sun']),
  ),
  category(
    'hair',
    'Hair',
    'Cheveux',
    tile('mist', 'leaf', ['pump-bottle', '#d6a23e', 'forest'], ['oil-bottle', '#b9802b', 'forest']),
  ),
  category(
    'nails',
    'Nails',
    'Ongles',
    tile(
      'blush',
      'plain',
      ['nail-polish', '#24315f', 'aubergine'],
      ['nail-polish', '#b3203f', 'shea', 'gloss', 0],
      ['nail-polish', '#e9b949', 'indigo'],
    ),
  ),
  category(
    'fragrance',
    'Fragrance',
    'Parfums',
    tile(
      'terracotta',
      'arch',
      ['perfume', '#d8a24e', 'aubergine', 'clear', 0],
      ['perfume', '#c7606e', 'honey', 'clear', 2],
    ),
  ),
  category(
    'tools',
    'Tools & Brushes',
    'Pinceaux et accessoires',
    tile('indigo', 'plain', ['brush-set', '#c9705a', 'shea']),
  ),
  category(
    'bridal',
    'Bridal & Sets',
    'Mariage et coffrets',
    tile('cream', 'leaf', ['gift-box', '#c8963f', 'aubergine']),
  ),
  category(
    'men',
    'Men',
    'Homme',
    tile(
      'clay',
      'plain',
      ['oil-bottle', '#8a5a2b', 'cocoa'],
      ['shaving-brush', '#efe2cc', 'cocoa'],
      ['dropper', '#b0762e', 'cocoa'],
    ),
  ),
] as const;

export type CategoryKey = (typeof categories)[number]['key'];
