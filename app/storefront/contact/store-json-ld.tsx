import type { Store } from 'schema-dts';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { useFacts } from '../../shell-data/use-shell-data.ts';

/** The shop as a place to visit and call (spec §2, Brands). */
export function StoreJsonLd() {
  const language = useLanguage();
  const { name, publicUrl, phone, email, address, town, social } = useFacts();
  return (
    <JsonLd<Store>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Store',
        name,
        url: publicUrl + inLanguage('/', language),
        image: `${publicUrl}/icon-512.png`,
        telephone: phone,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressLocality: town,
          addressCountry: 'CM',
        },
        currenciesAccepted: 'XAF',
        sameAs: Object.values(social).filter(Boolean),
      }}
    />
  );
}
