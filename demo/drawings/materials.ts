import { darken, lighten, mix } from './colour.ts';
import { clip, linear, px, type Sheet, type Stop } from './sheet.ts';

export type Surface = 'gloss' | 'satin' | 'matte' | 'metal';
export type Material = { readonly colour: string; readonly surface: Surface };

/** How far the camera looks down: the half-height of a round top, as a fraction of its width. */
export const cameraTilt = 0.075;

/** The paint of an upright round body lit from the upper left. */
export function roundPaint(sheet: Sheet, { colour, surface }: Material): string {
  return linear(sheet, roundStops[surface](colour));
}

/** The paint of a face turned up to the light. */
export function topPaint(sheet: Sheet, { colour, surface }: Material): string {
  const shine = surface === 'matte' ? 0.12 : surface === 'metal' ? 0.45 : 0.28;
  return linear(
    sheet,
    [
      [0, lighten(colour, shine)],
      [0.45, lighten(colour, shine * 0.45)],
      [1, darken(colour, 0.12)],
    ],
    [0, 0, 1, 1],
  );
}

/** The paint of a flat thing seen from above. */
export function flatPaint(sheet: Sheet, { colour, surface }: Material): string {
  if (surface === 'metal') {
    return linear(
      sheet,
      [
        [0, lighten(colour, 0.5)],
        [0.25, colour],
        [0.42, lighten(colour, 0.62)],
        [0.6, darken(colour, 0.14)],
        [0.82, lighten(colour, 0.3)],
        [1, darken(colour, 0.28)],
      ],
      [0, 0, 1, 1],
    );
  }
  const shine = surface === 'gloss' ? 0.24 : surface === 'satin' ? 0.15 : 0.08;
  return linear(
    sheet,
    [
      [0, lighten(colour, shine)],
      [0.35, lighten(colour, shine * 0.3)],
      [1, darken(colour, 0.16)],
    ],
    [0, 0, 1, 1],
  );
}

export type Cylinder = {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly material: Material;
  readonly x?: number;
  readonly topWidth?: number;
  readonly tilt?: number;
};

/** An upright round part with its visible top and a fine light line on the front rim. */
export function cylinder(sheet: Sheet, part: Cylinder): string {
  const x = part.x ?? 0;
  const tilt = part.tilt ?? cameraTilt;
  const topHalf = (part.topWidth ?? part.width) / 2;
  const bottomHalf = part.width / 2;
  const topCurve = topHalf * 2 * tilt;
  const bottomCurve = bottomHalf * 2 * tilt;
  const body = `M${px(x - topHalf)} ${px(part.top)}L${px(x - bottomHalf)} ${px(part.bottom)}A${px(bottomHalf)} ${px(bottomCurve)} 0 0 0 ${px(x + bottomHalf)} ${px(part.bottom)}L${px(x + topHalf)} ${px(part.top)}A${px(topHalf)} ${px(topCurve)} 0 0 1 ${px(x - topHalf)} ${px(part.top)}Z`;
  const rim = `M${px(x - topHalf + 2)} ${px(part.top)}A${px(topHalf - 2)} ${px(topCurve)} 0 0 0 ${px(x + topHalf - 2)} ${px(part.top)}`;
  return `<path d="${body}" fill="${roundPaint(sheet, part.material)}"/><path d="${body}" fill="${heightFade(sheet)}"/><ellipse cx="${px(x)}" cy="${px(part.top)}" rx="${px(topHalf)}" ry="${px(topCurve)}" fill="${topPaint(sheet, part.material)}"/><path d="${rim}" fill="none" stroke="${lighten(part.material.colour, 0.55)}" stroke-width="1.6" stroke-opacity="0.55"/>`;
}

/** A body of any upright outline, painted as something round, a little darker towards the floor. */
export function roundBody(sheet: Sheet, path: string, material: Material): string {
  return `<path d="${path}" fill="${roundPaint(sheet, material)}"/><path d="${path}" fill="${heightFade(sheet)}"/>`;
}

/** Clear glass around `liquid`: thick walls, a bright left edge, a thin reflection on the right. */
export function glassBody(
  sheet: Sheet,
  outer: string,
  liquid: string,
  shade: string,
  frosted = false,
): string {
  const wall = linear(sheet, [
    [0, darken(mix('#ffffff', shade, 0.35), 0.22), 0.85],
    [0.05, '#ffffff', 0.75],
    [0.12, mix('#ffffff', shade, 0.25), 0.5],
    [0.5, '#ffffff', 0.32],
    [0.9, mix('#ffffff', shade, 0.3), 0.5],
    [0.96, '#ffffff', 0.7],
    [1, darken(mix('#ffffff', shade, 0.4), 0.3), 0.85],
  ]);
  const surface: Surface = frosted ? 'matte' : 'satin';
  return `<path d="${outer}" fill="${wall}"/>${roundBody(sheet, liquid, { colour: shade, surface })}<path d="${outer}" fill="${glassSheen(sheet, frosted ? 0.35 : 0.62)}"/><path d="${outer}" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="2"/>`;
}

/** Tiny bright flecks inside `path`, for shimmer and glitter finishes. */
export function sparkle(
  sheet: Sheet,
  path: string,
  box: readonly number[],
  count: number,
  colour = '#fff6e0',
): string {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const flecks = Array.from({ length: count }, () => {
    const size = 0.9 + sheet.random() ** 3 * 3.2;
    return `<circle cx="${px(left + sheet.random() * width)}" cy="${px(top + sheet.random() * height)}" r="${px(size)}" opacity="${px(0.35 + sheet.random() * 0.6)}"/>`;
  }).join('');
  return `<g clip-path="${clip(sheet, path)}" fill="${colour}">${flecks}</g>`;
}

/** Relief pressed into a soft face: a lit edge above-left, a shaded one below-right. */
export function embossed(path: string, strength = 1): string {
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${path}" stroke="#2a0f12" stroke-opacity="${0.2 * strength}" stroke-width="4" transform="translate(1.6 2)"/><path d="${path}" stroke="#ffffff" stroke-opacity="${0.3 * strength}" stroke-width="3" transform="translate(-1.2 -1.4)"/></g>`;
}

const roundStops: Readonly<Record<Surface, (colour: string) => readonly Stop[]>> = {
  gloss: (colour) => [
    [0, darken(colour, 0.36)],
    [0.05, darken(colour, 0.08)],
    [0.13, lighten(colour, 0.14)],
    [0.19, lighten(colour, 0.5)],
    [0.25, lighten(colour, 0.46)],
    [0.31, lighten(colour, 0.08)],
    [0.55, darken(colour, 0.06)],
    [0.83, darken(colour, 0.32)],
    [0.93, darken(colour, 0.4)],
    [0.97, lighten(colour, 0.1)],
    [1, darken(colour, 0.2)],
  ],
  satin: (colour) => [
    [0, darken(colour, 0.26)],
    [0.1, lighten(colour, 0.04)],
    [0.24, lighten(colour, 0.3)],
    [0.42, lighten(colour, 0.06)],
    [0.7, darken(colour, 0.14)],
    [0.94, darken(colour, 0.32)],
    [1, darken(colour, 0.22)],
  ],
  matte: (colour) => [
    [0, darken(colour, 0.18)],
    [0.22, lighten(colour, 0.13)],
    [0.5, colour],
    [0.85, darken(colour, 0.22)],
    [1, darken(colour, 0.26)],
  ],
  metal: (colour) => [
    [0, darken(colour, 0.42)],
    [0.07, colour],
    [0.17, lighten(colour, 0.72)],
    [0.25, lighten(colour, 0.5)],
    [0.36, darken(colour, 0.08)],
    [0.5, darken(colour, 0.34)],
    [0.62, colour],
    [0.76, lighten(colour, 0.42)],
    [0.88, darken(colour, 0.18)],
    [1, darken(colour, 0.46)],
  ],
};

function heightFade(sheet: Sheet): string {
  return linear(
    sheet,
    [
      [0, '#fff4e2', 0.1],
      [0.4, '#fff4e2', 0],
      [0.7, '#1a0812', 0],
      [1, '#1a0812', 0.16],
    ],
    [0, 0, 0, 1],
  );
}

function glassSheen(sheet: Sheet, strength: number): string {
  return linear(sheet, [
    [0.06, '#ffffff', 0],
    [0.1, '#ffffff', strength],
    [0.19, '#ffffff', strength * 0.75],
    [0.24, '#ffffff', 0],
    [0.88, '#ffffff', 0],
    [0.925, '#ffffff', strength * 0.55],
    [0.95, '#ffffff', 0],
  ]);
}
