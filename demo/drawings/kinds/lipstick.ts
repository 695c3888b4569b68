import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import { capInk, type Look } from '../look.ts';
import { cylinder, roundPaint, sparkle } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { box, type Prop } from '../prop.ts';
import { linear, type Sheet } from '../sheet.ts';

export function drawLipstick(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const bullet =
    'M-56 -330V-452C-56 -520 -22 -560 22 -566C48 -569 56 -552 56 -530V-330A56 8.4 0 0 1 -56 -330Z';
  const cut = 'M-54 -462C-52 -522 -20 -558 22 -564C46 -567 55 -550 54 -528C50 -486 4 -452 -54 -462Z';
  const cutPaint = linear(
    sheet,
    [
      [0, lighten(look.shade, look.finish === 'matte' ? 0.2 : 0.36)],
      [0.5, lighten(look.shade, 0.1)],
      [1, darken(look.shade, 0.1)],
    ],
    [0, 0, 1, 1],
  );
  const surface = look.finish === 'matte' ? 'matte' : look.finish === 'gloss' ? 'gloss' : 'satin';
  const shimmer = look.finish === 'shimmer' ? sparkle(sheet, bullet, [-56, -566, 112, 240], 60) : '';
  return {
    width: 180,
    height: 566,
    footprint: 176,
    outline: box(172, -230) + box(142, -340) + bullet,
    markup: [
      `<path d="${bullet}" fill="${roundPaint(sheet, { colour: look.shade, surface })}"/><path d="${cut}" fill="${cutPaint}"/>${shimmer}`,
      cylinder(sheet, {
        top: -342,
        bottom: -222,
        width: 136,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      `<ellipse cx="0" cy="-342" rx="58" ry="8" fill="${darken(pack.trim, 0.5)}"/><path d="M-56 -356V-342A56 8 0 0 0 56 -342V-356Z" fill="${roundPaint(sheet, { colour: look.shade, surface })}"/>`,
      cylinder(sheet, {
        top: -226,
        bottom: 0,
        width: 172,
        material: { colour: pack.body, surface: pack.surface },
      }),
      `<path d="${ndopBand(0, -24, 130, 26)}" transform="translate(0 -6)" fill="none" stroke="${pack.ink}" stroke-opacity="0.8" stroke-width="2"/>`,
      lettering({ text: look.brand, y: -140, height: 24, maxWidth: 116, colour: pack.ink }),
    ].join(''),
  };
}

export function drawLipstickCap(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  return {
    width: 180,
    height: 352,
    footprint: 178,
    outline: box(176, -350),
    markup:
      cylinder(sheet, {
        top: -350,
        bottom: 0,
        width: 176,
        material: { colour: pack.cap, surface: pack.surface },
      }) +
      cylinder(sheet, {
        top: -18,
        bottom: 0,
        width: 178,
        material: { colour: pack.trim, surface: 'metal' },
      }) +
      lettering({ text: look.line, y: -196, height: 15, maxWidth: 120, colour: capInk(pack), opacity: 0.75 }),
  };
}
