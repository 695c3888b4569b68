import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, roundBody } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { box, type Prop } from '../prop.ts';
import { px, type Sheet } from '../sheet.ts';

/** A squeeze tube standing on its cap; odd variants are slim, for lips and eyes. */
export function drawTube(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const slim = look.variant % 2 === 1;
  const foot = slim ? 108 : 176;
  const crimp = slim ? 150 : 262;
  const height = slim ? 560 : 640;
  const capHeight = slim ? 130 : 116;
  const body = `M${-foot / 2} ${-capHeight}C${-foot / 2 - 6} ${-capHeight - 150} ${-crimp / 2} ${-height + 180} ${-crimp / 2} ${-height}H${crimp / 2}C${crimp / 2} ${-height + 180} ${foot / 2 + 6} ${-capHeight - 150} ${foot / 2} ${-capHeight}A${foot / 2} ${foot * 0.07} 0 0 1 ${-foot / 2} ${-capHeight}Z`;
  const ribs = Array.from(
    { length: Math.floor(crimp / 11) },
    (_, index) => `M${px(-crimp / 2 + 6 + index * 11)} ${-height + 4}v34`,
  ).join('');
  return {
    width: crimp + 6,
    height,
    footprint: foot,
    outline: body + box(foot, -capHeight),
    markup: [
      roundBody(sheet, body, {
        colour: pack.body,
        surface: pack.surface === 'gloss' ? 'satin' : pack.surface,
      }),
      `<path d="${box(crimp, -height, -height + 42)}" fill="${lighten(pack.body, 0.1)}" fill-opacity="0.65"/><path d="${ribs}" stroke="${darken(pack.body, 0.2)}" stroke-opacity="0.6" stroke-width="3"/>`,
      cylinder(sheet, {
        top: -capHeight,
        bottom: 0,
        width: foot + 6,
        topWidth: foot + 8,
        material: { colour: pack.cap, surface: pack.surface },
      }),
      cylinder(sheet, {
        top: -capHeight - 8,
        bottom: -capHeight + 4,
        width: foot + 8,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      `<circle cx="0" cy="${-height * 0.34}" r="${slim ? 24 : 34}" fill="${look.shade}"/><circle cx="0" cy="${-height * 0.34}" r="${slim ? 24 : 34}" fill="none" stroke="#ffffff" stroke-opacity="0.4" stroke-width="2"/>`,
      lettering({
        text: look.brand,
        y: -height * 0.68,
        height: slim ? 20 : 34,
        maxWidth: foot - 16,
        colour: pack.ink,
      }),
      lettering({
        text: look.line,
        y: -height * 0.68 + (slim ? 34 : 54),
        height: slim ? 10 : 15,
        maxWidth: foot - 20,
        colour: pack.ink,
        opacity: 0.85,
      }),
      `<path d="${ndopBand(0, -height + 84, crimp * 0.72, 24)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.55" stroke-width="2"/>`,
    ].join(''),
  };
}
