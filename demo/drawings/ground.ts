import { darken, lighten } from './colour.ts';
import { blur, linear, px, radial, type Sheet } from './sheet.ts';

/** The seamless paper of the studio. Every picture is lit by the same window, high on the left. */
export const grounds = {
  cream: '#f1e3cd',
  blush: '#efcfc3',
  terracotta: '#dda384',
  sage: '#cbd3bd',
  lilac: '#d8c6d6',
  indigo: '#bcc3d9',
  sand: '#e2cba6',
  rose: '#e2adab',
  honey: '#ecc98d',
  mist: '#dcdedb',
  clay: '#c98f74',
  plum: '#8d6583',
  aubergine: '#4d1c40',
  night: '#26325f',
} as const;
export type Ground = keyof typeof grounds;

export const settings = ['plain', 'leaf', 'plinth', 'arch'] as const;
export type Setting = (typeof settings)[number];

/** The floor line for upright things, as a fraction of the picture's height. */
export const floorLine = 0.83;

export function standingGround(
  sheet: Sheet,
  ground: Ground,
  setting: Setting,
  width: number,
  height: number,
): string {
  const tone = grounds[ground];
  const sweep = linear(
    sheet,
    [
      [0, lighten(tone, 0.2)],
      [0.52, tone],
      [0.68, darken(tone, 0.07)],
      [0.8, lighten(tone, 0.08)],
      [1, darken(tone, 0.035)],
    ],
    [0, 0, 0, 1],
  );
  const arch = setting === 'arch' ? archOf(sheet, tone, width, height) : '';
  const leaf = setting === 'leaf' ? palmShadow(sheet, tone, width) : '';
  return `<rect width="${width}" height="${height}" fill="${sweep}"/>${arch}${light(sheet, tone, width, height)}${leaf}`;
}

export function flatGround(
  sheet: Sheet,
  ground: Ground,
  setting: Setting,
  width: number,
  height: number,
): string {
  const tone = grounds[ground];
  const slope = linear(
    sheet,
    [
      [0, lighten(tone, 0.26)],
      [0.5, tone],
      [1, darken(tone, 0.1)],
    ],
    [0, 0, 0.8, 1],
  );
  const leaf = setting === 'leaf' ? palmShadow(sheet, tone, width) : '';
  return `<rect width="${width}" height="${height}" fill="${slope}"/>${light(sheet, tone, width, height)}${leaf}`;
}

/** A low round block in the ground's own colour. Returns its markup; things stand on `y`. */
export function plinth(
  sheet: Sheet,
  ground: Ground,
  x: number,
  y: number,
  width: number,
  depth: number,
): string {
  const tone = grounds[ground];
  const half = width / 2;
  const curve = half * 0.17;
  const side = linear(sheet, [
    [0, darken(tone, 0.12)],
    [0.25, lighten(tone, 0.3)],
    [0.6, tone],
    [1, darken(tone, 0.22)],
  ]);
  const top = linear(
    sheet,
    [
      [0, lighten(tone, 0.5)],
      [1, lighten(tone, 0.12)],
    ],
    [0, 0, 1, 1],
  );
  return [
    `<ellipse cx="${px(x + half * 0.3)}" cy="${px(y + depth + 6)}" rx="${px(half * 1.16)}" ry="${px(curve * 1.1)}" fill="${darken(tone, 0.6)}" fill-opacity="0.3" filter="${blur(sheet, 22)}"/>`,
    `<path d="M${px(x - half)} ${px(y)}V${px(y + depth)}A${px(half)} ${px(curve)} 0 0 0 ${px(x + half)} ${px(y + depth)}V${px(y)}Z" fill="${side}"/>`,
    `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(half)}" ry="${px(curve)}" fill="${top}"/>`,
  ].join('');
}

function light(sheet: Sheet, tone: string, width: number, height: number): string {
  const window = radial(
    sheet,
    [
      [0, '#fffaf0', 0.5],
      [0.5, '#fffaf0', 0.14],
      [1, '#fffaf0', 0],
    ],
    [0.22, 0.16, 0.75],
  );
  const corner = radial(
    sheet,
    [
      [0.55, darken(tone, 0.6), 0],
      [1, darken(tone, 0.6), 0.2],
    ],
    [0.36, 0.36, 0.95],
  );
  return `<rect width="${width}" height="${height}" fill="${window}"/><rect width="${width}" height="${height}" fill="${corner}"/>`;
}

function archOf(sheet: Sheet, tone: string, width: number, height: number): string {
  const half = width * 0.33;
  const middle = width / 2;
  const top = height * 0.13;
  const foot = height * 0.76;
  const path = `M${px(middle - half)} ${px(foot)}V${px(top + half)}A${px(half)} ${px(half)} 0 0 1 ${px(middle + half)} ${px(top + half)}V${px(foot)}Z`;
  const inside = linear(
    sheet,
    [
      [0, darken(tone, 0.13)],
      [0.75, darken(tone, 0.05)],
      [1, darken(tone, 0.05), 0],
    ],
    [0, 0, 0.12, 1],
  );
  return `<path d="${path}" fill="${inside}"/>`;
}

/** The window's palm: soft shadows of two fronds falling over the wall. */
function palmShadow(sheet: Sheet, tone: string, width: number): string {
  const leaflets = [1, -1]
    .flatMap((side) =>
      Array.from({ length: 9 }, (_, index) => {
        const along = 60 + index * 84;
        const reach = 330 - (index - 3) ** 2 * 4;
        const rise = side * (150 + index * 2);
        return `M${along} 0Q${px(along + reach * 0.35)} ${px(rise * 0.75)} ${px(along + reach)} ${px(rise * 1.5)}Q${px(along + reach * 0.62)} ${px(rise * 0.58)} ${along + 34} 0Z`;
      }),
    )
    .join('');
  const frond = `M0 -5L900 -2V2L0 5Z${leaflets}`;
  const scale = width / 1200;
  return `<g fill="${darken(tone, 0.55)}" fill-opacity="0.16" filter="${blur(sheet, 8)}"><path d="${frond}" transform="translate(${px(width * 1.12)} ${px(width * -0.02)}) rotate(152) scale(${scale})"/><path d="${frond}" transform="translate(${px(width * 1.1)} ${px(width * 0.3)}) rotate(172) scale(${scale * 0.72})"/></g>`;
}
