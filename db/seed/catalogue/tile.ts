import type { TileDrawing } from '../drawings/drawing.ts';
import type { Ground, Setting } from '../drawings/ground.ts';
import type { KindName } from '../drawings/kind-table.ts';
import type { Finish, PackName } from '../drawings/look.ts';

export type Item = readonly [
  kind: KindName,
  shade: string,
  pack: PackName,
  finish?: Finish,
  variant?: number,
];

/** A still life of unprinted packaging: what the shelf holds, no single product. */
export function tile(ground: Ground, setting: Setting, ...items: readonly Item[]): TileDrawing {
  return {
    kind: 'tile',
    ground,
    setting,
    pieces: items.map(([kind, shade, pack, finish = 'satin', variant = 0]) => ({
      kind,
      shade,
      finish,
      pack,
      brand: 'Ndolo',
      line: '',
      variant,
    })),
  };
}
