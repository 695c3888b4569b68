import { darken, lighten } from '../colour.ts';
import type { Look } from '../look.ts';
import type { Prop } from '../prop.ts';
import { blur, clip, px, radial, type Sheet } from '../sheet.ts';

const drop =
  'M0 -430C60 -430 110 -320 150 -220C190 -110 120 6 0 8C-120 6 -190 -110 -150 -220C-110 -320 -60 -430 0 -430Z';
const slant =
  'M-20 -420C70 -430 120 -330 160 -230C196 -120 130 8 0 8C-130 8 -176 -90 -166 -190C-150 -240 -60 -260 -60 -300C-62 -360 -60 -414 -20 -420Z';
const tear =
  'M0 -446C22 -446 50 -360 112 -266C200 -134 132 8 0 8C-132 8 -200 -134 -112 -266C-50 -360 -22 -446 0 -446Z';
const peanut =
  'M0 -400C90 -400 130 -340 120 -270C112 -230 112 -212 132 -160C166 -60 110 8 0 8C-110 8 -166 -60 -132 -160C-112 -212 -112 -230 -120 -270C-130 -340 -90 -400 0 -400Z';

/** A drop, a slanted drop, a peanut, and four small drops. */
export function drawSponge(sheet: Sheet, look: Look): Prop {
  switch (look.variant % 4) {
    case 1:
      return one(sheet, look.shade, slant);
    case 2:
      return one(sheet, look.shade, peanut);
    case 3:
      return fourMinis(sheet, look.shade);
    default:
      return one(sheet, look.shade, drop);
  }
}

function one(sheet: Sheet, shade: string, shape: string): Prop {
  return { width: 340, height: 430, footprint: 190, outline: shape, markup: foam(sheet, shade, shape) };
}

function fourMinis(sheet: Sheet, shade: string): Prop {
  const spots = [
    { x: -20, y: -46, size: 0.52, turn: 0 },
    { x: 152, y: -40, size: 0.5, turn: 7 },
    { x: -110, y: -66, size: 0.5, turn: -104 },
    { x: 96, y: 8, size: 0.55, turn: -6 },
  ];
  const minis = spots.map(
    ({ x, y, size, turn }) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="${turn < -90 ? -110 : 40}" cy="${turn < -90 ? 132 : -2}" rx="${turn < -90 ? 220 : 140}" ry="26" fill="#2a0f12" fill-opacity="0.34" filter="${blur(sheet, 14)}"/><g transform="rotate(${turn})">${foam(sheet, shade, tear, 2)}</g></g>`,
  );
  const silhouette =
    'M-330 -90C-320 -130 -200 -160 -130 -150C-70 -250 -40 -276 -20 -276C0 -276 40 -200 76 -210C120 -262 150 -270 172 -258C210 -200 240 -120 214 -60C190 10 140 16 96 12C20 10 -60 10 -110 4C-180 0 -300 -40 -330 -90Z';
  return { width: 560, height: 280, footprint: 400, outline: silhouette, markup: minis.join('') };
}

/** Soft foam: no hard gleam, a lit shoulder, light thrown back by the ground, open pores. */
function foam(sheet: Sheet, shade: string, shape: string, grain = 1): string {
  const paint = radial(
    sheet,
    [
      [0, lighten(shade, 0.4)],
      [0.35, lighten(shade, 0.12)],
      [0.72, darken(shade, 0.1)],
      [1, darken(shade, 0.34)],
    ],
    [0.33, 0.4, 0.74],
  );
  const pores = (count: number, least: number, spread: number) =>
    Array.from({ length: count }, () => {
      const x = (sheet.random() - 0.5) * 330;
      const y = -424 + sheet.random() * 430;
      const size = grain * (least + sheet.random() ** 3 * spread);
      return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(size)}" ry="${px(size * 0.8)}"/>`;
    }).join('');
  return [
    `<path d="${shape}" fill="${paint}"/>`,
    `<g clip-path="${clip(sheet, shape)}">`,
    `<g fill="${darken(shade, 0.4)}" fill-opacity="0.3">${pores(520, 0.7, 1.9)}</g>`,
    `<g fill="${lighten(shade, 0.5)}" fill-opacity="0.3">${pores(360, 0.6, 1.4)}</g>`,
    `<path d="M-150 -30C-80 30 80 30 150 -30" fill="none" stroke="${lighten(shade, 0.5)}" stroke-opacity="0.4" stroke-width="16" filter="${blur(sheet, 12)}"/>`,
    `<ellipse cx="-62" cy="-206" rx="46" ry="78" fill="#ffffff" fill-opacity="0.24" filter="${blur(sheet, 22)}"/>`,
    '</g>',
  ].join('');
}
