import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, roundPaint } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { box, type Prop } from '../prop.ts';
import { px, type Sheet } from '../sheet.ts';

export function drawMascara(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const body = { colour: pack.body, surface: pack.surface };
  return {
    width: 132,
    height: 760,
    footprint: 124,
    outline: box(124, -760),
    markup: [
      cylinder(sheet, { top: -420, bottom: 0, width: 124, material: body }),
      cylinder(sheet, {
        top: -440,
        bottom: -420,
        width: 126,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -760,
        bottom: -440,
        width: 124,
        topWidth: 116,
        material: { ...body, colour: pack.cap },
      }),
      lettering({ text: look.brand, y: -250, height: 25, maxWidth: 92, colour: pack.ink }),
      lettering({ text: look.line, y: -208, height: 12, maxWidth: 88, colour: pack.ink, opacity: 0.8 }),
      `<path d="${ndopBand(0, -60, 96, 24)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.8" stroke-width="2"/>`,
    ].join(''),
  };
}

/** Outlines of brushes by variant: how far the bristles reach at a fraction of the length, 0 at the tip. */
const brushes: readonly ((along: number) => number)[] = [
  (along) => 22 + 22 * Math.sin(Math.PI * Math.min(1, along * 0.8 + 0.16)),
  (along) => 26 + 16 * Math.cos(along * Math.PI * 2),
  (along) => 17 + 19 * along,
];
const brushLength = 262;

/** Cap, stem and a twisted-wire brush whose bristles run around it in a spiral. */
export function drawMascaraWand(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  return {
    width: 124,
    height: 670,
    footprint: 60,
    outline: `${box(62, -brushLength) + box(12, -370, -brushLength)}${box(120, -670, -370)}`,
    markup: [
      `<path d="${box(11, -378, -brushLength + 8)}" fill="${roundPaint(sheet, { colour: '#8d8589', surface: 'metal' })}"/>`,
      bristles(sheet, look),
      cylinder(sheet, {
        top: -388,
        bottom: -362,
        width: 70,
        material: { colour: '#3a3236', surface: 'satin' },
      }),
      cylinder(sheet, {
        top: -670,
        bottom: -384,
        width: 124,
        topWidth: 116,
        material: { colour: pack.cap, surface: pack.surface },
      }),
      cylinder(sheet, {
        top: -402,
        bottom: -384,
        width: 126,
        material: { colour: pack.trim, surface: 'metal' },
      }),
    ].join(''),
  };
}

function bristles(sheet: Sheet, look: Look): string {
  const profile = brushes[look.variant % brushes.length] ?? (() => 30);
  const rows = 84;
  const turns = 13;
  const hairs = Array.from({ length: rows }, (_, index) => {
    const along = index / (rows - 1);
    const y = -6 - along * (brushLength - 12);
    // The tip is rounded, and the spiral makes the bristles alternately longer and shorter.
    const round = Math.min(1, Math.sqrt(along * 14 + 0.06));
    const wave = Math.sin(along * turns * Math.PI * 2);
    const reach = profile(along) * round * (0.9 + 0.1 * wave);
    const left = reach * (0.94 + sheet.random() * 0.1);
    const right = reach * (0.94 + sheet.random() * 0.1);
    const colour = wave > 0 ? lighten(look.shade, 0.1 + wave * 0.16) : darken(look.shade, -wave * 0.3);
    return `<path d="M${px(-left)} ${px(y + 5)}Q0 ${px(y - 5)} ${px(right)} ${px(y - 6)}" stroke="${colour}" stroke-width="${px(1.9 + sheet.random() * 0.8)}"/>`;
  });
  const core = Array.from({ length: 24 }, (_, index) => {
    const y = -14 - index * (brushLength / 25);
    return `M-6 ${px(y)}L6 ${px(y - 8)}`;
  }).join('');
  return `<g fill="none" stroke-linecap="round">${hairs.join('')}<path d="${core}" stroke="#d9d2d4" stroke-opacity="0.5" stroke-width="2.4"/></g>`;
}
