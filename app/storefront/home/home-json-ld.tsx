import type { BreadcrumbList, SearchAction, WebSite } from 'schema-dts';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { useFacts } from '../../shell-data/use-shell-data.ts';

/** Google's own addition to a search action; the vocabulary does not know it. */
type SearchBox = SearchAction & { 'query-input': string };

/** Structured data: a website with a search, and the breadcrumb of home (spec §2, Home). */
export function HomeJsonLd() {
  const language = useLanguage();
  const { name, publicUrl } = useFacts();
  const home = publicUrl + inLanguage('/', language);
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: `${publicUrl}${inLanguage('/search', language)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return (
    <>
      <JsonLd<WebSite>
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name,
          url: home,
          inLanguage: language,
          potentialAction: search,
        }}
      />
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: homeMessages[language].home, item: home },
          ],
        }}
      />
    </>
  );
}
