import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { blur, linear, px, radial, type Sheet } from '../sheet.ts';

/** A right hand lying open, palm up, as wide as it is: its wrist is at the origin, with `unit` pixels per centimetre. */
export function drawOpenHand(sheet: Sheet, skin: string, unit: number): Prop {
  const palm = palmOutline(unit);
  return {
    width: 11 * unit,
    height: 18 * unit,
    footprint: 8 * unit,
    outline: palm,
    markup: [
      ...fingers.map((finger) => drawFinger(sheet, skin, unit, finger)),
      drawPalm(sheet, lighten(skin, 0.1), unit, palm),
    ].join(''),
  };
}

/** In centimetres; `joints` are shares of the length, `turn` is in degrees. */
type Finger = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
  readonly turn: number;
  readonly joints: readonly number[];
};

/** The little finger first, the thumb last. */
const fingers: readonly Finger[] = [
  { x: -3.15, y: -8.3, width: 1.65, length: 6.1, turn: -13, joints: [0.3, 0.62] },
  { x: -1.2, y: -9.1, width: 1.85, length: 7.5, turn: -4, joints: [0.32, 0.63] },
  { x: 0.85, y: -9.3, width: 1.95, length: 8, turn: 2, joints: [0.32, 0.63] },
  { x: 2.85, y: -8.7, width: 1.9, length: 7.3, turn: 9, joints: [0.32, 0.63] },
  { x: 3.5, y: -3.9, width: 2.1, length: 6.3, turn: 42, joints: [0.62] },
];

/** A finger narrows a little towards its tip and begins below the palm. */
function drawFinger(sheet: Sheet, skin: string, unit: number, finger: Finger): string {
  const [w, l] = [finger.width * unit, finger.length * unit];
  const tip = w * 0.42;
  const path = `M${px(-w / 2)} ${px(w)}C${px(-w * 0.54)} ${px(-l * 0.3)} ${px(-w * 0.46)} ${px(-l * 0.55)} ${px(-tip)} ${px(-l + tip)}A${px(tip)} ${px(tip * 1.12)} 0 0 1 ${px(tip)} ${px(-l + tip)}C${px(w * 0.46)} ${px(-l * 0.55)} ${px(w * 0.54)} ${px(-l * 0.3)} ${px(w / 2)} ${px(w)}Z`;
  const across = linear(sheet, [
    [0, darken(skin, 0.34)],
    [0.22, skin],
    [0.5, lighten(skin, 0.16)],
    [0.8, skin],
    [1, darken(skin, 0.38)],
  ]);
  const creases = finger.joints.map((share) => {
    const y = -l * share;
    return `M${px(-w * 0.4)} ${px(y)}Q0 ${px(y + w * 0.14)} ${px(w * 0.4)} ${px(y)}M${px(-w * 0.36)} ${px(y - w * 0.14)}Q0 ${px(y - w * 0.02)} ${px(w * 0.34)} ${px(y - w * 0.13)}`;
  });
  return [
    `<g transform="translate(${px(finger.x * unit)} ${px(finger.y * unit)}) rotate(${finger.turn})">`,
    `<path d="${path}" fill="${darken(skin, 0.55)}" fill-opacity="0.45" transform="translate(${px(w * 0.1)} ${px(w * 0.06)})" filter="${soft(sheet, unit, 0.12)}"/>`,
    `<path d="${path}" fill="${across}"/>`,
    `<ellipse cx="0" cy="${px(-l + w * 0.52)}" rx="${px(w * 0.3)}" ry="${px(w * 0.36)}" fill="${lighten(skin, 0.34)}" fill-opacity="0.75" filter="${soft(sheet, unit, 0.16)}"/>`,
    line(creases.join(''), skin, unit * 0.06),
    '</g>',
  ].join('');
}

/** From the wrist up the side of the little finger, along the fingers, and down over the root of the thumb. */
function palmOutline(unit: number): string {
  return curves(
    unit,
    [-2.75, 8],
    [
      [-2.75, 4, -2.75, 2, -2.75, 0.8],
      [-3.4, -1, -4.3, -3, -4.25, -5.6],
      [-4.2, -7.4, -4.1, -8.2, -3.9, -8.9],
      [-3.2, -9.6, -2.2, -9.5, -2.05, -9.6],
      [-1.4, -10.1, -0.4, -10.1, -0.15, -10],
      [0.5, -10.3, 1.6, -10.2, 1.95, -9.9],
      [2.6, -9.9, 3.6, -9.7, 3.8, -9.1],
      [4, -8.2, 3.95, -7.5, 4.3, -6.9],
      [4.9, -6.6, 6.2, -6.1, 6.3, -5.3],
      [5.9, -3.4, 4.2, -1, 2.9, 0.8],
      [2.85, 2, 2.8, 4, 2.8, 8],
    ],
  );
}

function drawPalm(sheet: Sheet, skin: string, unit: number, outline: string): string {
  const hill = (x: number, y: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${px(x * unit)}" cy="${px(y * unit)}" rx="${px(rx * unit)}" ry="${px(ry * unit)}" fill="${lighten(skin, 0.3)}" fill-opacity="${opacity}" filter="${soft(sheet, unit, 0.55)}"/>`;
  const inTheMiddle = radial(
    sheet,
    [
      [0, lighten(skin, 0.14)],
      [0.6, skin],
      [1, darken(skin, 0.26)],
    ],
    [0.5, 0.3, 0.75],
  );
  const lines = [
    curves(unit, [-4, -7], [[-2.4, -6.7, 0.4, -7, 1.9, -8.9]]),
    curves(unit, [-3.2, -4.9], [[-1.2, -5, 1.5, -6, 3.5, -7.2]]),
    curves(unit, [3.9, -6.9], [[1.7, -6.3, 0.4, -3.4, 0.8, -0.3]]),
  ];
  const wrist = [
    curves(unit, [-2.5, 0.5], [[-1, 0.8, 1, 0.8, 2.6, 0.5]]),
    curves(unit, [-2.5, 0.9], [[-1, 1.2, 1, 1.2, 2.6, 0.9]]),
  ];
  return [
    `<path d="${outline}" fill="${inTheMiddle}"/>`,
    `<g transform="rotate(28 ${px(3.3 * unit)} ${px(-3.6 * unit)})">${hill(3.3, -3.6, 1.4, 2.6, 0.6)}</g>`,
    hill(-2.7, -3.6, 1.2, 2.8, 0.5),
    hill(0, -8.5, 3.4, 0.8, 0.55),
    `<ellipse cx="${px(0.1 * unit)}" cy="${px(-5.2 * unit)}" rx="${px(1.5 * unit)}" ry="${px(1.7 * unit)}" fill="${darken(skin, 0.4)}" fill-opacity="0.3" filter="${soft(sheet, unit, 0.6)}"/>`,
    line(lines.join(''), skin, unit * 0.08),
    line(wrist.join(''), skin, unit * 0.05),
  ].join('');
}

type Curve = readonly [number, number, number, number, number, number];

function curves(unit: number, from: readonly [number, number], parts: readonly Curve[]): string {
  const scaled = (values: readonly number[]) => values.map((value) => px(value * unit)).join(' ');
  return `M${scaled(from)}${parts.map((part) => `C${scaled(part)}`).join('')}`;
}

function line(path: string, skin: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${darken(skin, 0.5)}" stroke-opacity="0.5" stroke-width="${px(width)}" stroke-linecap="round"/>`;
}

function soft(sheet: Sheet, unit: number, centimetres: number): string {
  return blur(sheet, Math.round(unit * centimetres));
}
