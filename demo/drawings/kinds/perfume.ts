import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, roundBody } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { bottle, box, disc, type Prop, roundedBox } from '../prop.ts';
import { radial, type Sheet } from '../sheet.ts';

type Flacon = {
  readonly width: number;
  readonly height: number;
  readonly outer: string;
  readonly liquid: string;
};

const flacons: readonly Flacon[] = [
  {
    width: 340,
    height: 400,
    outer: roundedBox(-170, -400, 340, 408, 26),
    liquid: roundedBox(-146, -330, 292, 296, 16),
  },
  { width: 380, height: 380, outer: disc(190, 0, -184), liquid: disc(160, 0, -186) },
  {
    width: 236,
    height: 480,
    outer: bottle(236, 480, 120, 60, 26),
    liquid:
      'M-98 -52V-340C-98 -390 -82 -400 -60 -408H60C82 -400 98 -390 98 -340V-52Q98 -30 0 -29Q-98 -30 -98 -52Z',
  },
];

/** Three flacons: a tablet, a moon and a column. */
export function drawPerfume(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const flacon = flacons[look.variant % flacons.length] ?? flacons[0];
  if (flacon === undefined) throw new Error('a perfume needs a flacon');
  const neck = -flacon.height + 2;
  return {
    width: flacon.width + 6,
    height: flacon.height + 176,
    footprint: look.variant % flacons.length === 1 ? 150 : flacon.width,
    glow: look.shade,
    outline: flacon.outer + box(120, -flacon.height - 176, neck),
    markup: [
      glassBody(sheet, flacon.outer, flacon.liquid, look.shade),
      plate(look, flacon),
      cylinder(sheet, {
        top: neck - 40,
        bottom: neck,
        width: 92,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cap(sheet, look, neck - 40),
    ].join(''),
  };
}

function plate(look: Look, flacon: Flacon): string {
  const middle = -flacon.height / 2;
  const width = Math.min(190, flacon.width - 120);
  return [
    lettering({
      text: look.line,
      y: middle - 20,
      height: 34,
      maxWidth: width,
      colour: '#fff8e8',
      weight: 1,
      opacity: 0.98,
    }),
    lettering({
      text: look.brand,
      y: middle + 34,
      height: 14,
      maxWidth: width,
      colour: '#fff8e8',
      opacity: 0.85,
    }),
    `<path d="${ndopBand(0, middle - 56, width, 26)}" fill="none" stroke="#fff8e8" stroke-opacity="0.85" stroke-width="2"/>`,
  ].join('');
}

function cap(sheet: Sheet, look: Look, bottom: number): string {
  const { pack } = look;
  if (look.variant % flacons.length === 1) {
    const globe = radial(
      sheet,
      [
        [0, lighten(pack.cap, 0.6)],
        [0.3, lighten(pack.cap, 0.14)],
        [0.75, darken(pack.cap, 0.2)],
        [1, darken(pack.cap, 0.4)],
      ],
      [0.34, 0.3, 0.75],
    );
    return `<circle cx="0" cy="${bottom - 62}" r="70" fill="${globe}"/>`;
  }
  if (look.variant % flacons.length === 0) {
    const block = roundedBox(-74, bottom - 132, 148, 134, 14);
    return `${roundBody(sheet, block, { colour: pack.cap, surface: pack.surface })}<path d="M-66 ${bottom - 126}H66" stroke="#ffffff" stroke-opacity="0.5" stroke-width="3"/>`;
  }
  return cylinder(sheet, {
    top: bottom - 134,
    bottom,
    width: 122,
    material: { colour: pack.cap, surface: pack.surface },
  });
}
