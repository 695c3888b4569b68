import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { embossed, flatPaint, sparkle } from '../materials.ts';
import { ndopBand, ndopEmblem } from '../ndop.ts';
import { disc, type Prop } from '../prop.ts';
import { linear, radial, type Sheet } from '../sheet.ts';

const radius = 270;

/** An open compact seen from above: the powder below, the mirror above. */
export function drawOpenCompact(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const middle = 278;
  return {
    width: radius * 2 + 8,
    height: radius * 4 + 30,
    footprint: radius * 2,
    outline: disc(radius, 0, middle) + disc(radius, 0, -middle),
    markup: [
      `<rect x="-92" y="-34" width="184" height="68" rx="16" fill="${flatPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/>`,
      shell(sheet, look, -middle),
      mirror(sheet, look, -middle),
      shell(sheet, look, middle),
      pan(sheet, look, middle),
    ].join(''),
  };
}

export function drawClosedCompact(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  return {
    width: radius * 2 + 8,
    height: radius * 2 + 8,
    footprint: radius * 2,
    outline: disc(radius),
    markup: [
      shell(sheet, look, 0),
      `<circle r="236" fill="none" stroke="${pack.trim}" stroke-width="5"/>`,
      `<path d="${ndopEmblem(0, -38, 108)}" fill="none" stroke="${pack.ink}" stroke-width="4.5" stroke-linejoin="round"/>`,
      lettering({ text: look.brand, y: 104, height: 42, maxWidth: 240, colour: pack.ink }),
      `<path d="M-190 -150A240 240 0 0 1 40 -238L66 -190A200 200 0 0 0 -140 -120Z" fill="#ffffff" fill-opacity="0.16"/>`,
    ].join(''),
  };
}

function shell(sheet: Sheet, { pack }: Look, y: number): string {
  return [
    `<circle cy="${y + 4}" r="${radius}" fill="${darken(pack.body, 0.4)}"/>`,
    `<circle cy="${y - 2}" r="${radius}" fill="${flatPaint(sheet, { colour: pack.body, surface: pack.surface })}"/>`,
    `<circle cy="${y - 2}" r="${radius - 5}" fill="none" stroke="#ffffff" stroke-opacity="0.28" stroke-width="3"/>`,
  ].join('');
}

function mirror(sheet: Sheet, { pack }: Look, y: number): string {
  const glass = linear(
    sheet,
    [
      [0, '#f7f3f2'],
      [0.3, '#d9d3d8'],
      [0.46, '#f3eef0'],
      [0.62, '#c2bac4'],
      [1, '#a79fae'],
    ],
    [0, 0, 1, 1],
  );
  return `<circle cy="${y}" r="224" fill="${flatPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/><circle cy="${y}" r="215" fill="${glass}"/><path d="M-120 ${y - 140}L30 ${y - 190}L-50 ${y + 190}L-150 ${y + 120}Z" fill="#ffffff" fill-opacity="0.2"/>`;
}

function pan(sheet: Sheet, look: Look, y: number): string {
  const { shade, pack } = look;
  const powder = radial(
    sheet,
    [
      [0, lighten(shade, 0.24)],
      [0.6, shade],
      [1, darken(shade, 0.13)],
    ],
    [0.36, 0.32, 0.8],
  );
  const relief =
    look.variant % 2 === 0
      ? embossed(ndopEmblem(0, y, 128))
      : embossed(
          [-88, 0, 88]
            .map((row) => ndopBand(0, y + row, Math.sqrt(190 * 190 - row * row) * 2 - 30, 84))
            .join(''),
        );
  const shimmer =
    look.finish === 'shimmer'
      ? `<circle cy="${y}" r="212" fill="${linear(
          sheet,
          [
            [0, '#fff6e6', 0.62],
            [0.35, '#fff6e6', 0.05],
            [0.55, '#fff6e6', 0.34],
            [1, '#3a1420', 0.14],
          ],
          [0.1, 0, 0.9, 1],
        )}"/>${sparkle(sheet, disc(212, 0, y), [-212, y - 212, 424, 424], 150)}`
      : '';
  return `<circle cy="${y}" r="224" fill="${flatPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/><circle cy="${y}" r="214" fill="${darken(shade, 0.35)}"/><circle cx="1" cy="${y + 2}" r="211" fill="${powder}"/>${relief}${shimmer}`;
}
