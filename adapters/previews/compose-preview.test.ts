import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { composeProductPreview } from './compose-preview.ts';

const names = [
  'Gloss',
  'Ndolo Mascara – Soft Cocoa',
  'Palette de fards Douze Histoires Ndolo – Oui, Aujourd’hui',
  'Huile de parfum au compte-gouttes Grassfields Gold – Rose et oud, édition de fête, la grande',
];

test.each(names.flatMap((name) => [0, 30].map((discount) => [name, discount] as const)))(
  'nothing is printed over anything else: %s, %i percent off',
  (name, discount) => {
    const preview = {
      productId: 'aaaaaaaaaaaa',
      language: 'fr',
      shopName: 'Ndolo Beauty',
      name,
      unit: '9 × 1,6 g',
      image: null,
      price: francs(7_000),
      oldPrice: discount === 0 ? null : francs(10_000),
      discount,
    } as const;
    const lines = writtenLines(composeProductPreview(preview));
    expect(lines.length).toBeGreaterThanOrEqual(discount === 0 ? 4 : 5);
    const overlaps = lines.slice(1).filter(({ top }, index) => top < (lines[index]?.bottom ?? 0));
    expect(overlaps).toEqual([]);
  },
);

/** The top and bottom of each line of text, from the top down: shop, name, unit, old price, price. */
function writtenLines(svg: string): { top: number; bottom: number }[] {
  return [...svg.matchAll(/<path fill="#(?:2b1712|4b1a44|6a5045|c3174a)" d="([^"]+)"/g)]
    .map(([, shape = '']) => {
      const heights = [...shape.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
      return { top: Math.min(...heights), bottom: Math.max(...heights) };
    })
    .toSorted((one, other) => one.top - other.top);
}
