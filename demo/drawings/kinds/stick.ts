import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, roundPaint, sparkle } from '../materials.ts';
import { box, type Prop } from '../prop.ts';
import { radial, type Sheet } from '../sheet.ts';

/** A wide twist-up stick: foundation, contour, sun care, solid perfume. */
export function drawStick(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const dome = 'M-78 -392V-478C-78 -520 -40 -534 0 -534C40 -534 78 -520 78 -478V-392Z';
  const gleam = radial(
    sheet,
    [
      [0, lighten(look.shade, 0.5), 0.75],
      [1, lighten(look.shade, 0.3), 0],
    ],
    [0.32, 0.2, 0.5],
  );
  const surface = look.finish === 'matte' ? 'matte' : 'satin';
  return {
    width: 208,
    height: 534,
    footprint: 200,
    outline: box(200, -300) + box(172, -396) + dome,
    markup: [
      `<path d="${dome}" fill="${roundPaint(sheet, { colour: look.shade, surface })}"/><path d="${dome}" fill="${gleam}"/>`,
      look.finish === 'shimmer' ? sparkle(sheet, dome, [-78, -534, 156, 142], 70) : '',
      cylinder(sheet, {
        top: -396,
        bottom: -300,
        width: 172,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      `<ellipse cx="0" cy="-396" rx="80" ry="11.5" fill="${darken(pack.trim, 0.5)}"/><path d="M-78 -410V-396A78 11.4 0 0 0 78 -396V-410Z" fill="${roundPaint(sheet, { colour: look.shade, surface })}"/>`,
      cylinder(sheet, {
        top: -302,
        bottom: 0,
        width: 200,
        material: { colour: pack.body, surface: pack.surface },
      }),
      lettering({ text: look.brand, y: -196, height: 28, maxWidth: 146, colour: pack.ink }),
      lettering({ text: look.line, y: -150, height: 13, maxWidth: 142, colour: pack.ink, opacity: 0.85 }),
    ].join(''),
  };
}

export function drawStickCap(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  return {
    width: 208,
    height: 268,
    footprint: 204,
    outline: box(202, -266),
    markup: cylinder(sheet, {
      top: -266,
      bottom: 0,
      width: 202,
      material: { colour: pack.cap, surface: pack.surface },
    }),
  };
}
