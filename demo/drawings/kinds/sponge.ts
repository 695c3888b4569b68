import { darken, lighten } from '../colour.ts';
import type { Look } from '../look.ts';
import type { Prop } from '../prop.ts';
import { px, radial, type Sheet } from '../sheet.ts';

const shapes = [
  'M0 -430C60 -430 110 -320 150 -220C190 -110 120 6 0 8C-120 6 -190 -110 -150 -220C-110 -320 -60 -430 0 -430Z',
  'M-20 -420C70 -430 120 -330 160 -230C196 -120 130 8 0 8C-130 8 -176 -90 -166 -190C-150 -240 -60 -260 -60 -300C-62 -360 -60 -414 -20 -420Z',
  'M0 -400C90 -400 130 -340 120 -270C112 -230 112 -212 132 -160C166 -60 110 8 0 8C-110 8 -166 -60 -132 -160C-112 -212 -112 -230 -120 -270C-130 -340 -90 -400 0 -400Z',
] as const;

export function drawSponge(sheet: Sheet, look: Look): Prop {
  const shape = shapes[look.variant % shapes.length] ?? shapes[0];
  const paint = radial(
    sheet,
    [
      [0, lighten(look.shade, 0.42)],
      [0.4, lighten(look.shade, 0.08)],
      [0.8, darken(look.shade, 0.16)],
      [1, darken(look.shade, 0.3)],
    ],
    [0.34, 0.36, 0.72],
  );
  const pores = Array.from({ length: 130 }, () => {
    const angle = sheet.random() * Math.PI * 2;
    const reach = Math.sqrt(sheet.random());
    return `<circle cx="${px(Math.cos(angle) * reach * 128)}" cy="${px(-156 + Math.sin(angle) * reach * 150)}" r="${px(1 + sheet.random() * 2)}"/>`;
  }).join('');
  return {
    width: 340,
    height: 430,
    footprint: 190,
    outline: shape,
    markup: `<path d="${shape}" fill="${paint}"/><g fill="${darken(look.shade, 0.35)}" fill-opacity="0.35">${pores}</g>`,
  };
}
