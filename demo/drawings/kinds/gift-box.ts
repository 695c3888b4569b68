import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { flatPaint, roundPaint } from '../materials.ts';
import { ndopCloth } from '../ndop.ts';
import { box, type Prop } from '../prop.ts';
import { clip, linear, type Sheet } from '../sheet.ts';

export function drawGiftBox(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const front = box(560, -330);
  const lid = box(590, -420, -310);
  const ribbon = { colour: look.shade, surface: 'satin' } as const;
  const loop = 'M0 -436C-40 -520 -170 -560 -196 -496C-214 -446 -90 -420 0 -436Z';
  return {
    width: 596,
    height: 560,
    footprint: 560,
    hasFlatBase: true,
    outline: front + lid,
    markup: [
      `<path d="${front}" fill="${linear(
        sheet,
        [
          [0, lighten(pack.body, 0.1)],
          [0.5, pack.body],
          [1, darken(pack.body, 0.26)],
        ],
        [0, 0, 1, 0.5],
      )}"/>`,
      `<g clip-path="${clip(sheet, front)}"><path d="${ndopCloth(-280, -310, 560, 330, 56)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.28" stroke-width="2.4"/></g>`,
      `<path d="${box(560, -310, -296)}" fill="#1c0914" fill-opacity="0.24"/>`,
      `<path d="${lid}" fill="${flatPaint(sheet, { colour: lighten(pack.body, 0.06), surface: 'satin' })}"/>`,
      `<path d="M-295 -420L-266 -446H266L295 -420Z" fill="${lighten(pack.body, 0.2)}"/>`,
      `<path d="${box(84, -420)}" fill="${roundPaint(sheet, ribbon)}"/><path d="M-42 -420L-38 -446H38L42 -420Z" fill="${lighten(look.shade, 0.24)}"/>`,
      bow(sheet, look.shade, loop),
      lettering({ text: look.brand, x: 190, y: -386, height: 26, maxWidth: 150, colour: pack.ink }),
    ].join(''),
  };
}

function bow(sheet: Sheet, shade: string, loop: string): string {
  const paint = linear(
    sheet,
    [
      [0, lighten(shade, 0.4)],
      [0.45, shade],
      [1, darken(shade, 0.3)],
    ],
    [0, 0, 0.4, 1],
  );
  const inside = darken(shade, 0.4);
  const hole = 'M-50 -444C-90 -490 -150 -520 -168 -490C-178 -462 -110 -446 -50 -444Z';
  const half = `<path d="${loop}" fill="${paint}"/><path d="${hole}" fill="${inside}"/>`;
  const tails = `<path d="M-10 -440C-50 -400 -84 -380 -120 -356L-84 -330C-40 -370 -10 -400 12 -432Z" fill="${paint}"/><path d="M10 -440C40 -404 70 -380 104 -348L66 -326C34 -370 6 -400 -8 -432Z" fill="${darken(shade, 0.12)}"/>`;
  return `${tails}${half}<g transform="scale(-1 1)">${half}</g><rect x="-34" y="-470" width="68" height="52" rx="20" fill="${paint}"/>`;
}
