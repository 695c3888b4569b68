import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { type Drawing, drawingEdition, groundColour, sizeOf } from './drawing.ts';

export type DrawnPicture = { name: string; width: number; height: number; drawing: Drawing };

/** The name of a drawing's picture. Equal drawings share one picture; a new edition of the kit gives new names. */
export function drawnPicture(drawing: Drawing): DrawnPicture {
  const { width, height } = sizeOf(drawing);
  const hash = createHash('sha256')
    .update(`${drawingEdition}:${canonicalJson(drawing)}`)
    .digest('hex')
    .slice(0, 20);
  return { name: `${hash}-${width}x${height}-${groundColour(drawing)}`, width, height, drawing };
}
