import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import { capInk, type Look } from '../look.ts';
import { cylinder, flatPaint, type Material } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { box, type Prop } from '../prop.ts';
import { linear, px, type Sheet } from '../sheet.ts';

const closedTilt = 0.1;
const openTilt = 0.17;

export function drawCreamJar(sheet: Sheet, look: Look): Prop {
  return jar(sheet, look, 430, 218, 118);
}

/** The wide, low tub of a body butter. */
export function drawTub(sheet: Sheet, look: Look): Prop {
  return jar(sheet, look, 520, 236, 104);
}

/** An open jar with the cream swirled to a peak. */
export function drawOpenJar(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const width = 460;
  const rim = width / 2 - 34;
  const cream = look.shade;
  return {
    width: width + 6,
    height: 300,
    footprint: width,
    outline: box(width, -236),
    markup: [
      cylinder(sheet, {
        top: -190,
        bottom: 0,
        width,
        material: { colour: pack.body, surface: pack.surface },
        tilt: openTilt,
      }),
      cylinder(sheet, {
        top: -226,
        bottom: -186,
        width: width - 44,
        material: { colour: lighten(pack.body, 0.25), surface: 'satin' },
        tilt: openTilt,
      }),
      `<ellipse cx="0" cy="-226" rx="${rim}" ry="${px(rim * 2 * openTilt)}" fill="${linear(
        sheet,
        [
          [0, darken(cream, 0.14)],
          [0.4, cream],
          [1, lighten(cream, 0.35)],
        ],
        [0, 0, 1, 1],
      )}"/>`,
      swirl(sheet, cream, rim),
      lettering({ text: look.brand, y: -104, height: 38, maxWidth: width - 150, colour: pack.ink }),
      lettering({
        text: look.line,
        y: -48,
        height: 16,
        maxWidth: width - 170,
        colour: pack.ink,
        opacity: 0.8,
      }),
    ].join(''),
  };
}

export function drawJarLid(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const material = lidMaterial(look);
  const grain = woodGrain(look, 190);
  return {
    width: 430,
    height: 430,
    footprint: 380,
    outline: 'M-206 0a206 206 0 1 0 412 0a206 206 0 1 0 -412 0Z',
    markup: `<circle r="206" fill="${darken(material.colour, 0.3)}"/><circle r="203" cx="-2" cy="-3" fill="${flatPaint(sheet, material)}"/><circle r="180" cx="-2" cy="-3" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="3"/>${grain}${lettering({ text: look.brand, y: -24, height: 42, maxWidth: 230, colour: capInk(pack), opacity: 0.7 })}`,
  };
}

function jar(sheet: Sheet, look: Look, width: number, bodyHeight: number, lidHeight: number): Prop {
  const { pack } = look;
  const lid = lidMaterial(look);
  const top = -bodyHeight - lidHeight;
  return {
    width: width + 8,
    height: bodyHeight + lidHeight + 40,
    footprint: width,
    outline: box(width, -bodyHeight) + box(width + 6, top, -bodyHeight),
    markup: [
      cylinder(sheet, {
        top: -bodyHeight,
        bottom: 0,
        width,
        material: { colour: pack.body, surface: pack.surface },
        tilt: closedTilt,
      }),
      cylinder(sheet, {
        top: -bodyHeight - 8,
        bottom: -bodyHeight + 4,
        width: width - 18,
        material: { colour: darken(pack.body, 0.3), surface: 'matte' },
        tilt: closedTilt,
      }),
      cylinder(sheet, { top, bottom: -bodyHeight - 8, width: width + 4, material: lid, tilt: closedTilt }),
      lettering({
        text: look.brand,
        y: -bodyHeight * 0.5,
        height: 40,
        maxWidth: width - 140,
        colour: pack.ink,
      }),
      lettering({
        text: look.line,
        y: -bodyHeight * 0.5 + 56,
        height: 16,
        maxWidth: width - 170,
        colour: pack.ink,
        opacity: 0.8,
      }),
      `<path d="${ndopBand(0, -8, width * 0.62, 24)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.55" stroke-width="2"/>`,
    ].join(''),
  };
}

function lidMaterial({ pack }: Look): Material {
  return isWood(pack.cap)
    ? { colour: pack.cap, surface: 'matte' }
    : { colour: pack.cap, surface: pack.surface };
}

function isWood(colour: string): boolean {
  return colour === '#c3966a';
}

function woodGrain({ pack }: Look, radius: number): string {
  if (!isWood(pack.cap)) return '';
  const lines = [-0.7, -0.45, -0.2, 0.1, 0.36, 0.62].map((share) => {
    const y = share * radius;
    const half = Math.sqrt(1 - share * share) * radius;
    return `M${px(-half)} ${px(y)}C${px(-half * 0.3)} ${px(y - 16)} ${px(half * 0.3)} ${px(y + 14)} ${px(half)} ${px(y - 4)}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="#7d5430" stroke-opacity="0.28" stroke-width="3"/>`;
}

function swirl(sheet: Sheet, cream: string, rim: number): string {
  const turns = [0.9, 0.66, 0.42].map((size, level) => {
    const rx = rim * size;
    const ry = rx * 0.33;
    const y = -238 - level * 22;
    const paint = linear(
      sheet,
      [
        [0, lighten(cream, 0.65)],
        [0.5, lighten(cream, 0.12)],
        [1, darken(cream, 0.16)],
      ],
      [0.1, 0, 0.8, 1],
    );
    return `<path d="M${px(-rx)} ${px(y)}C${px(-rx)} ${px(y - ry * 1.25)} ${px(rx * 0.9)} ${px(y - ry * 1.5)} ${px(rx)} ${px(y - 4)}C${px(rx)} ${px(y + ry)} ${px(-rx * 0.7)} ${px(y + ry * 1.2)} ${px(-rx)} ${px(y)}Z" fill="${paint}"/>`;
  });
  const peak = `<path d="M-64 -292C-60 -330 -8 -330 14 -352C20 -330 66 -322 64 -292C50 -272 -44 -272 -64 -292Z" fill="${linear(
    sheet,
    [
      [0, lighten(cream, 0.75)],
      [0.6, lighten(cream, 0.1)],
      [1, darken(cream, 0.18)],
    ],
    [0, 0, 1, 1],
  )}"/>`;
  return turns.join('') + peak;
}
