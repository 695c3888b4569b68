import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { roundPaint } from '../materials.ts';
import { ndopCloth } from '../ndop.ts';
import type { Prop } from '../prop.ts';
import { clip, linear, px, type Sheet } from '../sheet.ts';

/** A make-up bag in Ndop cloth with a metal zip. */
export function drawPouch(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const body =
    'M-290 -36C-300 -160 -286 -330 -262 -400Q-256 -420 -230 -420H230Q256 -420 262 -400C286 -330 300 -160 290 -36Q286 6 240 10C120 24 -120 24 -240 10Q-286 6 -290 -36Z';
  const base =
    'M-292 -110C-200 -86 200 -86 292 -110L290 -36Q286 6 240 10C120 24 -120 24 -240 10Q-286 6 -290 -36Z';
  const shade = linear(sheet, [
    [0, '#160812', 0.3],
    [0.2, '#ffffff', 0.2],
    [0.45, '#ffffff', 0],
    [0.8, '#160812', 0.14],
    [1, '#160812', 0.34],
  ]);
  const teeth = Array.from({ length: 22 }, (_, index) => `M${px(-230 + index * 21)} -424v12`).join('');
  return {
    width: 600,
    height: 460,
    footprint: 560,
    hasFlatBase: true,
    outline: body,
    markup: [
      `<path d="${body}" fill="${look.shade}"/>`,
      `<g clip-path="${clip(sheet, body)}"><path d="${ndopCloth(-310, -400, 620, 320, 96)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.7" stroke-width="4" stroke-linejoin="round"/></g>`,
      `<path d="${base}" fill="${darken(pack.body, 0.1)}"/><path d="M-292 -110C-200 -86 200 -86 292 -110" fill="none" stroke="${lighten(pack.body, 0.3)}" stroke-width="2" stroke-dasharray="12 8"/>`,
      `<path d="${body}" fill="${shade}"/>`,
      `<rect x="-246" y="-430" width="492" height="22" rx="11" fill="${darken(look.shade, 0.35)}"/><path d="${teeth}" stroke="${pack.trim}" stroke-width="9"/>`,
      `<path d="M214 -424l34 8l-8 76q-16 14 -30 0Z" fill="${roundPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/>`,
      lettering({ text: look.brand, y: -64, height: 34, maxWidth: 300, colour: pack.ink, opacity: 0.85 }),
    ].join(''),
  };
}
