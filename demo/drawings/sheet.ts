import { seededRandom } from './seeded-random.ts';

/** One SVG being drawn: its shared definitions (each kept once) and its own repeatable random numbers. */
export type Sheet = { readonly definitions: Map<string, string>; readonly random: () => number };

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function createSheet(seed: string): Sheet {
  return { definitions: new Map(), random: seededRandom(seed) };
}

/** Adds a definition unless it is known, and returns its id. `template` has `@` where the id goes. */
export function define(sheet: Sheet, template: string): string {
  const known = sheet.definitions.get(template);
  if (known !== undefined) return known;
  const id = `d${sheet.definitions.size}`;
  sheet.definitions.set(template, id);
  return id;
}

export function linear(sheet: Sheet, stops: readonly Stop[], axis: readonly number[] = [0, 0, 1, 0]): string {
  const [x1, y1, x2, y2] = axis;
  return `url(#${define(sheet, `<linearGradient id="@" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`)})`;
}

export function radial(
  sheet: Sheet,
  stops: readonly Stop[],
  circle: readonly number[] = [0.5, 0.5, 0.5],
): string {
  const [cx, cy, r] = circle;
  return `url(#${define(sheet, `<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`)})`;
}

export function blur(sheet: Sheet, deviation: number): string {
  return `url(#${define(sheet, `<filter id="@" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`;
}

export function clip(sheet: Sheet, path: string): string {
  return `url(#${define(sheet, `<clipPath id="@"><path d="${path}"/></clipPath>`)})`;
}

export function sheetSvg(sheet: Sheet, width: number, height: number, content: string): string {
  const definitions = [...sheet.definitions].map(([template, id]) => template.replace('@', id)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${content}</svg>`;
}

/** Coordinates with one decimal are exact enough at 1200 px and keep the text short. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
