import { type Language, languages } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';

export const sitemapIndexStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
export const sitemapIndexEnd = '</sitemapindex>\n';
export const sitemapStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const sitemapEnd = '</urlset>\n';

export function sitemapIndexEntry(publicUrl: string, path: string, changedAt?: Date): string {
  return `<sitemap><loc>${escapeXml(publicUrl + path)}</loc>${lastmod(changedAt)}</sitemap>\n`;
}

/** The entry of a page in one language, with its versions in all languages. */
export function sitemapEntry(publicUrl: string, path: string, language: Language, changedAt?: Date): string {
  const address = (inThat: Language) => escapeXml(publicUrl + inLanguage(path, inThat));
  const twins = [...languages.map((twin) => [twin, address(twin)]), ['x-default', address('en')]]
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('');
  return `<url><loc>${address(language)}</loc>${lastmod(changedAt)}${twins}</url>\n`;
}

function lastmod(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
