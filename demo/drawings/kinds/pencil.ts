import { darken, lighten, lightness } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, roundBody, roundPaint } from '../materials.ts';
import { box, type Prop } from '../prop.ts';
import { linear, type Sheet } from '../sheet.ts';

const pencilWidth = 48;
const woodTop = -868;

/** A sharpened pencil, its tip upwards. */
export function drawPencil(sheet: Sheet, look: Look): Prop {
  const barrel = lightness(look.shade) < 0.3 ? look.pack.body : look.shade;
  const half = pencilWidth / 2;
  const cone = `M${-half} ${woodTop}C${-half + 1} ${woodTop - 4} -9 -976 -7 -986H7C9 -976 ${half - 1} ${woodTop - 4} ${half} ${woodTop}Q${half * 0.66} ${woodTop + 10} ${half * 0.33} ${woodTop + 2}Q0 ${woodTop + 10} ${-half * 0.33} ${woodTop + 2}Q${-half * 0.66} ${woodTop + 10} ${-half} ${woodTop}Z`;
  const wood = linear(sheet, [
    [0, '#c99a6a'],
    [0.25, '#f3d6ac'],
    [0.6, '#e2b988'],
    [1, '#a97a4c'],
  ]);
  const tip = 'M-8 -982L-3 -1016Q0 -1024 3 -1016L8 -982Q0 -976 -8 -982Z';
  const sheen = linear(sheet, [
    [0.1, '#ffffff', 0],
    [0.17, '#ffffff', 0.5],
    [0.27, '#ffffff', 0.4],
    [0.3, '#ffffff', 0],
  ]);
  const body = box(pencilWidth, woodTop - 6);
  return {
    width: 60,
    height: 1022,
    footprint: pencilWidth,
    outline: `${box(pencilWidth, woodTop)}M${-half} ${woodTop}L0 -1022L${half} ${woodTop}Z`,
    markup: [
      `<path d="${body}" fill="${linear(sheet, [
        [0, darken(barrel, 0.3)],
        [0.3, lighten(barrel, 0.16)],
        [0.32, barrel],
        [0.7, darken(barrel, 0.1)],
        [0.71, darken(barrel, 0.28)],
        [1, darken(barrel, 0.4)],
      ])}"/><path d="${body}" fill="${sheen}"/>`,
      `<path d="${cone}" fill="${wood}"/><path d="${tip}" fill="${roundPaint(sheet, { colour: look.shade, surface: 'satin' })}"/>`,
      cylinder(sheet, {
        top: -62,
        bottom: -6,
        width: pencilWidth + 2,
        material: { colour: look.pack.trim, surface: 'metal' },
      }),
      roundBody(sheet, `M${-half} -8V4Q0 18 ${half} 4V-8Z`, { colour: look.shade, surface: 'satin' }),
      `<g transform="rotate(-90) translate(360 -8)">${lettering({ text: look.brand, y: 0, height: 16, maxWidth: 200, colour: barrelInk(look, barrel) })}</g>`,
    ].join(''),
  };
}

function barrelInk({ pack }: Look, barrel: string): string {
  if (barrel === pack.body) return pack.ink;
  return lightness(barrel) > 0.6 ? '#3b1a30' : '#fff3da';
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
  return cap(sheet, look, pencilWidth + 12);
}

export function drawLinerCap(sheet: Sheet, look: Look): Prop {
  return cap(sheet, look, 82);
}

function cap(sheet: Sheet, look: Look, width: number): Prop {
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
