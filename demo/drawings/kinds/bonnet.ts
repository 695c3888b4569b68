import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import type { Prop } from '../prop.ts';
import { blur, clip, linear, px, radial, type Sheet } from '../sheet.ts';

const crown =
  'M-236 168C-330 150 -384 40 -352 -86C-316 -230 -176 -322 0 -322C176 -322 316 -230 352 -86C384 40 330 150 236 168C120 210 -120 210 -236 168Z';

/** A satin bonnet for the night: a full crown gathered into a wide band, its opening towards the camera. */
export function drawBonnet(sheet: Sheet, look: Look): Prop {
  return {
    width: 720,
    height: 640,
    footprint: 700,
    outline: `${crown}M-250 190a250 92 0 1 0 500 0a250 92 0 1 0 -500 0Z`,
    markup: [satin(sheet, look.shade), folds(sheet, look.shade), band(sheet, look)].join(''),
  };
}

function satin(sheet: Sheet, shade: string): string {
  const cloth = radial(
    sheet,
    [
      [0, lighten(shade, 0.36)],
      [0.45, shade],
      [0.8, darken(shade, 0.2)],
      [1, darken(shade, 0.4)],
    ],
    [0.36, 0.26, 0.8],
  );
  const gleam = 'M-262 -70C-236 -186 -120 -262 -4 -266C-90 -220 -168 -150 -196 -36C-212 20 -278 0 -262 -70Z';
  return [
    `<path d="${crown}" fill="${cloth}"/>`,
    `<g clip-path="${clip(sheet, crown)}"><path d="${gleam}" fill="#ffffff" fill-opacity="0.3" filter="${blur(sheet, 24)}"/><path d="M130 -250C230 -190 290 -90 286 30" fill="none" stroke="#ffffff" stroke-opacity="0.2" stroke-width="26" filter="${blur(sheet, 16)}"/></g>`,
  ].join('');
}

/** Gathers that spread from the band over the crown, deep at the band and fading towards the top. */
function folds(sheet: Sheet, shade: string): string {
  const count = 21;
  const lines = Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1) - 0.5;
    const reach = 0.62 + sheet.random() * 0.5;
    const foot = { x: along * 470, y: 172 + Math.cos(along * Math.PI) * 26 };
    const top = {
      x: along * 640 * (0.8 + reach * 0.12),
      y: 160 - reach * 270 * (0.55 + Math.cos(along * Math.PI) * 0.45),
    };
    const bulge = along * 760;
    return { foot, top, bulge };
  });
  const path = ({ foot, top, bulge }: (typeof lines)[number], wide: number) =>
    `M${px(foot.x - wide)} ${px(foot.y)}Q${px(bulge)} ${px((foot.y + top.y) / 2 + 30)} ${px(top.x)} ${px(top.y)}Q${px(bulge + wide)} ${px((foot.y + top.y) / 2 + 36)} ${px(foot.x + wide)} ${px(foot.y)}Z`;
  const dark = lines.map((line) => path(line, 9)).join('');
  const light = lines.map((line) => path(line, 5)).join('');
  return `<g clip-path="${clip(sheet, crown)}"><path d="${dark}" fill="${darken(shade, 0.55)}" fill-opacity="0.5" filter="${blur(sheet, 3)}"/><path d="${light}" fill="${lighten(shade, 0.55)}" fill-opacity="0.5" transform="translate(-13 0)" filter="${blur(sheet, 3)}"/></g>`;
}

/** A ring of shirred satin seen a little from above, the dark of the lining inside. */
function band(sheet: Sheet, { pack, shade, brand }: Look): string {
  const outer = 'M-250 176a250 84 0 1 0 500 0a250 84 0 1 0 -500 0Z';
  const inner = 'M-204 166a204 50 0 1 0 408 0a204 50 0 1 0 -408 0Z';
  const ring = linear(sheet, [
    [0, darken(pack.body, 0.2)],
    [0.22, lighten(pack.body, 0.34)],
    [0.55, pack.body],
    [1, darken(pack.body, 0.34)],
  ]);
  const lining = linear(
    sheet,
    [
      [0, darken(shade, 0.62)],
      [1, darken(shade, 0.3)],
    ],
    [0, 0, 0, 1],
  );
  const shirring = Array.from({ length: 44 }, (_, index) => {
    const angle = (index / 44) * Math.PI * 2 + (sheet.random() - 0.5) * 0.05;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${px(x * 208)} ${px(168 + y * 53)}L${px(x * 246)} ${px(176 + y * 81)}`;
  }).join('');
  return [
    `<path d="${outer}" fill="#1a0812" fill-opacity="0.35" transform="translate(0 -12)" filter="${blur(sheet, 9)}"/>`,
    `<path d="${outer}" fill="${ring}"/><path d="${shirring}" fill="none" stroke="${darken(pack.body, 0.5)}" stroke-opacity="0.34" stroke-width="5" stroke-linecap="round"/><path d="${shirring}" fill="none" stroke="#ffffff" stroke-opacity="0.26" stroke-width="3" stroke-linecap="round" transform="translate(-5 -2)"/>`,
    `<path d="${inner}" fill="${lining}"/><path d="${inner}" fill="none" stroke="${darken(pack.body, 0.4)}" stroke-opacity="0.6" stroke-width="4"/>`,
    `<rect x="-62" y="222" width="124" height="36" rx="4" fill="#fbf3e6"/>${lettering({ text: brand, y: 231, height: 17, maxWidth: 104, colour: '#3b1a30' })}`,
  ].join('');
}
