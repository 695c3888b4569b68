import { darken, lighten } from '../colour.ts';
import type { Look } from '../look.ts';
import { flatPaint, roundPaint } from '../materials.ts';
import { ndopBand, ndopCloth } from '../ndop.ts';
import { box, type Prop } from '../prop.ts';
import { blur, clip, linear, px, type Sheet } from '../sheet.ts';

const wall = 150;
const nest = -132;
const gap = 22;
/** How much higher the back row is, if there are two rows. */
const step = 150;

type Row = { readonly props: readonly Prop[]; readonly width: number; readonly lift: number };

/** The open box of a set, with its contents in tissue in front of the lid's lining. */
export function drawGiftSet(sheet: Sheet, look: Look, contents: readonly Prop[] = []): Prop {
  const rows = rowsOf(contents);
  const scale = Math.min(0.78, 570 / Math.max(1, ...rows.map((row) => row.width)));
  const reach = Math.max(
    250,
    ...rows.map(({ props, lift }) => lift + scale * Math.max(...props.map((prop) => prop.height))),
  );
  const width = 660;
  const top = nest - reach - 84;
  const lid = `M${px(-width / 2 + 4)} -110L${px(-width / 2 + 24)} ${px(top)}Q0 ${px(top - 8)} ${px(width / 2 - 24)} ${px(top)}L${px(width / 2 - 4)} -110Z`;
  return {
    width,
    height: -top,
    footprint: width,
    hasFlatBase: true,
    outline: box(width, -wall) + lid,
    markup: [
      lining(sheet, look, lid, top),
      ...rows.map((row) => nested(sheet, row, scale)),
      tissue(sheet, width),
      front(sheet, look, width),
    ].join(''),
  };
}

/** Leaning things form the back row if there are several; otherwise, of more than six things, the first half does. */
function rowsOf(contents: readonly Prop[]): readonly Row[] {
  const leaning = contents.filter((prop) => prop.hasFlatBase);
  if (leaning.length > 1) {
    return [
      rowOf(leaning, step),
      rowOf(
        contents.filter((prop) => !prop.hasFlatBase),
        0,
      ),
    ];
  }
  const behind = contents.length > 6 ? Math.ceil(contents.length / 2) : 0;
  return [rowOf(contents.slice(0, behind), step), rowOf(contents.slice(behind), 0)].filter(
    ({ props }) => props.length > 0,
  );
}

function rowOf(props: readonly Prop[], lift: number): Row {
  return { props, width: props.reduce((sum, { width }) => sum + width + gap, -gap), lift };
}

function lining(sheet: Sheet, { pack }: Look, lid: string, top: number): string {
  const paper = '#f6e8d6';
  const inside = linear(
    sheet,
    [
      [0, lighten(paper, 0.4)],
      [0.5, paper],
      [1, darken(paper, 0.3)],
    ],
    [0, 0, 0.2, 1],
  );
  return [
    `<path d="${lid}" fill="${inside}" stroke="${pack.body}" stroke-width="16" stroke-linejoin="round"/>`,
    `<path d="${lid}" fill="none" stroke="${lighten(pack.body, 0.5)}" stroke-opacity="0.4" stroke-width="2" transform="translate(-5 -6)"/>`,
    `<path d="${ndopBand(0, top + 44, 480, 40)}" fill="none" stroke="${pack.trim}" stroke-opacity="0.6" stroke-width="3"/>`,
  ].join('');
}

function nested(sheet: Sheet, { props, width, lift }: Row, scale: number): string {
  let x = (-width * scale) / 2;
  return props
    .map((prop) => {
      const middle = x + (prop.width * scale) / 2;
      x += (prop.width + gap) * scale;
      const fallen = `<path d="${prop.outline}" fill="#3a1a14" fill-opacity="0.3" transform="translate(20 10)" filter="${blur(sheet, 12)}"/>`;
      return `<g transform="translate(${px(middle)} ${nest - lift}) scale(${Math.round(scale * 1000) / 1000})">${fallen}${prop.markup}</g>`;
    })
    .join('');
}

/** Crumpled paper that rises and falls along the front wall. */
function tissue(sheet: Sheet, width: number): string {
  const folds = 9;
  const half = width / 2 - 12;
  const pitch = (half * 2) / folds;
  const puffs = Array.from({ length: folds }, (_, index) => {
    const from = -half + index * pitch;
    const rise = 24 + sheet.random() * 22;
    const lean = pitch * (0.3 + sheet.random() * 0.4);
    return {
      crest: `C${px(from + pitch * 0.1)} ${px(-wall - rise * 0.7)} ${px(from + lean - 12)} ${px(-wall - rise)} ${px(from + lean)} ${px(-wall - rise)}S${px(from + pitch * 0.9)} ${px(-wall - rise * 0.5)} ${px(from + pitch)} ${px(-wall - 4)}`,
      crease: `M${px(from + lean)} ${px(-wall - rise + 5)}q${px((sheet.random() - 0.5) * 30)} 24 ${px((sheet.random() - 0.5) * 30)} 44`,
    };
  });
  const paper = `M${px(-half)} -100V${-wall - 4}${puffs.map(({ crest }) => crest).join('')}V-100Z`;
  const paint = linear(
    sheet,
    [
      [0, '#fffaf2'],
      [0.6, '#f0e0cf'],
      [1, '#d9c3ae'],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="${paper}" fill="#3a1a14" fill-opacity="0.22" transform="translate(4 -8)" filter="${blur(sheet, 8)}"/><path d="${paper}" fill="${paint}" stroke="#fffdf8" stroke-width="2" stroke-linejoin="round"/><path d="${puffs.map(({ crease }) => crease).join('')}" fill="none" stroke="#b79a80" stroke-opacity="0.5" stroke-width="2.4" stroke-linecap="round"/>`;
}

function front(sheet: Sheet, look: Look, width: number): string {
  const { pack } = look;
  const face = box(width, -wall);
  const paint = linear(
    sheet,
    [
      [0, lighten(pack.body, 0.14)],
      [0.5, pack.body],
      [1, darken(pack.body, 0.24)],
    ],
    [0, 0, 1, 0.5],
  );
  const ribbon = { colour: look.shade, surface: 'satin' } as const;
  return [
    `<path d="${face}" fill="${paint}"/>`,
    `<g clip-path="${clip(sheet, face)}"><path d="${ndopCloth(-width / 2, -wall, width, wall, 56)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.3" stroke-width="2.4"/></g>`,
    `<path d="${box(width, -wall, -wall + 7)}" fill="${lighten(pack.body, 0.4)}"/>`,
    `<path d="${box(width, -96, -48)}" fill="${flatPaint(sheet, ribbon)}"/>`,
    `<path d="M-14 -60C-50 -20 -70 -8 -96 14L-62 26C-40 6 -16 -20 10 -56ZM12 -60C44 -22 62 -10 84 8L54 24C36 4 14 -24 -8 -56Z" fill="${darken(look.shade, 0.1)}"/>`,
    knot(sheet, look.shade, roundPaint(sheet, ribbon)),
  ].join('');
}

function knot(sheet: Sheet, shade: string, paint: string): string {
  const satin = linear(
    sheet,
    [
      [0, lighten(shade, 0.4)],
      [0.45, shade],
      [1, darken(shade, 0.3)],
    ],
    [0, 0, 0.4, 1],
  );
  const loop = `<path d="M0 -72C-30 -122 -120 -140 -132 -92C-140 -52 -60 -54 0 -72Z" fill="${satin}"/><path d="M-30 -76C-60 -104 -104 -114 -112 -92C-116 -72 -70 -70 -30 -76Z" fill="${darken(shade, 0.4)}"/>`;
  return `${loop}<g transform="scale(-1 1)">${loop}</g><rect x="-24" y="-92" width="48" height="40" rx="14" fill="${paint}"/>`;
}
