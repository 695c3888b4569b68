import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { brandsMessages } from '../../messages/brands-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ContactBlock } from '../contact/contact-block.tsx';
import { StoreJsonLd } from '../contact/store-json-ld.tsx';
import type { Route } from './+types/brands-page';
import './brands-page.css';
import { PriceTable } from './price-table.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = brandsMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function BrandsPage() {
  const texts = useMessages(brandsMessages);
  return (
    <div className="page">
      <StoreJsonLd />
      <div className="container">
        <h1>{texts.heading}</h1>
        <p className="brands-page__intro">{texts.intro}</p>
        <PriceTable />
      </div>
      <ContactBlock />
    </div>
  );
}
