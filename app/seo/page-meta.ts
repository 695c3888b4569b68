import type { MetaDescriptor } from 'react-router';
import type { Language } from '#shared/language.ts';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { isShellData } from '../shell-data/shell-data.ts';

type PageMeta = {
  /** `matches` and `location` are those of the arguments of the route's `meta`. */
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { pathname: string };
  /** Without the store's name, which is appended. */
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** The canonical address in English, where it is not the page's own path; a query such as `?page=2` may follow. */
  path?: string;
  /** Address of a preview picture of the page's own; without one the shop's is used. */
  image?: string;
  /** Open Graph type; a page about one product is a `product`. */
  type?: 'website' | 'product';
  noIndex?: boolean;
  extra?: MetaDescriptor[];
};

/** Title, description, share tags, canonical address and addresses in the other language of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, keywords, type = 'website', noIndex = false, extra = [] } = page;
  const facts = page.matches.map((match) => match?.loaderData).find(isShellData)?.facts;
  const fullTitle = facts === undefined ? title : `${title} | ${facts.name}`;
  const language = languageOfPath(page.location.pathname);
  const described = description === undefined ? [] : [{ name: 'description', content: description }];
  if (noIndex || facts === undefined) {
    return [{ title: fullTitle }, ...described, { name: 'robots', content: 'noindex' }, ...extra];
  }

  const path = page.path ?? page.location.pathname;
  const address = (inThat: Language) => facts.publicUrl + inLanguage(path, inThat);
  return [
    { title: fullTitle },
    ...described,
    ...(keywords === undefined ? [] : [{ name: 'keywords', content: keywords.join(', ') }]),
    { tagName: 'link', rel: 'canonical', href: address(language) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'fr', href: address('fr') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:site_name', content: facts.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: fullTitle },
    ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: shareLocales[language] },
    { property: 'og:locale:alternate', content: shareLocales[language === 'en' ? 'fr' : 'en'] },
    ...pictureTags(facts.publicUrl + (page.image ?? `/previews/${language}/shop.jpg`)),
    ...extra,
  ];
}

const shareLocales = { en: 'en_GB', fr: 'fr_FR' } as const satisfies Record<Language, string>;

/**
 * All previews have one size (core/previews), so that a site can lay them out before it loads them. Their type is in the address and their
 * description is the title; a document of one round trip has no room for either twice.
 */
function pictureTags(address: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
