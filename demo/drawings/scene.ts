import type { Piece, ProductDrawing } from './drawing.ts';
import { type Kind, kinds } from './kind-table.ts';
import { type Look, packs } from './look.ts';
import { box, type Prop } from './prop.ts';
import { px, type Sheet } from './sheet.ts';

/** One product's set: the things on it, and how large it is. */
export type Scene = {
  readonly sheet: Sheet;
  readonly drawing: ProductDrawing;
  readonly kind: Kind;
  readonly look: Look;
  readonly width: number;
  readonly height: number;
};

export function lookOf(piece: Piece): Look {
  return {
    shade: piece.shade,
    finish: piece.finish,
    pack: packs[piece.pack],
    brand: piece.brand,
    line: piece.line,
    variant: piece.variant,
  };
}

/** The product as it is sold, with its contents. */
export function heroOf({ sheet, drawing, kind, look }: Scene): Prop {
  return kind.hero(sheet, look, contentsOf(sheet, drawing));
}

function contentsOf(sheet: Sheet, { contents = [] }: Piece): readonly Prop[] {
  return contents.map((piece) => {
    const kind: Kind = kinds[piece.kind];
    if (kind.pose !== 'lying') return kind.hero(sheet, lookOf(piece));
    return setUpright((kind.flat ?? kind.hero)(sheet, lookOf(piece)));
  });
}

/** Puts a thing seen from above upright against the back of its box, no wider than its neighbours. */
function setUpright(prop: Prop): Prop {
  const scale = Math.min(1, 380 / prop.width);
  const [width, height] = [prop.width * scale, prop.height * scale];
  return {
    width,
    height,
    footprint: width,
    hasFlatBase: true,
    outline: box(width, -height),
    markup: `<g transform="translate(0 ${px(-height / 2)}) scale(${Math.round(scale * 1000) / 1000})">${prop.markup}</g>`,
  };
}

export function scaleToFit(prop: Prop, angle: number, maxWidth: number, maxHeight: number): number {
  const turn = (Math.abs(angle) * Math.PI) / 180;
  const spanX = prop.width * Math.cos(turn) + prop.height * Math.sin(turn);
  const spanY = prop.width * Math.sin(turn) + prop.height * Math.cos(turn);
  return Math.min(maxWidth / spanX, maxHeight / spanY);
}
