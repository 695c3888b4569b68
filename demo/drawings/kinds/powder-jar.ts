import { lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import { capInk, type Look } from '../look.ts';
import { cylinder, glassBody, sparkle } from '../materials.ts';
import { box, type Prop, roundedBox } from '../prop.ts';
import { px, type Sheet } from '../sheet.ts';

/** Loose powder or pigment in a clear jar. */
export function drawPowderJar(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const outer = roundedBox(-170, -210, 340, 224, 34);
  const powder =
    'M-146 -30V-120C-100 -142 -60 -118 -10 -128C50 -140 90 -116 146 -132V-30Q146 -14 0 -13Q-146 -14 -146 -30Z';
  const grains = Array.from({ length: 90 }, () => {
    const x = -140 + sheet.random() * 280;
    return `<circle cx="${px(x)}" cy="${px(-118 + sheet.random() * 92)}" r="${px(0.8 + sheet.random() * 1.8)}"/>`;
  }).join('');
  return {
    width: 350,
    height: 356,
    footprint: 340,
    glow: look.shade,
    outline: outer + box(346, -340, -206),
    markup: [
      glassBody(sheet, outer, powder, look.shade),
      `<g fill="${lighten(look.shade, 0.4)}" fill-opacity="0.5">${grains}</g>`,
      look.finish === 'shimmer' ? sparkle(sheet, powder, [-146, -132, 292, 120], 130) : '',
      cylinder(sheet, {
        top: -220,
        bottom: -206,
        width: 330,
        material: { colour: pack.trim, surface: 'metal' },
        tilt: 0.1,
      }),
      cylinder(sheet, {
        top: -326,
        bottom: -218,
        width: 346,
        material: { colour: pack.cap, surface: pack.surface },
        tilt: 0.1,
      }),
      lettering({ text: look.brand, y: -284, height: 34, maxWidth: 220, colour: capInk(pack) }),
    ].join(''),
  };
}
