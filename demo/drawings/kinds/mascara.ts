import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder } from '../materials.ts';
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

export function drawMascaraWand(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const bristles = Array.from({ length: 46 }, (_, index) => {
    const y = -8 - index * 4.6;
    const along = index / 45;
    const curve =
      look.variant % 2 === 0 ? Math.sin(along * Math.PI * 0.85 + 0.4) : 0.72 + 0.28 * Math.cos(along * 9);
    const reach = 16 + curve * (look.variant % 3 === 2 ? 20 : 32);
    return `M${px(-reach + sheet.random() * 5)} ${px(y - 4)}L${px(reach - sheet.random() * 5)} ${px(y + 4)}`;
  }).join('');
  return {
    width: 124,
    height: 640,
    footprint: 60,
    outline: `${box(62, -216) + box(10, -330, -200)}${box(120, -640, -330)}`,
    markup: [
      `<path d="${box(9, -340, 0)}" fill="#8d8589"/><path d="${bristles}" stroke="${look.shade}" stroke-width="3.4" stroke-linecap="round"/><path d="${bristles}" stroke="#ffffff" stroke-opacity="0.16" stroke-width="1.2" transform="translate(-3 -1)"/>`,
      cylinder(sheet, {
        top: -348,
        bottom: -326,
        width: 76,
        material: { colour: '#3a3236', surface: 'satin' },
      }),
      cylinder(sheet, {
        top: -640,
        bottom: -344,
        width: 124,
        topWidth: 116,
        material: { colour: pack.cap, surface: pack.surface },
      }),
      cylinder(sheet, {
        top: -362,
        bottom: -344,
        width: 126,
        material: { colour: pack.trim, surface: 'metal' },
      }),
    ].join(''),
  };
}
