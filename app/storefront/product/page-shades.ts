import type { FamilyShadeView } from '#shared/contract/catalogue.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { linkOf } from '../../shell-data/menu.ts';
import { shadesByDepth } from './shades-by-depth.ts';

/** The fields of a shade that the product page's swatches need. `name` is for its address. */
export type PageShade = { _id: string; name: string; shadeName: string; hex: string; isSoldOut: boolean };

/** The shades from the lightest to the deepest, each with its name in the language of the page. */
export function pageShades(
  shades: readonly Pick<FamilyShadeView, '_id' | 'name' | 'shade' | 'stock'>[],
  language: Language,
): PageShade[] {
  return shadesByDepth(shades).map(({ _id, name, shade, stock }) => ({
    _id,
    name,
    shadeName: nameIn(language, shade),
    hex: shade.hex,
    isSoldOut: stock === 0,
  }));
}

/**
 * The shades of a product. If its data came with a document, they are read from the document's swatches when the page is first
 * drawn, and kept with the product.
 */
export function shadesOf(product: { familyShades?: PageShade[] }): PageShade[] {
  product.familyShades ??= shadesInDocument();
  return product.familyShades;
}

function shadesInDocument(): PageShade[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('.swatches__link'), (link) => ({
    ...linkOf(link),
    shadeName: link.title,
    hex: link.querySelector('circle')?.getAttribute('fill') ?? '',
    isSoldOut: link.querySelector('path') !== null,
  }));
}
