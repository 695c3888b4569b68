import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { roundBody, roundPaint } from '../materials.ts';
import type { Prop } from '../prop.ts';
import { clip, linear, px, type Sheet } from '../sheet.ts';

type Head = {
  readonly ferrule: number;
  readonly width: number;
  readonly height: number;
  readonly outline: string;
};

// Powder, foundation, angled blush, eyeshadow, liner, fan: each head stands on y = 0 and rises to negative y.
const heads: readonly Head[] = [
  {
    ferrule: 96,
    width: 220,
    height: 270,
    outline:
      'M-46 0C-70 -60 -112 -150 -106 -206C-96 -262 -40 -276 0 -276C40 -276 96 -262 106 -206C112 -150 70 -60 46 0Z',
  },
  {
    ferrule: 84,
    width: 132,
    height: 196,
    outline: 'M-40 0C-52 -70 -66 -140 -64 -184Q-50 -200 0 -202Q50 -200 64 -184C66 -140 52 -70 40 0Z',
  },
  {
    ferrule: 84,
    width: 170,
    height: 240,
    outline: 'M-40 0C-60 -60 -88 -120 -84 -150C-66 -196 40 -254 70 -244C96 -222 62 -70 40 0Z',
  },
  {
    ferrule: 46,
    width: 74,
    height: 132,
    outline: 'M-21 0C-30 -40 -38 -80 -34 -104C-26 -130 26 -130 34 -104C38 -80 30 -40 21 0Z',
  },
  { ferrule: 30, width: 26, height: 104, outline: 'M-13 0C-13 -40 -8 -90 0 -106C8 -90 13 -40 13 0Z' },
  {
    ferrule: 46,
    width: 300,
    height: 190,
    outline: 'M-20 0C-60 -70 -130 -130 -152 -164C-110 -196 110 -196 152 -164C130 -130 60 -70 20 0Z',
  },
];

/** Bristles upwards, the tips touched with the shade. */
export function drawBrush(sheet: Sheet, look: Look): Prop {
  return brush(sheet, look, look.variant);
}

/** Three brushes of one set, spread like a fan. */
export function drawBrushSet(sheet: Sheet, look: Look): Prop {
  const parts = [
    { variant: 3, x: -110, angle: -13, size: 0.92 },
    { variant: 0, x: 0, angle: 0, size: 1 },
    { variant: 2, x: 110, angle: 13, size: 0.94 },
  ].map((part) => ({ ...part, markup: brush(sheet, look, part.variant).markup }));
  return {
    width: 640,
    height: 940,
    footprint: 300,
    outline: parts.map(fanOutline).join(''),
    markup: parts
      .map(
        ({ markup, x, angle, size }) =>
          `<g transform="translate(${x} 0) rotate(${angle}) scale(${size})">${markup}</g>`,
      )
      .join(''),
  };
}

function fanOutline(part: { variant: number; x: number; angle: number; size: number }): string {
  const head = headOf(part.variant);
  const turn = (part.angle * Math.PI) / 180;
  const half = head.ferrule / 2;
  const top = -655 - head.height;
  const corners: readonly (readonly [number, number])[] = [
    [-13, 0],
    [-half, -520],
    [-half, -660],
    [-head.width * 0.46, -655 - head.height * 0.6],
    [-head.width * 0.3, top],
    [head.width * 0.3, top],
    [head.width * 0.46, -655 - head.height * 0.6],
    [half, -660],
    [half, -520],
    [13, 0],
  ];
  const points = corners.map(([x, y]) => {
    const turnedX = part.x + (x * Math.cos(turn) - y * Math.sin(turn)) * part.size;
    const turnedY = (x * Math.sin(turn) + y * Math.cos(turn)) * part.size;
    return `${px(turnedX)} ${px(turnedY)}`;
  });
  return `M${points.join('L')}Z`;
}

function headOf(variant: number): Head {
  const head = heads[variant % heads.length];
  if (head === undefined) throw new Error('a brush needs a head');
  return head;
}

function brush(sheet: Sheet, look: Look, variant: number): Prop {
  const head = headOf(variant);
  const { pack } = look;
  const half = head.ferrule / 2;
  const handle = `M${-half * 0.8} -520C${-half * 1.15} -400 ${-half * 0.66} -160 -13 -14Q0 6 13 -14C${half * 0.66} -160 ${half * 1.15} -400 ${half * 0.8} -520Z`;
  const ferrule = `M${-half * 0.8} -516L${-half} -660Q0 -650 ${half} -660L${half * 0.8} -516Q0 -504 ${-half * 0.8} -516Z`;
  return {
    width: Math.max(head.width, head.ferrule),
    height: 655 + head.height,
    footprint: 26,
    outline: `${handle}${ferrule}${moved(head)}`,
    markup: [
      `<g transform="translate(0 -655)">${bristles(sheet, look, head)}</g>`,
      roundBody(sheet, handle, { colour: pack.body, surface: 'gloss' }),
      roundBody(sheet, ferrule, { colour: pack.trim, surface: 'metal' }),
      `<path d="M${-half * 0.86} -560Q0 -549 ${half * 0.86} -560M${-half * 0.92} -600Q0 -589 ${half * 0.92} -600" fill="none" stroke="${darken(pack.trim, 0.4)}" stroke-opacity="0.6" stroke-width="3"/>`,
      `<g transform="rotate(-90) translate(350 -8)">${lettering({ text: look.brand, y: 0, height: 17, maxWidth: 170, colour: pack.ink })}</g>`,
    ].join(''),
  };
}

function bristles(sheet: Sheet, look: Look, head: Head): string {
  const hair = look.variant % 2 === 0 ? '#2c1c1c' : '#5a3626';
  const count = Math.round(head.width * 0.55);
  const strands = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count - 0.5;
    const light = sheet.random();
    const colour = light > 0.5 ? lighten(hair, (light - 0.5) * 0.7) : darken(hair, (0.5 - light) * 0.7);
    const foot = share * head.ferrule * 0.9;
    const tipX = share * head.width * 1.04;
    return `<path d="M${px(foot)} 6Q${px(tipX * 1.02)} ${px(-head.height * 0.5)} ${px(tipX)} ${px(-head.height - 12)}" stroke="${colour}" stroke-opacity="0.55" stroke-width="2.4"/>`;
  }).join('');
  const body = linear(sheet, [
    [0, darken(hair, 0.3)],
    [0.28, lighten(hair, 0.24)],
    [0.6, hair],
    [1, darken(hair, 0.4)],
  ]);
  const dusted = linear(
    sheet,
    [
      [0, look.shade, 0.85],
      [0.3, look.shade, 0.5],
      [0.55, look.shade, 0],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="${head.outline}" fill="${body}"/><g clip-path="${clip(sheet, head.outline)}" fill="none">${strands}</g><path d="${head.outline}" fill="${dusted}"/><path d="${head.outline}" fill="${roundSheen(sheet)}"/>`;
}

function roundSheen(sheet: Sheet): string {
  return linear(sheet, [
    [0, '#000000', 0.25],
    [0.28, '#ffffff', 0.14],
    [0.5, '#ffffff', 0],
    [1, '#000000', 0.3],
  ]);
}

function moved(head: Head): string {
  const half = head.width / 2;
  return `M${-head.ferrule / 2} -655C${px(-half)} ${px(-700 - head.height * 0.4)} ${px(-half)} ${px(-655 - head.height)} 0 ${px(-655 - head.height)}C${px(half)} ${px(-655 - head.height)} ${px(half)} ${px(-700 - head.height * 0.4)} ${head.ferrule / 2} -655Z`;
}

/** A stout shaving brush on its own foot. */
export function drawShavingBrush(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const knot: Head = { ferrule: 130, width: 250, height: 230, outline: heads[0]?.outline ?? '' };
  const handle =
    'M-104 -30C-104 -110 -60 -120 -58 -180C-58 -220 -74 -236 -72 -270H72C74 -236 58 -220 58 -180C60 -120 104 -110 104 -30Q104 6 0 8Q-104 6 -104 -30Z';
  return {
    width: 260,
    height: 540,
    footprint: 200,
    outline: `${handle}M-66 -280C-130 -400 -120 -540 0 -540C120 -540 130 -400 66 -280Z`,
    markup: [
      `<g transform="translate(0 -288) scale(1.16 0.94)">${bristles(sheet, look, knot)}</g>`,
      roundBody(sheet, handle, { colour: pack.body, surface: 'gloss' }),
      `<path d="M-76 -300Q0 -288 76 -300V-262Q0 -250 -76 -262Z" fill="${roundPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/>`,
    ].join(''),
  };
}
