import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, roundBody, sparkle } from '../materials.ts';
import { box, type Prop, roundedBox } from '../prop.ts';
import type { Sheet } from '../sheet.ts';

export function drawLipGloss(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const outer = 'M-66 -16V-340Q-66 -352 -54 -352H54Q66 -352 66 -340V-16Q66 8 0 8Q-66 8 -66 -16Z';
  const liquid = 'M-52 -34V-330Q-52 -336 -46 -336H46Q52 -336 52 -330V-34Q52 -20 0 -20Q-52 -20 -52 -34Z';
  const shimmer = look.finish === 'shimmer' ? sparkle(sheet, liquid, [-52, -336, 104, 316], 110) : '';
  return {
    width: 134,
    height: 690,
    footprint: 130,
    glow: look.shade,
    outline: box(132, -350) + box(112, -690),
    markup: [
      glassBody(sheet, outer, liquid, look.shade, look.finish === 'matte'),
      shimmer,
      lettering({
        text: look.brand,
        y: -214,
        height: 20,
        maxWidth: 92,
        colour: '#ffffff',
        opacity: 0.95,
        weight: 1.2,
      }),
      lettering({ text: look.line, y: -180, height: 10, maxWidth: 84, colour: '#ffffff', opacity: 0.85 }),
      cylinder(sheet, {
        top: -372,
        bottom: -352,
        width: 92,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -690,
        bottom: -372,
        width: 112,
        material: { colour: pack.cap, surface: pack.surface },
      }),
      cylinder(sheet, {
        top: -388,
        bottom: -372,
        width: 113,
        material: { colour: pack.trim, surface: 'metal' },
      }),
    ].join(''),
  };
}

/** Cap, stem and flocked tip, loaded with the shade. */
export function drawGlossWand(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const tip = roundedBox(-17, -150, 34, 150, 17);
  return {
    width: 116,
    height: 620,
    footprint: 40,
    outline: box(30, -320) + box(112, -620, -312),
    markup: [
      `<path d="${box(9, -320, -60)}" fill="#efe6e2"/>`,
      roundBody(sheet, tip, { colour: look.shade, surface: 'gloss' }),
      cylinder(sheet, {
        top: -336,
        bottom: -312,
        width: 70,
        material: { colour: '#efe6e2', surface: 'satin' },
      }),
      cylinder(sheet, {
        top: -620,
        bottom: -330,
        width: 112,
        material: { colour: pack.cap, surface: pack.surface },
      }),
      cylinder(sheet, {
        top: -346,
        bottom: -330,
        width: 113,
        material: { colour: pack.trim, surface: 'metal' },
      }),
    ].join(''),
  };
}
