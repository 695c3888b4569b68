import { lightness } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, sparkle } from '../materials.ts';
import { bottle, box, type Prop } from '../prop.ts';
import type { Sheet } from '../sheet.ts';

export function drawFoundationBottle(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const slim = look.variant % 2 === 1;
  const width = slim ? 196 : 256;
  const height = slim ? 430 : 390;
  const outer = bottle(width, height, 108, slim ? 60 : 34, 24);
  const liquid = `M${-width / 2 + 16} -44V${-height + 66}Q${-width / 2 + 16} ${-height + 30} ${-width / 2 + 56} ${-height + 28}H${width / 2 - 56}Q${width / 2 - 16} ${-height + 30} ${width / 2 - 16} ${-height + 66}V-44Q${width / 2 - 16} -26 0 -25Q${-width / 2 + 16} -26 ${-width / 2 + 16} -44Z`;
  const ink = lightness(look.shade) > 0.66 ? '#3b1a30' : '#fffaf2';
  const shimmer =
    look.finish === 'shimmer' ? sparkle(sheet, liquid, [-width / 2, -height, width, height], 160) : '';
  return {
    width: width + 6,
    height: height + 226,
    footprint: width,
    glow: look.shade,
    outline: outer + box(116, -height - 226, -height),
    markup: [
      glassBody(sheet, outer, liquid, look.shade, look.finish === 'matte'),
      shimmer,
      lettering({ text: look.brand, y: -250, height: 34, maxWidth: width - 90, colour: ink, weight: 1.1 }),
      lettering({ text: look.line, y: -196, height: 14, maxWidth: width - 84, colour: ink, opacity: 0.85 }),
      cylinder(sheet, {
        top: -height - 26,
        bottom: -height + 2,
        width: 108,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -height - 226,
        bottom: -height - 26,
        width: 118,
        material: { colour: pack.cap, surface: pack.surface },
      }),
    ].join(''),
  };
}
