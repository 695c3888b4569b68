import { brandLabels } from '#shared/brand-labels.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';

/** The brand: the owner's extra detail of that name, in either language. */
export function brandOf({
  more_details,
  moreDetailsFr,
}: Pick<ProductView, 'more_details' | 'moreDetailsFr'>): string | null {
  return (
    [more_details, moreDetailsFr]
      .flatMap((details) => brandLabels.map((label) => details?.[label]))
      .find(Boolean) ?? null
  );
}

/**
 * A product's name without brand and shade, which have lines of their own on a card: 'Ndolo Velvet Matte Lipstick – Hibiscus'
 * becomes 'Velvet Matte Lipstick'. If nothing else would be left, the name stays whole.
 */
export function shortName(name: string, brand: string | null, shade: string | null): string {
  let short = name;
  if (shade !== null && short.toLowerCase().endsWith(shade.toLowerCase())) {
    short = short.slice(0, -shade.length).replace(/[\s,:–—-]+$/, '');
  }
  if (brand !== null) short = withoutWords(short, brand);
  return short === '' ? name : short;
}

function withoutWords(name: string, words: string): string {
  const at = name.toLowerCase().indexOf(words.toLowerCase());
  const [before, after] = [name.slice(0, at), name.slice(at + words.length)];
  if (at === -1 || /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return name;
  return `${before.trimEnd()} ${after.trimStart()}`
    .replace(/^[\s,:–—-]+|[\s,:–—-]+$/g, '')
    .replace(/ +([,.])/g, '$1');
}
