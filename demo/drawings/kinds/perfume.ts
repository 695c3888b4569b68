import { darken, lighten, lightness, mix } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, glassBody, roundBody } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { bottle, box, disc, type Prop, roundedBox } from '../prop.ts';
import { blur, clip, linear, radial, type Sheet } from '../sheet.ts';

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
  {
    width: 388,
    height: 396,
    outer: `${disc(190, 0, -206)}M-104 -62L-118 4Q0 22 118 4L104 -62Z`,
    liquid: disc(150, 0, -210),
  },
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
    footprint: isMoon(look) ? 240 : flacon.width,
    glow: look.shade,
    outline: flacon.outer + box(120, -flacon.height - 176, neck),
    markup: [
      isMoon(look) ? moon(sheet, look.shade) : glassBody(sheet, flacon.outer, flacon.liquid, look.shade),
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

function isMoon({ variant }: Look): boolean {
  return variant % flacons.length === 1;
}

/** A thick lens of glass on a foot: dark where the wall turns away, bright where the window meets its edge. */
function moon(sheet: Sheet, shade: string): string {
  const middle = -206;
  const foot = 'M-104 -62L-118 4Q0 22 118 4L104 -62Z';
  const wall = radial(
    sheet,
    [
      [0, mix('#ffffff', shade, 0.5), 0.6],
      [0.8, mix('#ffffff', shade, 0.35), 0.7],
      [0.9, darken(mix('#ffffff', shade, 0.5), 0.3), 0.85],
      [0.96, '#ffffff', 0.85],
      [1, darken(mix('#ffffff', shade, 0.4), 0.36), 0.9],
    ],
    [0.5, 0.5, 0.5],
  );
  const perfume = radial(
    sheet,
    [
      [0, lighten(shade, 0.46)],
      [0.5, shade],
      [0.86, darken(shade, 0.26)],
      [1, darken(shade, 0.46)],
    ],
    [0.4, 0.62, 0.66],
  );
  const base = linear(sheet, [
    [0, darken(mix('#ffffff', shade, 0.4), 0.24), 0.9],
    [0.2, '#ffffff', 0.9],
    [0.5, mix('#ffffff', shade, 0.3), 0.7],
    [0.85, '#ffffff', 0.8],
    [1, darken(mix('#ffffff', shade, 0.4), 0.34), 0.9],
  ]);
  const full = clip(sheet, disc(150, 0, -210));
  return [
    `<path d="${foot}" fill="${base}"/>`,
    `<circle cy="${middle}" r="190" fill="${wall}"/>`,
    `<circle cy="-210" r="150" fill="${mix('#ffffff', shade, 0.3)}" fill-opacity="0.8"/>`,
    `<g clip-path="${full}"><rect x="-150" y="-310" width="300" height="260" fill="${perfume}"/><ellipse cy="-310" rx="118" ry="13" fill="${lighten(shade, 0.5)}"/><path d="M-150 -140Q0 -40 150 -140V-50H-150Z" fill="#ffffff" fill-opacity="0.16" filter="${blur(sheet, 14)}"/></g>`,
    `<path d="M-158 -262A166 166 0 0 1 -66 -358" fill="none" stroke="#ffffff" stroke-opacity="0.9" stroke-width="13" stroke-linecap="round" filter="${blur(sheet, 3)}"/><path d="M166 -166A170 170 0 0 1 110 -76" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="8" stroke-linecap="round" filter="${blur(sheet, 2)}"/>`,
  ].join('');
}

function plate(look: Look, flacon: Flacon): string {
  const middle = -flacon.height / 2;
  const width = Math.min(190, flacon.width - 120);
  const ink = lightness(look.shade) > 0.72 ? '#4a2b1c' : '#fff8e8';
  return [
    lettering({
      text: look.line,
      y: middle - 20,
      height: 34,
      maxWidth: width,
      colour: ink,
      weight: 1,
      opacity: 0.98,
    }),
    lettering({
      text: look.brand,
      y: middle + 34,
      height: 14,
      maxWidth: width,
      colour: ink,
      opacity: 0.85,
    }),
    `<path d="${ndopBand(0, middle - 56, width, 26)}" fill="none" stroke="${ink}" stroke-opacity="0.85" stroke-width="2"/>`,
  ].join('');
}

function cap(sheet: Sheet, look: Look, bottom: number): string {
  const { pack } = look;
  if (isMoon(look)) {
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
