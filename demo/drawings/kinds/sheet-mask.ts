import { darken, lighten, mix } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { ndopBand } from '../ndop.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { blur, linear, px, radial, type Sheet } from '../sheet.ts';

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

/** The mask out of its sachet, laid flat: holes for eyes and mouth, a flap for the nose, wet with serum. */
export function drawUnfoldedMask(sheet: Sheet, look: Look): Prop {
  const face =
    'M0 -350C150 -352 262 -270 272 -120C282 30 244 150 168 244C112 308 60 332 0 332C-60 332 -112 308 -168 244C-244 150 -282 30 -272 -120C-262 -270 -150 -352 0 -350Z';
  // Drawn in the opposite direction to the face, so that they are holes in its shadow too.
  const holes = [
    'M-190 -70C-166 -34 -92 -34 -64 -70C-92 -108 -166 -108 -190 -70Z',
    'M64 -70C92 -34 166 -34 190 -70C166 -108 92 -108 64 -70Z',
    'M-86 190C-60 222 60 222 86 190C60 158 -60 158 -86 190Z',
  ].join('');
  const slits =
    'M-52 96C-44 40 -24 0 0 -4C24 0 44 40 52 96M-268 -40L-206 -24M268 -40L206 -24M-120 290L-96 246M120 290L96 246M0 -348V-300';
  const outline = face + holes;
  const cloth = radial(
    sheet,
    [
      [0, '#ffffff'],
      [0.6, mix('#fbf6ef', look.shade, 0.08)],
      [1, mix('#e9ded2', look.shade, 0.22)],
    ],
    [0.36, 0.3, 0.8],
  );
  return {
    width: 540,
    height: 700,
    footprint: 540,
    outline,
    markup: [
      `<path d="${outline}" fill="${cloth}" fill-rule="evenodd"/>`,
      `<path d="${outline}" fill="none" stroke="#ffffff" stroke-opacity="0.8" stroke-width="5"/>`,
      `<path d="${slits}" fill="none" stroke="#8d7a6c" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round"/>`,
      weave(sheet, look.shade),
    ].join(''),
  };
}

/** The wettest places of the cloth show the colour of its serum. */
function weave(sheet: Sheet, shade: string): string {
  const wet = [
    [-150, 60, 66],
    [150, 90, 58],
    [0, -220, 86],
    [-30, 268, 52],
  ].map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${px(r * 0.72)}"/>`);
  return `<g fill="${shade}" fill-opacity="0.14" filter="${blur(sheet, 18)}">${wet.join('')}</g><path d="M-190 -210C-120 -300 20 -320 110 -296" fill="none" stroke="#ffffff" stroke-opacity="0.9" stroke-width="12" stroke-linecap="round" filter="${blur(sheet, 4)}"/>`;
}
