import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { brandsMessages } from '../../messages/brands-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ContactBlock } from '../contact/contact-block.tsx';
import { StoreJsonLd } from '../contact/store-json-ld.tsx';
import type { Route } from './+types/brands-page';
import { BrandCards } from './brand-cards.tsx';
import './brands-page.css';
import { PriceTable } from './price-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [brands, prices] = await Promise.all([api.brand.list({}), api.brand.listPrices({})]);
  return {
    brands: brands.data.filter(({ cards }) => cards > 0).map(({ version, formerNames, ...brand }) => brand),
    prices: prices.data,
  };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = brandsMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function BrandsPage({ loaderData: { brands, prices } }: Route.ComponentProps) {
  const texts = useMessages(brandsMessages);
  return (
    <div className="page">
      <StoreJsonLd />
      <div className="container">
        <h1>{texts.heading}</h1>
        <p className="brands-page__intro">{brands.length > 0 ? texts.intro : texts.nothingYet}</p>
        <BrandCards brands={brands} />
        {prices.length > 0 && (
          <>
            <h2 id="prices" className="brands-page__prices">
              {texts.caption}
            </h2>
            <p className="brands-page__intro">{texts.pricesIntro}</p>
            <PriceTable prices={prices} />
          </>
        )}
      </div>
      <ContactBlock />
    </div>
  );
}
