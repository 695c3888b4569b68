import { darken } from './colour.ts';
import { type Ground, grounds } from './ground.ts';
import type { Prop } from './prop.ts';
import { blur, linear, px, type Sheet } from './sheet.ts';

/** Puts an upright prop on the floor: a long shadow towards the right, a dark line where it touches. */
export function placeStanding(
  sheet: Sheet,
  prop: Prop,
  ground: Ground,
  x: number,
  y: number,
  scale: number,
): string {
  const dark = darken(grounds[ground], 0.62);
  const cast = linear(
    sheet,
    [
      [0, dark, 0],
      [0.45, dark, 0.12],
      [1, dark, 0.5],
    ],
    [0, 0, 0, 1],
  );
  const foot = prop.footprint;
  const depth = prop.hasFlatBase ? 18 : foot * 0.07 + 5;
  const sink = prop.hasFlatBase ? 6 : foot * 0.035 + 2;
  const glow =
    prop.glow === undefined
      ? ''
      : `<ellipse cx="${px(foot * 0.62)}" cy="2" rx="${px(foot * 0.62)}" ry="${px(foot * 0.1)}" fill="${prop.glow}" fill-opacity="0.5" filter="${blur(sheet, 16)}"/>`;
  return [
    `<g transform="translate(${px(x)} ${px(y)}) scale(${round(scale)})">`,
    `<g transform="matrix(1 0 -0.82 0.2 0 4)"><path d="${prop.outline}" fill="${cast}" filter="${blur(sheet, 15)}"/></g>`,
    glow,
    `<ellipse cx="${px(foot * 0.07)}" cy="${px(sink)}" rx="${px(foot * 0.5 + 8)}" ry="${px(depth)}" fill="${dark}" fill-opacity="0.5" filter="${blur(sheet, 7)}"/>`,
    prop.markup,
    '</g>',
  ].join('');
}

/** Lays a prop on the ground seen from above; the shadow falls down-right whatever way it is turned. */
export function placeLying(
  sheet: Sheet,
  prop: Prop,
  ground: Ground,
  at: { x: number; y: number; scale: number; angle: number; centre?: number },
): string {
  const dark = darken(grounds[ground], 0.66);
  const turn = `rotate(${px(at.angle)}) scale(${round(at.scale)}) translate(0 ${px(at.centre ?? 0)})`;
  return [
    `<g transform="translate(${px(at.x)} ${px(at.y)})">`,
    `<g transform="translate(30 40)"><g transform="${turn}"><path d="${prop.outline}" fill="${dark}" fill-opacity="0.3" filter="${blur(sheet, 24)}"/></g></g>`,
    `<g transform="translate(9 12)"><g transform="${turn}"><path d="${prop.outline}" fill="${dark}" fill-opacity="0.45" filter="${blur(sheet, 7)}"/></g></g>`,
    `<g transform="${turn}">${prop.markup}</g>`,
    '</g>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
