import type { FamilyShadeView } from '#shared/contract/catalogue.ts';
import { shadesByDepth } from './shades-by-depth.ts';

/** What the product page's swatches need of a shade. */
export type PageShade = { _id: string; name: string; shadeName: string; hex: string; isSoldOut: boolean };

/** As JSON of its own, as the menu's sub-categories are: as objects, a family of sixteen is the biggest part of its page's data. */
export type PackedShades = string;

type Row = [_id: string, name: string, shadeName: string, hex: string, isSoldOut: 0 | 1];

/** From the lightest to the deepest. */
export function packShades(
  shades: readonly Pick<FamilyShadeView, '_id' | 'name' | 'shade' | 'stock'>[],
): PackedShades {
  const rows = shadesByDepth(shades).map(
    ({ _id, name, shade, stock }): Row => [_id, name, shade.name, shade.hex, stock === 0 ? 1 : 0],
  );
  return JSON.stringify(rows);
}

export function unpackShades(packed: PackedShades): PageShade[] {
  const rows: Row[] = JSON.parse(packed);
  return rows.map(([_id, name, shadeName, hex, isSoldOut]) => ({
    _id,
    name,
    shadeName,
    hex,
    isSoldOut: isSoldOut === 1,
  }));
}
