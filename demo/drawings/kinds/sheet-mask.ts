import { darken, lighten, mix } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { ndopBand } from '../ndop.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { linear, px, radial, type Sheet } from '../sheet.ts';

/** A sealed sachet seen from above: mask, refill or wipe. */
export function drawSheetMask(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const body = roundedBox(-250, -350, 500, 700, 12);
  const foil = linear(
    sheet,
    [
      [0, lighten(pack.body, 0.3)],
      [0.3, pack.body],
      [0.46, lighten(pack.body, 0.22)],
      [0.7, darken(pack.body, 0.06)],
      [1, darken(pack.body, 0.22)],
    ],
    [0, 0, 1, 0.6],
  );
  const seals = [-350, 316]
    .map((y) => Array.from({ length: 38 }, (_, index) => `M${px(-240 + index * 13)} ${y + 4}v26`).join(''))
    .join('');
  const drop = radial(
    sheet,
    [
      [0, lighten(look.shade, 0.5)],
      [0.5, look.shade],
      [1, darken(look.shade, 0.2)],
    ],
    [0.36, 0.34, 0.7],
  );
  return {
    width: 500,
    height: 700,
    footprint: 500,
    outline: body,
    markup: [
      `<path d="${body}" fill="${foil}"/>`,
      `<path d="${seals}" stroke="${darken(pack.body, 0.25)}" stroke-opacity="0.35" stroke-width="3"/>`,
      '<path d="M-250 -300C-120 -290 -160 300 -226 340M210 -310C150 -200 190 180 236 330" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="10"/>',
      `<circle cy="60" r="128" fill="${mix(pack.body, '#ffffff', 0.4)}" fill-opacity="0.7"/><path d="M0 -70C56 6 84 52 84 92A84 84 0 0 1 -84 92C-84 52 -56 6 0 -70Z" fill="${drop}"/><path d="M-48 84A48 48 0 0 0 -14 132" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="9" stroke-linecap="round"/>`,
      lettering({ text: look.brand, y: -246, height: 50, maxWidth: 340, colour: pack.ink }),
      lettering({ text: look.line, y: -166, height: 20, maxWidth: 340, colour: pack.ink, opacity: 0.85 }),
      `<path d="${ndopBand(0, 252, 340, 42)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.6" stroke-width="3"/>`,
    ].join(''),
  };
}
