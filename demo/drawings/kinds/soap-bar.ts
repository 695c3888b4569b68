import { darken, lighten } from '../colour.ts';
import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { embossed } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { type Prop, roundedBox } from '../prop.ts';
import { linear, px, type Sheet } from '../sheet.ts';

/** A moulded bar, or for odd variants a hand-cut one in its paper sleeve; both seen from above. */
export function drawSoapBar(sheet: Sheet, look: Look): Prop {
  const cut = look.variant % 2 === 1;
  const shape = roundedBox(-330, -200, 660, 400, cut ? 24 : 130);
  const face = roundedBox(-300, -172, 600, 340, cut ? 14 : 110);
  const side = linear(
    sheet,
    [
      [0, lighten(look.shade, 0.2)],
      [0.5, darken(look.shade, 0.06)],
      [1, darken(look.shade, 0.3)],
    ],
    [0, 0, 1, 1],
  );
  const top = linear(
    sheet,
    [
      [0, lighten(look.shade, 0.5)],
      [0.4, lighten(look.shade, 0.14)],
      [1, darken(look.shade, 0.06)],
    ],
    [0, 0, 1, 1],
  );
  return {
    width: 660,
    height: 400,
    footprint: 600,
    outline: shape,
    markup: `<path d="${shape}" fill="${side}"/><path d="${face}" fill="${top}"/>${cut ? flecks(sheet, look.shade) + sleeve(sheet, look) : relief(look)}`,
  };
}

function relief(look: Look): string {
  const name = lettering({
    text: look.brand,
    y: -44,
    height: 84,
    maxWidth: 360,
    colour: darken(look.shade, 0.3),
    weight: 0.9,
    opacity: 0.55,
  });
  const light = lettering({
    text: look.brand,
    y: -47,
    height: 84,
    maxWidth: 360,
    colour: '#ffffff',
    weight: 0.6,
    opacity: 0.5,
  });
  return name + light + embossed(ndopBand(0, 100, 300, 50), 0.9) + embossed(ndopBand(0, -106, 300, 50), 0.9);
}

function flecks(sheet: Sheet, shade: string): string {
  const spots = Array.from({ length: 60 }, () => {
    const size = 1.5 + sheet.random() * 4;
    return `<circle cx="${px(-290 + sheet.random() * 580)}" cy="${px(-164 + sheet.random() * 328)}" r="${px(size)}"/>`;
  }).join('');
  return `<g fill="${darken(shade, 0.45)}" fill-opacity="0.5">${spots}</g>`;
}

function sleeve(sheet: Sheet, look: Look): string {
  const { pack } = look;
  const paper = linear(
    sheet,
    [
      [0, lighten(pack.body, 0.2)],
      [0.5, pack.body],
      [1, darken(pack.body, 0.14)],
    ],
    [0, 0, 1, 1],
  );
  return [
    `<path d="M-150 -206H170V206H-150Z" fill="${paper}"/>`,
    `<path d="${ndopBand(10, -168, 300, 34)}${ndopBand(10, 168, 300, 34)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.7" stroke-width="2.6"/>`,
    lettering({ text: look.brand, x: 10, y: -52, height: 46, maxWidth: 230, colour: pack.ink }),
    lettering({ text: look.line, x: 10, y: 22, height: 20, maxWidth: 220, colour: pack.ink, opacity: 0.85 }),
  ].join('');
}
