import { lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { flatPaint } from '../materials.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { linear, px, type Sheet } from '../sheet.ts';

/** A pair on its tray, seen from above, longer and denser with each variant. */
export function drawLashes(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const tray = roundedBox(-400, -290, 800, 580, 44);
  const well = roundedBox(-356, -196, 712, 400, 36);
  const inside = linear(
    sheet,
    [
      [0, '#e9d9cc'],
      [0.2, '#fbf3ea'],
      [1, '#fffdf8'],
    ],
    [0, 0, 0.7, 1],
  );
  return {
    width: 800,
    height: 580,
    footprint: 800,
    outline: tray,
    markup: [
      `<path d="${tray}" fill="${flatPaint(sheet, { colour: pack.body, surface: pack.surface })}"/><path d="${well}" fill="${inside}"/><path d="${well}" fill="none" stroke="#3b1a2a" stroke-opacity="0.25" stroke-width="3"/>`,
      lettering({ text: look.brand, y: -262, height: 38, maxWidth: 320, colour: pack.ink }),
      lettering({ text: look.line, y: 232, height: 22, maxWidth: 420, colour: pack.ink, opacity: 0.85 }),
      lash(sheet, look, -172, 1),
      lash(sheet, look, 172, -1),
    ].join(''),
  };
}

function lash(sheet: Sheet, look: Look, x: number, side: number): string {
  const count = 30 + (look.variant % 4) * 9;
  const length = 84 + (look.variant % 3) * 26;
  const hairs = Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1) - 0.5;
    const rootX = along * 268;
    const rootY = 74 - 66 * (1 - (along * 2) ** 2);
    const reach =
      length *
      (0.62 + 0.5 * (along * side + 0.5)) *
      (index % 3 === 0 ? 1 : 0.8) *
      (0.94 + sheet.random() * 0.12);
    const lean = along * 120 + (sheet.random() - 0.5) * 16;
    return `M${px(rootX)} ${px(rootY)}Q${px(rootX + lean * 0.25)} ${px(rootY - reach * 0.7)} ${px(rootX + lean)} ${px(rootY - reach)}`;
  }).join('');
  const band = 'M-134 74Q0 -58 134 74';
  return `<g transform="translate(${x} 40)" fill="none" stroke-linecap="round"><path d="${hairs}" stroke="#6b5a55" stroke-opacity="0.25" stroke-width="3" transform="translate(8 12)"/><path d="${band}" stroke="${lighten(look.shade, 0.05)}" stroke-width="5"/><path d="${hairs}" stroke="${look.shade}" stroke-width="2.6"/></g>`;
}
