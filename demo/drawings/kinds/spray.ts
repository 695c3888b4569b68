import { lettering } from '../lettering.ts';
import type { Look } from '../look.ts';
import { cylinder, roundBody } from '../materials.ts';
import { ndopBand } from '../ndop.ts';
import { bottle, box, type Prop } from '../prop.ts';
import type { Sheet } from '../sheet.ts';

export function drawSpray(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  return sprayBottle(
    sheet,
    look,
    [
      cylinder(sheet, {
        top: -500,
        bottom: -476,
        width: 112,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -664,
        bottom: -498,
        width: 128,
        material: { colour: pack.cap, surface: pack.surface },
      }),
    ],
    box(128, -664, -480),
    664,
  );
}

/** A spray without its cap, so that the nozzle shows. */
export function drawOpenSpray(sheet: Sheet, look: Look): Prop {
  const { pack } = look;
  return sprayBottle(
    sheet,
    look,
    [
      cylinder(sheet, {
        top: -508,
        bottom: -476,
        width: 112,
        material: { colour: pack.trim, surface: 'metal' },
      }),
      cylinder(sheet, {
        top: -548,
        bottom: -506,
        width: 58,
        material: { colour: '#f2ece4', surface: 'satin' },
      }),
      cylinder(sheet, {
        top: -598,
        bottom: -546,
        width: 84,
        material: { colour: '#f7f1e8', surface: 'satin' },
      }),
      '<circle cx="-14" cy="-572" r="7" fill="#6d5f5a"/>',
    ],
    box(86, -598, -480),
    598,
  );
}

function sprayBottle(sheet: Sheet, look: Look, head: string[], headOutline: string, height: number): Prop {
  const { pack } = look;
  const body = bottle(206, 486, 116, 64, 20);
  return {
    width: 212,
    height,
    footprint: 206,
    outline: body + headOutline,
    markup: [
      roundBody(sheet, body, { colour: pack.body, surface: pack.surface }),
      lettering({ text: look.brand, y: -300, height: 30, maxWidth: 150, colour: pack.ink }),
      lettering({ text: look.line, y: -252, height: 13, maxWidth: 146, colour: pack.ink, opacity: 0.85 }),
      `<path d="${ndopBand(0, -70, 150, 26)}" fill="none" stroke="${pack.ink}" stroke-opacity="0.7" stroke-width="2"/>`,
      ...head,
    ].join(''),
  };
}
