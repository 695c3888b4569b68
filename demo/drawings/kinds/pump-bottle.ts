import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, roundBody, roundPaint } from '../materials.ts';
import { bottle, box, type Prop, roundedBox } from '../prop.ts';
import type { Sheet } from '../sheet.ts';

/** A pump bottle; odd variants are transparent and show the content. */
export function drawPumpBottle(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const outer = bottle(268, 470, 104, 74, 28);
  const liquid =
    'M-118 -46V-356C-118 -392 -96 -404 -60 -414H60C96 -404 118 -392 118 -356V-46Q118 -26 0 -25Q-118 -26 -118 -46Z';
  const clear = look.variant % 2 === 1;
  const ink = clear ? '#ffffff' : pack.ink;
  const spout = 'M-6 -604H-112Q-132 -604 -132 -584V-566H-112V-574H-6Z';
  return {
    width: 280,
    height: 624,
    footprint: 268,
    ...(clear ? { glow: look.shade } : {}),
    outline: outer + box(108, -520, -466) + box(24, -600, -520) + spout + box(96, -624, -580),
    markup: [
      clear
        ? glassBody(sheet, outer, liquid, look.shade, look.finish === 'matte')
        : roundBody(sheet, outer, { colour: pack.body, surface: pack.surface }),
      `<path d="${box(22, -590, -510)}" fill="${roundPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/>`,
      cylinder(sheet, {
        top: -526,
        bottom: -466,
        width: 108,
        material: { colour: pack.cap, surface: pack.surface },
      }),
      roundBody(sheet, spout, { colour: pack.cap, surface: 'satin' }),
      roundBody(sheet, roundedBox(-48, -626, 96, 50, 14), { colour: pack.cap, surface: pack.surface }),
      lettering({ text: look.brand, y: -286, height: 36, maxWidth: 186, colour: ink, opacity: 0.96 }),
      lettering({ text: look.line, y: -232, height: 15, maxWidth: 186, colour: ink, opacity: 0.85 }),
      `<path d="M-40 -190H40" stroke="${ink}" stroke-opacity="0.6" stroke-width="2"/>`,
    ].join(''),
  };
}
