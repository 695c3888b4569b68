import { darken, lighten, lightness } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, roundBody, roundPaint } from '../materials.ts';
import { box, type Prop } from '../prop.ts';
import { linear, type Sheet } from '../sheet.ts';

/** A sharpened pencil, its tip upwards. */
export function drawPencil(sheet: Sheet, look: Look): Prop {
  const barrel = lightness(look.shade) < 0.3 ? look.pack.body : look.shade;
  const cone =
    'M-33 -760C-32 -764 -13 -866 -9 -878H9C13 -866 32 -764 33 -760Q20 -748 11 -758Q0 -748 -11 -758Q-22 -748 -33 -760Z';
  const wood = linear(sheet, [
    [0, '#c99a6a'],
    [0.25, '#f3d6ac'],
    [0.6, '#e2b988'],
    [1, '#a97a4c'],
  ]);
  const tip = 'M-9.5 -876L-3.5 -912Q0 -920 3.5 -912L9.5 -876Q0 -870 -9.5 -876Z';
  const sheen = linear(sheet, [
    [0.1, '#ffffff', 0],
    [0.17, '#ffffff', 0.5],
    [0.27, '#ffffff', 0.4],
    [0.3, '#ffffff', 0],
  ]);
  return {
    width: 70,
    height: 920,
    footprint: 66,
    outline: `${box(66, -760)}M-33 -760L0 -920L33 -760Z`,
    markup: [
      `<path d="${box(66, -766)}" fill="${linear(sheet, [
        [0, darken(barrel, 0.3)],
        [0.3, lighten(barrel, 0.16)],
        [0.32, barrel],
        [0.7, darken(barrel, 0.1)],
        [0.71, darken(barrel, 0.28)],
        [1, darken(barrel, 0.4)],
      ])}"/><path d="${box(66, -766)}" fill="${sheen}"/>`,
      `<path d="${cone}" fill="${wood}"/><path d="${tip}" fill="${roundPaint(sheet, { colour: look.shade, surface: 'satin' })}"/>`,
      cylinder(sheet, {
        top: -64,
        bottom: -6,
        width: 68,
        material: { colour: look.pack.trim, surface: 'metal' },
      }),
      roundBody(sheet, 'M-33 -8V6Q0 22 33 6V-8Z', { colour: look.shade, surface: 'satin' }),
      `<g transform="rotate(-90) translate(330 -9)">${lettering({ text: look.brand, y: 0, height: 19, maxWidth: 200, colour: look.pack.ink })}</g>`,
    ].join(''),
  };
}

/** A felt or brush liner with its cap off, tip upwards. */
export function drawLinerPen(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const tip = 'M-10 -706C-9 -740 -3 -790 0 -806C3 -790 9 -740 10 -706Q0 -700 -10 -706Z';
  return {
    width: 84,
    height: 806,
    footprint: 78,
    outline: `${box(78, -560)}M-24 -560L-10 -700L0 -806L10 -700L24 -560Z`,
    markup: [
      `<path d="${tip}" fill="${look.shade}"/>`,
      roundBody(sheet, 'M-26 -566L-13 -706Q0 -698 13 -706L26 -566Z', { colour: '#2a2226', surface: 'satin' }),
      cylinder(sheet, {
        top: -560,
        bottom: 0,
        width: 78,
        topWidth: 74,
        material: { colour: pack.body, surface: pack.surface },
      }),
      cylinder(sheet, {
        top: -572,
        bottom: -552,
        width: 76,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      `<g transform="rotate(-90) translate(300 -12)">${lettering({ text: look.brand, y: 0, height: 25, maxWidth: 260, colour: pack.ink })}</g>`,
    ].join(''),
  };
}

export function drawPencilCap(sheet: Sheet, look: Look): Prop {
  const width = 82;
  return {
    width,
    height: 260,
    footprint: width,
    outline: box(width, -260),
    markup: cylinder(sheet, {
      top: -260,
      bottom: 0,
      width,
      material: { colour: look.pack.cap, surface: look.pack.surface },
    }),
  };
}
