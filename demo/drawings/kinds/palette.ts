import { darken, lighten, mix } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { embossed, flatPaint } from '../materials.ts';
import { ndopBand, ndopCloth } from '../ndop.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { clip, linear, type Sheet } from '../sheet.ts';

const width = 860;

/** An open palette from above: mirror lid over a tray of pans whose colours vary the product's shade. */
export function drawOpenPalette(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const columns = look.variant % 3 === 2 ? 3 : 4;
  const rows = look.variant % 3 === 1 ? 2 : 3;
  const tray = rows * 176 + 54;
  const lid = tray * 0.92;
  const top = -(tray + lid) / 2;
  const pans = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const cell = (width - 56) / columns;
    return panMarkup(sheet, look, {
      x: -width / 2 + 28 + cell * column + 8,
      y: top + lid + 30 + row * 176,
      width: cell - 16,
      index,
      count: columns * rows,
    });
  });
  const mirror = linear(
    sheet,
    [
      [0, '#f8f4f3'],
      [0.28, '#d8d1d6'],
      [0.44, '#f2edef'],
      [0.6, '#c4bcc6'],
      [1, '#aaa1b0'],
    ],
    [0, 0, 1, 1],
  );
  return {
    width,
    height: tray + lid,
    footprint: width,
    outline: roundedBox(-width / 2, top, width, tray + lid, 26),
    markup: [
      `<path d="${roundedBox(-width / 2, top, width, lid, 26)}" fill="${flatPaint(sheet, { colour: pack.body, surface: pack.surface })}"/>`,
      `<path d="${roundedBox(-width / 2 + 30, top + 30, width - 60, lid - 60, 12)}" fill="${mirror}"/>`,
      `<path d="M${-width / 2 + 110} ${top + 30}H-90L-230 ${top + lid - 30}H${-width / 2 + 30}Z" fill="#ffffff" fill-opacity="0.14"/>`,
      `<path d="${roundedBox(-width / 2, top + lid, width, tray, 26)}" fill="${flatPaint(sheet, { colour: pack.body, surface: pack.surface })}"/>`,
      `<path d="M${-width / 2 + 20} ${top + lid}H${width / 2 - 20}" stroke="${darken(pack.body, 0.5)}" stroke-width="7"/><path d="M${-width / 2 + 20} ${top + lid + 6}H${width / 2 - 20}" stroke="#ffffff" stroke-opacity="0.25" stroke-width="2"/>`,
      ...pans,
    ].join(''),
  };
}

export function drawClosedPalette(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const lid = roundedBox(-width / 2, -280, width, 560, 26);
  const window = roundedBox(-width / 2 + 34, -246, width - 68, 492, 14);
  return {
    width,
    height: 560,
    footprint: width,
    outline: lid,
    markup: [
      `<path d="${lid}" fill="${flatPaint(sheet, { colour: pack.body, surface: pack.surface })}"/>`,
      `<g clip-path="${clip(sheet, window)}"><path d="${ndopCloth(-width / 2 + 34, -246, width - 68, 492, 82)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.42" stroke-width="4"/></g>`,
      `<path d="${roundedBox(-210, -74, 420, 148, 10)}" fill="${pack.body}"/>`,
      lettering({ text: look.brand, y: -42, height: 48, maxWidth: 330, colour: pack.ink }),
      lettering({ text: look.line, y: 28, height: 20, maxWidth: 320, colour: pack.ink, opacity: 0.85 }),
      `<path d="M${-width / 2 + 60} -280H-80L-300 280H${-width / 2}V-230Z" fill="#ffffff" fill-opacity="0.07"/>`,
    ].join(''),
  };
}

type Pan = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly index: number;
  readonly count: number;
};

function panMarkup(sheet: Sheet, look: Look, pan: Pan): string {
  const colour = panColour(look.shade, pan.index, pan.count);
  const height = 158;
  const face = roundedBox(pan.x + 5, pan.y + 5, pan.width - 10, height - 10, 8);
  const shiny = (pan.index * 5 + 1) % 3 === 0;
  const plain = shiny || pan.index % 2 === 0;
  const powder = linear(
    sheet,
    [
      [0, lighten(colour, shiny ? 0.4 : 0.18)],
      [0.45, colour],
      [shiny ? 0.62 : 0.8, lighten(colour, shiny ? 0.2 : 0)],
      [1, darken(colour, 0.14)],
    ],
    [0, 0, 1, 1],
  );
  const relief = plain ? '' : embossed(ndopBand(pan.x + pan.width / 2, pan.y + height / 2, 64, 60), 0.45);
  return `<path d="${roundedBox(pan.x, pan.y, pan.width, height, 12)}" fill="${darken(colour, 0.5)}"/><path d="${face}" fill="${powder}"/>${relief}`;
}

const companions = [
  '#f0d3b4',
  '#c98a5b',
  '#6b3423',
  '#d9a7a0',
  '#3a1c22',
  '#c9973f',
  '#a2543c',
  '#e9c9c0',
  '#5d2a4e',
  '#e2b774',
  '#8a5a3c',
  '#241518',
] as const;

function panColour(shade: string, index: number, count: number): string {
  if (index === Math.floor(count / 2) - 1) return shade;
  const companion = companions[index % companions.length] ?? shade;
  return mix(companion, shade, index % 3 === 1 ? 0.5 : 0.24);
}
