import type { FamilyShadeView } from '#shared/contract/catalogue.ts';
import type { Language } from '#shared/language.ts';
import { shadeIn } from '../../language.ts';
import { shadesByDepth } from './shades-by-depth.ts';

/** What the product page's swatches need of a shade. */
export type PageShade = { _id: string; name: string; shadeName: string; hex: string; isSoldOut: boolean };

/** As JSON of its own, as the menu's sub-categories are: as objects, a family of sixteen is the biggest part of its page's data. */
export type PackedShades = string;

type Row = [_id: string, name: string, shadeName: string, hex: string, isSoldOut: 0 | 1];

/** From the lightest to the deepest, each with its name in the language of the page. */
export function packShades(
  shades: readonly Pick<FamilyShadeView, '_id' | 'name' | 'shade' | 'stock'>[],
  language: Language,
): PackedShades {
  const rows = shadesByDepth(shades).map(
    ({ _id, name, shade, stock }): Row => [
      _id,
      name,
      shadeIn(language, shade),
      shade.hex,
      stock === 0 ? 1 : 0,
    ],
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
