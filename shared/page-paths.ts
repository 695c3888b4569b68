import type { Language } from './language.ts';

/** Ids in page addresses contain no dash, so the id is the last dash-separated piece of a segment (spec §2). */
const SEGMENT = /^(.*)-([0-9a-z]{12})$/;

type Named = { _id: string; name: string };

/** A slug: letters and digits stay, every run of other characters becomes one hyphen (decision 5). Always made from the English name. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function segmentOf(item: Named): string {
  return `${slugOf(item.name)}-${item._id}`;
}

/** The slug and id of an address segment, or undefined if it has no id. Expects a decoded segment. */
export function parseSegment(segment: string): { slug: string; id: string } | undefined {
  const match = SEGMENT.exec(segment.normalize('NFC'));
  return match?.[1] !== undefined && match[2] !== undefined ? { slug: match[1], id: match[2] } : undefined;
}

export function productPath(product: Named): string {
  return `/product/${encodeURIComponent(segmentOf(product))}`;
}

/** The page of a brand. A brand has no id of its own; its name is in the products. */
export function brandPath(name: string): string {
  return `/brand/${encodeURIComponent(slugOf(name))}`;
}

/** The page of a whole category, with all its sub-categories (decision 37). */
export function wholeCategoryPath(category: Named): string {
  return `/${encodeURIComponent(segmentOf(category))}`;
}

export function listingPath(category: Named, subCategory: Named): string {
  return `/${encodeURIComponent(segmentOf(category))}/${encodeURIComponent(segmentOf(subCategory))}`;
}

/** The router asks for the data of /fr at /fr.data. */
const FRENCH_PREFIX = /^\/fr(?=[/?#]|\.data$|$)/;

/** The address of the same page in a language: French lives under /fr, English at the specification's own address. */
export function inLanguage(path: string, language: Language): string {
  const rest = path.replace(FRENCH_PREFIX, '');
  const english = rest.startsWith('/') ? rest : `/${rest}`;
  if (language === 'en') return english;
  // The French home page is /fr without a slash, also in front of a query.
  return `/fr${english.replace(/^\/(?=[?#]|$)/, '')}`;
}

export function languageOfPath(path: string): Language {
  return FRENCH_PREFIX.test(path) ? 'fr' : 'en';
}
