import { createHash } from 'node:crypto';
import { canonicalJson } from './drawings/canonical-json.ts';
import { type Drawing, drawingEdition, groundColour, sizeOf } from './drawings/drawing.ts';

export type DrawnPicture = { name: string; width: number; height: number; drawing: Drawing };

/** The `media` row of a drawing. Equal drawings share one; a new edition of the kit gets new addresses. */
export function drawnPicture(drawing: Drawing): DrawnPicture {
  const { width, height } = sizeOf(drawing);
  const hash = createHash('sha256')
    .update(`${drawingEdition}:${canonicalJson(drawing)}`)
    .digest('hex')
    .slice(0, 20);
  return { name: `${hash}-${width}x${height}-${groundColour(drawing)}`, width, height, drawing };
}

export function drawnPictureUrl(drawing: Drawing): string {
  return `/media/${drawnPicture(drawing).name}/960.webp`;
}
