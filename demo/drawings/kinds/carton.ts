import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { flatPaint } from '../materials.ts';
import { ndopCloth } from '../ndop.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { clip, linear, px, type Sheet } from '../sheet.ts';

type Face = { readonly width: number; readonly height: number };

/** The box that an upright product is sold in, one corner towards the camera. */
export function drawStandingCarton(sheet: Sheet, look: Look, content: Prop): Prop {
  const front = { width: Math.max(170, content.width * 1.06), height: content.height * 1.03 };
  const side = Math.max(80, front.width * 0.42);
  const [riseLeft, riseRight] = [front.width * 0.05, side * 0.26];
  const { width, height } = front;
  const { body } = look.pack;
  const frontFace = `M${px(-width)} ${px(-riseLeft)}L0 0V${px(-height)}L${px(-width)} ${px(-height - riseLeft)}Z`;
  const sideFace = `M0 0L${px(side)} ${px(-riseRight)}V${px(-height - riseRight)}L0 ${px(-height)}Z`;
  const top = `M${px(-width)} ${px(-height - riseLeft)}L0 ${px(-height)}L${px(side)} ${px(-height - riseRight)}L${px(side - width)} ${px(-height - riseLeft - riseRight)}Z`;
  const corner = (width - side) / 2;
  const silhouette = `M${px(corner - width)} ${px(-riseLeft)}L${px(corner)} 0L${px(corner + side)} ${px(-riseRight)}V${px(-height - riseRight)}H${px(corner - width)}Z`;
  const markup = [
    `<path d="${frontFace}" fill="${wall(sheet, lighten(body, 0.16), darken(body, 0.06))}"/>`,
    `<g transform="matrix(1 ${skew(riseLeft, width)} 0 1 ${px(-width / 2)} ${px(-riseLeft / 2)})">${print(sheet, look, front)}</g>`,
    `<path d="${sideFace}" fill="${wall(sheet, darken(body, 0.2), darken(body, 0.36))}"/>`,
    `<path d="${top}" fill="${lighten(body, 0.34)}"/>`,
    `<path d="M0 0V${px(-height)}" stroke="${lighten(body, 0.5)}" stroke-opacity="0.5" stroke-width="2"/>`,
  ].join('');
  return {
    width: width + side,
    height: height + riseLeft,
    footprint: width + side,
    hasFlatBase: true,
    outline: silhouette,
    markup: `<g transform="translate(${px(corner)} 0)">${markup}</g>`,
  };
}

/** The box of a slender thing, lying on its back. */
export function drawLyingCarton(sheet: Sheet, look: Look, content: Prop): Prop {
  const face = { width: content.width * 1.25 + 20, height: content.height * 1.04 };
  const { width, height } = face;
  const lid = roundedBox(-width / 2, -height, width, height, 5);
  const { body: colour, surface } = look.pack;
  return {
    width,
    height,
    footprint: width,
    outline: lid,
    markup: [
      `<path d="${roundedBox(-width / 2 + 5, -height + 6, width, height, 5)}" fill="${darken(colour, 0.45)}"/>`,
      `<path d="${lid}" fill="${flatPaint(sheet, { colour, surface })}"/>`,
      print(sheet, look, face),
      `<path d="M${px(-width / 2 + 3)} -4V${px(-height + 3)}H${px(width / 2 - 4)}" fill="none" stroke="${lighten(colour, 0.55)}" stroke-opacity="0.5" stroke-width="2.4"/>`,
    ].join(''),
  };
}

/** Name, shade and a foot of cloth, centred on x = 0 and standing on y = 0. */
function print(sheet: Sheet, look: Look, { width, height }: Face): string {
  const { ink, trim } = look.pack;
  const foot = height * 0.3;
  const area = roundedBox(-width / 2, -foot, width, foot, 0);
  const unit = Math.max(34, width / 4);
  const dot = Math.min(width * 0.13, 26);
  return [
    `<g clip-path="${clip(sheet, area)}"><path d="${ndopCloth(-width / 2, -foot, width, foot, unit)}" fill="none" stroke="${ink}" stroke-opacity="0.5" stroke-width="${px(unit / 24)}"/></g>`,
    `<path d="M${px(-width / 2)} ${px(-foot - 8)}H${px(width / 2)}" stroke="${trim}" stroke-width="5"/>`,
    lettering({ text: look.brand, y: -height * 0.8, height: 34, maxWidth: width * 0.68, colour: ink }),
    lettering({
      text: look.line,
      y: -height * 0.8 + 46,
      height: 15,
      maxWidth: width * 0.66,
      colour: ink,
      opacity: 0.85,
    }),
    `<circle cy="${px(-foot - 8 - dot * 2.1)}" r="${px(dot)}" fill="${look.shade}"/><circle cy="${px(-foot - 8 - dot * 2.1)}" r="${px(dot + 3)}" fill="none" stroke="${trim}" stroke-width="2.4"/>`,
  ].join('');
}

function wall(sheet: Sheet, from: string, to: string): string {
  return linear(
    sheet,
    [
      [0, from],
      [1, to],
    ],
    [0, 0, 1, 0.6],
  );
}

function skew(rise: number, width: number): number {
  return Math.round((rise / width) * 1000) / 1000;
}
