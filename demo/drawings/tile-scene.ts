import type { Piece, SceneDrawing, TileDrawing } from './drawing.ts';
import { flatGround, plinth, standingGround } from './ground.ts';
import { type Kind, kinds } from './kind-table.ts';
import type { Prop } from './prop.ts';
import { lookOf } from './scene.ts';
import { placeLying, placeStanding } from './shadow.ts';
import { px, type Sheet } from './sheet.ts';
import { drawTexture } from './texture.ts';

type Placed = { readonly piece: Piece; readonly kind: Kind; readonly prop: Prop };

/** Square still lifes for categories and sub-categories: large shapes that read at 80 px. */
export function composeTile(
  sheet: Sheet,
  tile: TileDrawing | SceneDrawing,
  width: number,
  height: number,
): string {
  const placed = tile.pieces.map((piece) => {
    const kind: Kind = kinds[piece.kind];
    return { piece, kind, prop: kind.hero(sheet, lookOf(piece)) };
  });
  return placed.every(({ kind }) => kind.pose === 'standing')
    ? standingTile(sheet, tile, placed, width, height)
    : flatTile(sheet, tile, placed, width, height);
}

function standingTile(
  sheet: Sheet,
  tile: TileDrawing | SceneDrawing,
  placed: readonly Placed[],
  width: number,
  height: number,
): string {
  const floor = height * 0.86;
  const gap = 40;
  const total = placed.reduce((sum, { prop }) => sum + prop.width + gap, -gap);
  const tallest = Math.max(...placed.map(({ prop }) => prop.height));
  const scale = Math.min((width * 0.76) / total, (height * 0.66) / tallest, 1.7);
  let x = width / 2 - (total * scale) / 2;
  const spots = placed.map(({ prop }, index) => {
    const middle = x + (prop.width * scale) / 2;
    x += (prop.width + gap) * scale;
    const step = index % 2 === 1 ? 96 : 0;
    const block =
      step > 0
        ? plinth(sheet, tile.ground, middle, floor - step, prop.footprint * scale * 1.3, step - 20)
        : '';
    return { step, markup: block + placeStanding(sheet, prop, tile.ground, middle, floor - step, scale) };
  });
  const backFirst = [...spots].sort((one, other) => other.step - one.step).map(({ markup }) => markup);
  return standingGround(sheet, tile.ground, tile.setting, width, height) + backFirst.join('');
}

function flatTile(
  sheet: Sheet,
  tile: TileDrawing | SceneDrawing,
  placed: readonly Placed[],
  width: number,
  height: number,
): string {
  const first = placed[0];
  const smear =
    first === undefined || first.kind.texture === 'none' || placed.length > 2
      ? ''
      : `<g transform="translate(${px(width * 0.34)} ${px(height * 0.28)}) rotate(-34) scale(0.92)">${drawTexture(sheet, first.kind.texture, first.piece.shade, first.piece.finish)}</g>`;
  const room = placed.length === 1 ? 0.8 : placed.length === 2 ? 0.62 : 0.54;
  const parts = placed.map(({ kind, prop }, index) => {
    const along = placed.length === 1 ? 0 : index / (placed.length - 1) - 0.5;
    const angle = kind.pose === 'lying' ? kind.angle : 28 + index * 5;
    const turn = (Math.abs(angle) * Math.PI) / 180;
    const spanX = prop.width * Math.cos(turn) + prop.height * Math.sin(turn);
    const spanY = prop.width * Math.sin(turn) + prop.height * Math.cos(turn);
    const scale = Math.min((width * room) / spanX, (height * Math.min(0.86, room * 1.3)) / spanY, 1.5);
    const at2 = { x: width * (0.52 + along * 0.5), y: height * (0.52 + along * 0.22), scale, angle };
    return placeLying(sheet, prop, tile.ground, {
      ...at2,
      centre: kind.pose === 'lying' ? 0 : prop.height / 2,
    });
  });
  return flatGround(sheet, tile.ground, tile.setting, width, height) + smear + parts.join('');
}
