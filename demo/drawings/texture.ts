import { darken, lighten } from './colour.ts';
import type { Finish } from './look.ts';
import { blur, clip, linear, px, type Sheet } from './sheet.ts';

// The product out of its packaging, laid on the ground around the origin: about 900 long, 260 wide.

export const textures = ['stroke', 'liquid', 'cream', 'powder', 'line', 'none'] as const;
export type Texture = (typeof textures)[number];

export function drawTexture(sheet: Sheet, texture: Texture, shade: string, finish: Finish): string {
  switch (texture) {
    case 'stroke':
      return stroke(sheet, shade, finish);
    case 'liquid':
      return liquid(sheet, shade, finish);
    case 'cream':
      return cream(sheet, shade);
    case 'powder':
      return powder(sheet, shade, finish);
    case 'line':
      return lines(sheet, shade);
    case 'none':
      return '';
  }
}

/** Lipstick dragged by hand: one supple mass, fine streaks along the movement, dry where it ends. */
function stroke(sheet: Sheet, shade: string, finish: Finish): string {
  const bend = 26 + sheet.random() * 30;
  const matte = finish === 'matte';
  const rows = 30;
  const halfWidth = 116;
  let drift = 0;
  const strands = Array.from({ length: rows }, (_, index) => {
    const across = index / (rows - 1) - 0.5;
    drift = drift * 0.72 + (sheet.random() - 0.5) * 46;
    const edge = (Math.abs(across) * 2) ** 2.4;
    const start = -440 + edge * 60 + drift * 0.5;
    const end = 420 - edge * 120 + drift * 2;
    const y = across * halfWidth * 2;
    return { path: sweep(start, end, y, bend), across };
  });
  const mass = strands.map(({ path }) => path).join('');
  const streaks = strands
    .flatMap(({ across }) => [across - 0.012, across + 0.009])
    .map((across) => {
      const light = sheet.random() - 0.46 + Math.exp(-(((across + 0.22) * 6) ** 2)) * (matte ? 0.12 : 0.4);
      const strength = Math.min(0.4, Math.abs(light) * (matte ? 0.26 : 0.5));
      const colour = light > 0 ? lighten(shade, strength) : darken(shade, strength);
      const path = sweep(
        -400 + sheet.random() * 240,
        390 - sheet.random() * 320,
        across * halfWidth * 1.94,
        bend,
      );
      return `<path d="${path}" stroke="${colour}" stroke-width="${px(2 + sheet.random() * 5)}" stroke-opacity="0.8"/>`;
    })
    .join('');
  const edge = `<path d="${sweep(-380, 330, halfWidth * 0.98, bend)}" stroke="${darken(shade, 0.3)}" stroke-opacity="0.6" stroke-width="9" filter="${blur(sheet, 4)}"/><path d="${sweep(-390, 330, -halfWidth * 0.98, bend)}" stroke="${lighten(shade, 0.35)}" stroke-opacity="0.7" stroke-width="6" filter="${blur(sheet, 3)}"/>`;
  const shine = matte
    ? ''
    : `<path d="${sweep(-330, 120, -52, bend)}" stroke="#ffffff" stroke-opacity="${finish === 'gloss' ? 0.6 : 0.34}" stroke-width="10" filter="${blur(sheet, 5)}"/>`;
  return `<g fill="none" stroke-linecap="round"><path d="${mass}" stroke="#35101a" stroke-opacity="0.32" stroke-width="14" transform="translate(9 13)" filter="${blur(sheet, 9)}"/><path d="${mass}" stroke="${shade}" stroke-width="13"/>${streaks}${edge}${shine}${finish === 'shimmer' ? flecks(sheet, 360, 100, 130) : ''}</g>`;
}

function sweep(start: number, end: number, y: number, bend: number): string {
  const third = (end - start) / 3;
  return `M${px(start)} ${px(y + bend * 0.4)}C${px(start + third)} ${px(y - bend)} ${px(end - third)} ${px(y + bend)} ${px(end)} ${px(y - bend * 0.4)}`;
}

/** A pour: thick rounded edge, bright reflections of the window. */
function liquid(sheet: Sheet, shade: string, finish: Finish): string {
  const wobble = () => (sheet.random() - 0.5) * 40;
  const shape = `M-430 ${px(20 + wobble())}C-440 -90 -300 ${px(-140 + wobble())} -160 ${px(-110 + wobble())}C-20 ${px(-84 + wobble())} 60 -160 210 ${px(-124 + wobble())}C340 -96 450 -70 430 ${px(20 + wobble())}C412 110 290 ${px(96 + wobble())} 180 ${px(104 + wobble())}C60 112 20 ${px(150 + wobble())} -120 ${px(134 + wobble())}C-280 120 -420 130 -430 20Z`;
  const drop = `M${px(446 + wobble() * 0.2)} 96a34 30 0 1 0 68 0a34 30 0 1 0 -68 0Z`;
  const whole = shape + drop;
  const matte = finish === 'matte';
  const fill = linear(
    sheet,
    [
      [0, lighten(shade, matte ? 0.12 : 0.22)],
      [0.4, shade],
      [1, darken(shade, 0.12)],
    ],
    [0.1, 0, 0.7, 1],
  );
  const inside = clip(sheet, whole);
  const highlight = `M-380 -20C-370 -84 -280 -104 -170 -84C-30 -56 70 -128 190 -96`;
  return [
    `<path d="${whole}" fill="#35101a" fill-opacity="0.32" transform="translate(12 18)" filter="${blur(sheet, 14)}"/>`,
    `<path d="${whole}" fill="${fill}"/>`,
    `<g clip-path="${inside}" fill="none"><path d="${whole}" stroke="${darken(shade, 0.42)}" stroke-opacity="0.55" stroke-width="34" transform="translate(-10 -13)" filter="${blur(sheet, 12)}"/><path d="${whole}" stroke="${lighten(shade, 0.6)}" stroke-opacity="${matte ? 0.3 : 0.6}" stroke-width="16" transform="translate(9 12)" filter="${blur(sheet, 8)}"/></g>`,
    `<g fill="none" stroke="#ffffff" stroke-linecap="round"><path d="${highlight}" stroke-opacity="${matte ? 0.16 : 0.72}" stroke-width="${matte ? 22 : 13}" stroke-dasharray="300 46 60 900" filter="${blur(sheet, matte ? 9 : 3)}"/><path d="M-300 88C-200 104 -60 92 60 64" stroke-opacity="${matte ? 0.06 : 0.26}" stroke-width="16" filter="${blur(sheet, 5)}"/></g>`,
    finish === 'shimmer' ? flecks(sheet, 390, 100, 150) : '',
  ].join('');
}

/** A spatula's swipe of cream: soft ridges that follow one turn of the wrist. */
function cream(sheet: Sheet, shade: string): string {
  const rows = 9;
  const ridges = Array.from({ length: rows }, (_, index) => {
    const across = index / (rows - 1) - 0.5;
    const start = -380 + (sheet.random() - 0.5) * 36 + across * across * 120;
    const end = 360 + (sheet.random() - 0.5) * 60 - across * across * 260;
    return swoosh(start, end, across);
  });
  const mass = ridges.join('');
  const layers = ridges
    .map(
      (path, index) =>
        `<path d="${path}" stroke="${index % 3 === 1 ? darken(shade, 0.035) : shade}" stroke-width="38"/><path d="${path}" stroke="${darken(shade, 0.2)}" stroke-opacity="0.5" stroke-width="7" transform="translate(2 15)" filter="${blur(sheet, 5)}"/><path d="${path}" stroke="${lighten(shade, 0.75)}" stroke-opacity="0.9" stroke-width="8" transform="translate(-2 -10)" filter="${blur(sheet, 4)}"/>`,
    )
    .join('');
  return `<g fill="none" stroke-linecap="round"><path d="${mass}" stroke="#3a1a14" stroke-opacity="0.3" stroke-width="44" transform="translate(16 24)" filter="${blur(sheet, 15)}"/>${layers}</g>`;
}

function swoosh(start: number, end: number, across: number): string {
  const y = across * 236;
  return `M${px(start)} ${px(y * 0.62 + 60)}C${px(start + 150)} ${px(y - 150)} ${px(end - 330)} ${px(y + 90)} ${px(end)} ${px(y * 0.9 - 70)}`;
}

/** Crushed powder: a dusty heart, crumbs that scatter. */
function powder(sheet: Sheet, shade: string, finish: Finish): string {
  const dust = `<ellipse rx="340" ry="108" fill="${shade}" fill-opacity="0.8" filter="${blur(sheet, 34)}"/><ellipse cx="-60" cy="-6" rx="220" ry="66" fill="${darken(shade, 0.06)}" filter="${blur(sheet, 16)}"/>`;
  const crumbs = Array.from({ length: 250 }, () => {
    const angle = sheet.random() * Math.PI * 2;
    const reach = sheet.random() ** 0.62;
    const x = Math.cos(angle) * reach * 420;
    const y = Math.sin(angle) * reach * 150;
    const size = (2.5 + sheet.random() ** 5 * 40) * (1.2 - reach * 0.85);
    return { x, y, size };
  }).sort((one, other) => one.size - other.size);
  const pieces = crumbs.map(({ x, y, size }) => crumb(sheet, shade, x, y, size)).join('');
  const shimmer = finish === 'shimmer' ? flecks(sheet, 330, 100, 150) : '';
  return dust + pieces + shimmer;
}

function crumb(sheet: Sheet, shade: string, x: number, y: number, size: number): string {
  const corners = size < 9 ? 5 : 9;
  const turn = sheet.random() * 6;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * Math.PI * 2;
    const reach = size * (0.62 + sheet.random() * 0.6);
    return `${px(x + Math.cos(angle) * reach)} ${px(y + Math.sin(angle) * reach * 0.8)}`;
  });
  const path = `M${points.join('L')}Z`;
  const tone = (sheet.random() - 0.45) * 0.2;
  const face = tone > 0 ? lighten(shade, tone) : darken(shade, -tone);
  if (size < 6) return `<path d="${path}" fill="${face}"/>`;
  return `<path d="${path}" fill="#35101a" fill-opacity="0.28" transform="translate(${px(size * 0.16)} ${px(size * 0.24)})"/><path d="${path}" fill="${darken(face, 0.2)}"/><path d="${path}" fill="${lighten(face, 0.1)}" transform="translate(${px(x * 0.2 - size * 0.06)} ${px(y * 0.2 - size * 0.1)}) scale(0.8)"/>`;
}

/** Three confident lines, for liners and brow pencils. */
function lines(sheet: Sheet, shade: string): string {
  const marks = [-84, 0, 84].map((y, index) => {
    const end = 380 - index * 120;
    const width = 26 - index * 7;
    return `M-400 ${y}C-160 ${px(y - 46)} ${end - 200} ${px(y + 40)} ${end} ${px(y - 22)}C${end - 200} ${px(y + 40 + width)} -160 ${px(y - 46 + width)} -400 ${px(y + width * 0.7)}Z`;
  });
  return `<path d="${marks.join('')}" fill="#35101a" fill-opacity="0.25" transform="translate(5 7)" filter="${blur(sheet, 5)}"/><path d="${marks.join('')}" fill="${shade}"/>`;
}

function flecks(sheet: Sheet, halfLength: number, halfWidth: number, count: number): string {
  const dots = Array.from({ length: count }, () => {
    const x = (sheet.random() - 0.5) * 2;
    const y = (sheet.random() - 0.5) * 2;
    return `<circle cx="${px(x * halfLength)}" cy="${px(y * halfWidth * Math.sqrt(1 - x * x * 0.8))}" r="${px(0.9 + sheet.random() ** 3 * 3.4)}" opacity="${px(0.4 + sheet.random() * 0.6)}"/>`;
  }).join('');
  return `<g fill="#fff3da" stroke="none">${dots}</g>`;
}
