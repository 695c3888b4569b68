import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, roundBody } from '../materials.ts';
import { bottle, box, type Prop, roundedBox } from '../prop.ts';
import { linear, type Sheet } from '../sheet.ts';

export function drawDropper(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const width = 236;
  const outer = bottle(width, 372, 96, 84, 30);
  const liquid =
    'M-102 -48V-226C-102 -262 -92 -272 -74 -280H74C92 -272 102 -262 102 -226V-48Q102 -26 0 -25Q-102 -26 -102 -48Z';
  const bulb = 'M-38 -474V-566Q-38 -626 0 -626Q38 -626 38 -566V-474Z';
  return {
    width: 246,
    height: 626,
    footprint: width,
    glow: look.shade,
    outline: outer + box(106, -474, -370) + bulb,
    markup: [
      roundBody(sheet, bulb, { colour: pack.cap, surface: 'matte' }),
      glassBody(sheet, outer, liquid, look.shade, look.finish === 'matte'),
      `<path d="${box(11, -372, -60)}" fill="#ffffff" fill-opacity="0.22"/>`,
      label(sheet, look, 162, 150, -104),
      cylinder(sheet, {
        top: -474,
        bottom: -368,
        width: 106,
        material: { colour: pack.trim, surface: 'metal' },
      }),
    ].join(''),
  };
}

/** A tall bottle of oil, water or tonic with a screw cap. */
export function drawOilBottle(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const outer = bottle(220, 520, 84, 110, 26);
  const liquid =
    'M-96 -44V-390C-96 -430 -80 -446 -44 -462H44C80 -446 96 -430 96 -390V-44Q96 -26 0 -25Q-96 -26 -96 -44Z';
  return {
    width: 226,
    height: 640,
    footprint: 220,
    glow: look.shade,
    outline: outer + box(96, -640, -516),
    markup: [
      glassBody(sheet, outer, liquid, look.shade, look.finish === 'matte'),
      label(sheet, look, 170, 190, -150),
      cylinder(sheet, {
        top: -532,
        bottom: -516,
        width: 84,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -640,
        bottom: -530,
        width: 98,
        material: { colour: pack.cap, surface: pack.surface },
      }),
    ].join(''),
  };
}

/** A paper label wrapped around the front, shaded with the glass below it. */
function label(sheet: Sheet, look: Look, width: number, height: number, bottom: number): string {
  const { pack } = look;
  const path = roundedBox(-width / 2, bottom - height, width, height, 6);
  const paint = linear(sheet, [
    [0, '#e5d6c0'],
    [0.22, '#fffaf0'],
    [0.6, '#f6ead7'],
    [1, '#cdbba2'],
  ]);
  const ink = pack.surface === 'gloss' ? pack.body : '#3b2a22';
  return [
    `<path d="${path}" fill="${paint}"/>`,
    lettering({ text: look.brand, y: bottom - height * 0.66, height: 24, maxWidth: width - 34, colour: ink }),
    lettering({
      text: look.line,
      y: bottom - height * 0.66 + 38,
      height: 11,
      maxWidth: width - 40,
      colour: ink,
      opacity: 0.8,
    }),
    `<path d="M${-width / 2 + 20} ${bottom - 16}H${width / 2 - 20}" stroke="${pack.trim}" stroke-width="3"/>`,
  ].join('');
}
