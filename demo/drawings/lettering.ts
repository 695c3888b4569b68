import { px } from './sheet.ts';

// Labels are strokes, not text: the machine that renders the pictures may have no fonts at all.
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [6.4, 'M0 10L3.2 0L6.4 10M1.2 6.6H5.2'],
  B: [5, 'M0 0V10H2.6a2.4 2.6 0 0 0 0 -5.2H0M2.4 4.8a2.2 2.4 0 0 0 0 -4.8H0'],
  C: [6.2, 'M6.2 1.9A4 5 0 1 0 6.2 8.1'],
  D: [6, 'M0 0V10H2a4 5 0 0 0 0 -10Z'],
  E: [4.8, 'M4.8 0H0V10H4.8M0 5H4'],
  F: [4.6, 'M4.6 0H0V10M0 5H3.8'],
  G: [6.6, 'M6.2 1.9A4 5 0 1 0 6.6 7.6V5.4H4'],
  H: [5.8, 'M0 0V10M5.8 0V10M0 5H5.8'],
  I: [0.2, 'M0.1 0V10'],
  J: [4, 'M4 0V7.2a2 2.7 0 0 1 -4 0'],
  K: [5.6, 'M0 0V10M5.4 0L0 6M2.1 4L5.6 10'],
  L: [4.4, 'M0 0V10H4.4'],
  M: [7.2, 'M0 10V0L3.6 6.6L7.2 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [7.2, 'M3.6 0a3.6 5 0 1 0 0.01 0Z'],
  P: [5, 'M0 10V0H2.4a2.6 2.8 0 0 1 0 5.6H0'],
  Q: [7.2, 'M3.6 0a3.6 5 0 1 0 0.01 0ZM4.6 7L7 10.4'],
  R: [5.4, 'M0 10V0H2.4a2.6 2.8 0 0 1 0 5.6H0M2.6 5.6L5.4 10'],
  S: [
    5.4,
    'M5.1 1.7C4.5 .5 3.6 0 2.7 0C1.1 0 .2 1.1 .2 2.4C.2 5.6 5.4 4.3 5.4 7.5C5.4 9 4.3 10 2.7 10C1.5 10 .5 9.3 0 8.1',
  ],
  T: [5.8, 'M0 0H5.8M2.9 0V10'],
  U: [5.8, 'M0 0V6.6a2.9 3.4 0 0 0 5.8 0V0'],
  V: [6.2, 'M0 0L3.1 10L6.2 0'],
  W: [9, 'M0 0L2.25 10L4.5 1.2L6.75 10L9 0'],
  X: [5.8, 'M0 0L5.8 10M5.8 0L0 10'],
  Y: [6, 'M0 0L3 5L6 0M3 5V10'],
  Z: [5.6, 'M0 0H5.6L0 10H5.6'],
  0: [6.4, 'M3.2 0a3.2 5 0 1 0 0.01 0Z'],
  1: [2.4, 'M0 2L2.4 0V10'],
  2: [5.2, 'M0.2 2.4C.4 .8 1.5 0 2.6 0C4 0 5 1 5 2.6C5 4.6 1.6 7 0 10H5.2'],
  3: [
    5,
    'M.2 1.6C.7 .5 1.6 0 2.5 0C3.9 0 4.8 1 4.8 2.4C4.8 3.8 3.8 4.7 2.2 4.7C3.9 4.7 5 5.8 5 7.3C5 9 3.9 10 2.4 10C1.2 10 .4 9.4 0 8.3',
  ],
  4: [5.8, 'M4.2 10V0L0 6.9H5.8'],
  5: [5, 'M4.6 0H.8L.4 4.7C1 4.1 1.8 3.8 2.5 3.8C4 3.8 5 5 5 6.8C5 8.7 3.9 10 2.3 10C1.2 10 .4 9.4 0 8.4'],
  6: [
    5.2,
    'M4.4 0C1.6 1.6 0 4 0 6.9C0 8.8 1.1 10 2.6 10C4.1 10 5.2 8.8 5.2 7C5.2 5.3 4.1 4.2 2.7 4.2C1.4 4.2 .3 5 .1 6.4',
  ],
  7: [5, 'M0 0H5L1.6 10'],
  8: [5.2, 'M2.6 0a2.2 2.35 0 1 0 0.01 0ZM2.6 4.7a2.6 2.65 0 1 0 0.01 0Z'],
  9: [
    5.2,
    'M.8 10C3.6 8.4 5.2 6 5.2 3.1C5.2 1.2 4.1 0 2.6 0C1.1 0 0 1.2 0 3C0 4.7 1.1 5.8 2.5 5.8C3.8 5.8 4.9 5 5.1 3.6',
  ],
};
const wordSpace = 4;

export type Lettering = {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly maxWidth: number;
  readonly colour: string;
  readonly x?: number;
  readonly weight?: number;
  readonly spacing?: number;
  readonly opacity?: number;
};

/** One line of capitals, centred on `x`, its top at `y`, made smaller when it would not fit. */
export function lettering(line: Lettering): string {
  const spacing = line.spacing ?? 3.4;
  let cursor = 0;
  const strokes: string[] = [];
  for (const character of line.text.toUpperCase()) {
    const letter = letters[character];
    if (letter === undefined) {
      cursor += wordSpace;
      continue;
    }
    strokes.push(`<path d="${letter[1]}" transform="translate(${px(cursor)} 0)"/>`);
    cursor += letter[0] + spacing;
  }
  const textWidth = Math.max(1, cursor - spacing);
  const scale = Math.min(line.height / 10, line.maxWidth / textWidth);
  const left = (line.x ?? 0) - (textWidth * scale) / 2;
  const top = line.y + (line.height - scale * 10) / 2;
  return `<g fill="none" stroke="${line.colour}" stroke-width="${line.weight ?? 1}" stroke-linecap="round" stroke-linejoin="round" opacity="${line.opacity ?? 0.92}" transform="translate(${px(left)} ${px(top)}) scale(${Math.round(scale * 1000) / 1000})">${strokes.join('')}</g>`;
}
