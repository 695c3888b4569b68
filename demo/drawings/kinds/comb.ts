import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { flatPaint } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { linear, px, type Sheet } from '../sheet.ts';

/** A wide-toothed comb; odd variants are an afro pick. Seen from above. */
export function drawComb(sheet: Sheet, look: Look): Prop {
  return look.variant % 2 === 1 ? pick(sheet, look) : wideComb(sheet, look);
}

function wideComb(sheet: Sheet, look: Look): Prop {
  const teeth = Array.from({ length: 15 }, (_, index) => {
    const x = -374 + index * 52;
    const length = 205 - Math.abs(index - 7) * 3;
    return `M${px(x)} -30L${px(x + 5)} ${length - 12}Q${px(x + 13)} ${length + 6} ${px(x + 21)} ${length - 12}L${px(x + 26)} -30Z`;
  }).join('');
  const spine =
    'M-410 -40C-410 -150 -200 -196 0 -196C200 -196 410 -150 410 -40Q410 -14 384 -14H-384Q-410 -14 -410 -40Z';
  return flatTool(sheet, look, teeth + spine, [-90, 820, 400], [0, -96]);
}

function pick(sheet: Sheet, look: Look): Prop {
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const x = -172 + index * 39;
    return `M${px(x)} -40L${px(x + 8)} -396Q${px(x + 14)} -414 ${px(x + 20)} -396L${px(x + 30)} -40Z`;
  }).join('');
  const handle =
    'M-186 -60H194Q204 -10 150 30C90 70 70 130 76 220C82 320 60 396 4 398C-52 396 -74 320 -68 220C-62 130 -82 70 -142 30Q-196 -10 -186 -60Z';
  return flatTool(sheet, look, teeth + handle, [-90, 400, 812], [4, 20]);
}

function flatTool(
  sheet: Sheet,
  look: Look,
  outline: string,
  size: readonly number[],
  mark: readonly number[],
): Prop {
  const [, width = 0, height = 0] = size;
  const [x = 0, y = 0] = mark;
  return {
    width,
    height,
    footprint: width,
    outline,
    markup: [
      `<path d="${outline}" fill="${darken(look.shade, 0.4)}" transform="translate(3 6)"/>`,
      `<path d="${outline}" fill="${linear(
        sheet,
        [
          [0, lighten(look.shade, 0.34)],
          [0.35, look.shade],
          [0.6, lighten(look.shade, 0.14)],
          [1, darken(look.shade, 0.22)],
        ],
        [0, 0, 1, 1],
      )}"/>`,
      lettering({
        text: look.brand,
        x,
        y: y - 16,
        height: 30,
        maxWidth: 150,
        colour: '#fff3da',
        opacity: 0.85,
      }),
      `<path d="${ndopBand(x, y + 46, 150, 28)}" fill="none" stroke="#fff3da" stroke-opacity="0.7" stroke-width="2.4"/>`,
    ].join(''),
  };
}

/** A hand mirror lying on its back. */
export function drawMirror(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  const handle = roundedBox(-40, 60, 80, 400, 36);
  const glass = linear(
    sheet,
    [
      [0, '#fbf7f6'],
      [0.3, '#dbd4d9'],
      [0.45, '#f5f0f2'],
      [0.62, '#c6bec8'],
      [1, '#aba2b1'],
    ],
    [0, 0, 1, 1],
  );
  return {
    width: 480,
    height: 840,
    footprint: 480,
    outline: `${handle}M-236 -140a236 236 0 1 0 472 0a236 236 0 1 0 -472 0Z`,
    markup: [
      `<path d="${handle}" fill="${flatPaint(sheet, { colour: look.shade, surface: 'gloss' })}"/>`,
      `<circle cy="-140" r="236" fill="${flatPaint(sheet, { colour: look.shade, surface: 'gloss' })}"/><circle cy="-140" r="202" fill="${flatPaint(sheet, { colour: pack.trim, surface: 'metal' })}"/><circle cy="-140" r="193" fill="${glass}"/>`,
      '<path d="M-120 -270L20 -320L-60 40L-150 -20Z" fill="#ffffff" fill-opacity="0.25"/>',
    ].join(''),
  };
}
