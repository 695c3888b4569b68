import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { linear, px, type Sheet } from '../sheet.ts';

const wood = '#dcb888';
const print = '#4a2b1c';
const width = 92;

/**
 * A wooden ruler that begins at its foot, with `unit` pixels per centimetre and a little longer than `length`. If it lies `across`, its
 * numbers are turned to be readable.
 */
export function drawRuler(sheet: Sheet, length: number, unit: number, across = false): Prop {
  const centimetres = Math.ceil(length / unit + 0.6);
  const height = centimetres * unit;
  const body = roundedBox(-width / 2, -height, width, height, 5);
  return {
    width,
    height,
    footprint: width,
    hasFlatBase: true,
    outline: body,
    markup: [
      `<path d="${roundedBox(-width / 2 + 3, -height + 4, width, height - 4, 5)}" fill="${darken(wood, 0.35)}"/>`,
      `<path d="${body}" fill="${linear(sheet, [
        [0, lighten(wood, 0.1)],
        [0.3, lighten(wood, 0.36)],
        [0.7, wood],
        [1, darken(wood, 0.14)],
      ])}"/>`,
      grain(sheet, height),
      marks(centimetres, unit),
      numbers(centimetres, unit, across ? -90 : 0),
    ].join(''),
  };
}

function grain(sheet: Sheet, height: number): string {
  const fibres = Array.from({ length: 7 }, () => {
    const x = -width / 2 + 8 + sheet.random() * (width - 16);
    return `M${px(x)} -8C${px(x + 6)} ${px(-height * 0.3)} ${px(x - 6)} ${px(-height * 0.7)} ${px(x + 2)} ${px(8 - height)}`;
  });
  return `<path d="${fibres.join('')}" fill="none" stroke="${darken(wood, 0.3)}" stroke-opacity="0.2" stroke-width="2"/>`;
}

function marks(centimetres: number, unit: number): string {
  const halves = Array.from({ length: centimetres * 2 - 1 }, (_, index) => {
    const half = index + 1;
    const long = half % 10 === 0 ? 40 : half % 2 === 0 ? 28 : 15;
    return `M${width / 2} ${px(-half * (unit / 2))}h${-long}`;
  });
  return `<path d="${halves.join('')}" fill="none" stroke="${print}" stroke-opacity="0.85" stroke-width="3.4"/>`;
}

/** A number at every centimetre if there is room, else at every fifth. */
function numbers(centimetres: number, unit: number, turn: number): string {
  const step = unit > 44 ? 1 : 5;
  const labels: string[] = [];
  for (let number = step; number < centimetres; number += step) {
    const label = lettering({ text: String(number), y: -13, height: 26, maxWidth: 40, colour: print });
    labels.push(`<g transform="translate(-20 ${px(-number * unit)}) rotate(${turn})">${label}</g>`);
  }
  return labels.join('');
}
