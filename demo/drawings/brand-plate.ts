import { darken, lighten, lightness } from './colour.ts';
import type { BrandDrawing } from './drawing.ts';
import { lettering } from './lettering.ts';
import { packs } from './look.ts';
import { ndopCloth, ndopEmblem } from './ndop.ts';
import { linear, radial, type Sheet } from './sheet.ts';

/** A brand's mark: its name under the house emblem, on the cloth of its own packaging, lit as the products are. */
export function composeBrand(sheet: Sheet, { brand, pack }: BrandDrawing, size: number): string {
  const { body, trim, ink } = packs[pack];
  // A gold emblem would be invisible on honey.
  const emblem = Math.abs(lightness(trim) - lightness(body)) > 0.15 ? trim : ink;
  const middle = size / 2;
  const ground = linear(
    sheet,
    [
      [0, lighten(body, 0.16)],
      [0.55, body],
      [1, darken(body, 0.16)],
    ],
    [0, 0, 1, 1],
  );
  const light = radial(
    sheet,
    [
      [0, '#fffaf0', 0.28],
      [1, '#fffaf0', 0],
    ],
    [0.24, 0.16, 0.8],
  );
  const words = brand.split(' ');
  const height = words.length === 1 ? 150 : 128;
  const top = words.length === 1 ? 700 : 640;
  return [
    `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<path d="${ndopCloth(0, 0, size, size, 150)}" fill="none" stroke="${ink}" stroke-opacity="0.1" stroke-width="5"/>`,
    `<rect width="${size}" height="${size}" fill="${light}"/>`,
    `<path d="${ndopEmblem(middle, 390, 150)}" fill="none" stroke="${emblem}" stroke-width="9" stroke-linejoin="round"/>`,
    ...words.map((text, line) =>
      lettering({ text, x: middle, y: top + line * 190, height, maxWidth: 860, colour: ink, weight: 1.05 }),
    ),
  ].join('');
}
