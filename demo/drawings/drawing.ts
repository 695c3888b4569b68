import { composeBrand } from './brand-plate.ts';
import { canonicalJson } from './canonical-json.ts';
import { type Ground, grounds, type Setting } from './ground.ts';
import type { KindName } from './kind-table.ts';
import { type Finish, type PackName, packs } from './look.ts';
import { composeProduct } from './product-scene.ts';
import { createSheet, sheetSvg } from './sheet.ts';
import { composeTile } from './tile-scene.ts';

/** Increase it when the kit draws differently: pictures are cached for ever under their address. */
export const drawingEdition = 1;

export const drawingSize = { width: 1200, height: 1500 } as const;
export const tileSize = { width: 1200, height: 1200 } as const;

export const sceneSizes = {
  wide: { width: 1440, height: 960 },
  tall: { width: 960, height: 1280 },
} as const;

/**
 * `hero` is the card's picture. The others are the second and third of a product's gallery: `swatch` shows the content laid out, `other`
 * the thing in its other state, `box` the thing beside its box, `size` beside a ruler, `hand` in an open hand.
 */
export type View = 'hero' | 'swatch' | 'other' | 'box' | 'size' | 'hand';

export type Piece = {
  kind: KindName;
  shade: string;
  finish: Finish;
  pack: PackName;
  brand: string;
  line: string;
  variant: number;
  /** The contents of a set. */
  contents?: readonly Piece[];
  /** Increase it when this piece is drawn differently. */
  edition?: number;
};
export type ProductDrawing = Piece & { ground: Ground; setting: Setting; view: View };
export type TileDrawing = { kind: 'tile'; ground: Ground; setting: Setting; pieces: Piece[] };

/** A still life for a banner. */
export type SceneDrawing = Omit<TileDrawing, 'kind'> & { kind: 'scene'; shape: keyof typeof sceneSizes };
export type BrandDrawing = { kind: 'brand'; brand: string; pack: PackName };

/** Everything needed to draw one picture again, as plain JSON. */
export type Drawing = ProductDrawing | TileDrawing | BrandDrawing | SceneDrawing;

export function drawSvg(drawing: Drawing): string {
  const sheet = createSheet(canonicalJson(drawing));
  if (drawing.kind === 'brand') {
    return sheetSvg(sheet, tileSize.width, tileSize.height, composeBrand(sheet, drawing, tileSize.width));
  }
  if (drawing.kind === 'scene') {
    const { width, height } = sceneSizes[drawing.shape];
    return sheetSvg(sheet, width, height, composeTile(sheet, drawing, width, height));
  }
  if (isTile(drawing)) {
    const content = composeTile(sheet, drawing, tileSize.width, tileSize.height);
    return sheetSvg(sheet, tileSize.width, tileSize.height, content);
  }
  const content = composeProduct(sheet, drawing, drawingSize.width, drawingSize.height);
  return sheetSvg(sheet, drawingSize.width, drawingSize.height, content);
}

export function isTile(drawing: Drawing): drawing is TileDrawing {
  return drawing.kind === 'tile';
}

export function sizeOf(drawing: Drawing): { readonly width: number; readonly height: number } {
  if (drawing.kind === 'scene') return sceneSizes[drawing.shape];
  return isTile(drawing) || drawing.kind === 'brand' ? tileSize : drawingSize;
}

/** Six hex digits: the colour shown while the picture loads. */
export function groundColour(drawing: Drawing): string {
  return (drawing.kind === 'brand' ? packs[drawing.pack].body : grounds[drawing.ground]).slice(1);
}
