import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, sparkle } from '../materials.ts';
import { bottle, box, type Prop } from '../prop.ts';
import type { Sheet } from '../sheet.ts';

export function drawNailPolish(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const outer = bottle(226, 268, 92, 78, 34);
  const liquid =
    'M-98 -52V-158C-98 -196 -78 -212 -44 -222H44C78 -212 98 -196 98 -158V-52Q98 -24 0 -23Q-98 -24 -98 -52Z';
  const shimmer = look.finish === 'shimmer' ? sparkle(sheet, liquid, [-98, -222, 196, 200], 150) : '';
  return {
    width: 232,
    height: 546,
    footprint: 220,
    glow: look.shade,
    outline: outer + box(96, -546, -266),
    markup: [
      glassBody(sheet, outer, liquid, look.shade, look.finish === 'matte'),
      shimmer,
      lettering({
        text: look.brand,
        y: -132,
        height: 26,
        maxWidth: 138,
        colour: '#ffffff',
        opacity: 0.95,
        weight: 1.2,
      }),
      cylinder(sheet, {
        top: -286,
        bottom: -264,
        width: 88,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -546,
        bottom: -284,
        width: 102,
        topWidth: 84,
        material: { colour: pack.cap, surface: pack.surface },
      }),
    ].join(''),
  };
}
