import type { PricedProductView } from '#shared/contract/brand.ts';
import { nameIn } from '#shared/language.ts';
import { brandPath, productPath } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { brandsMessages } from '../../messages/brands-messages.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import { Price } from '../../ui/labels/price.tsx';
import { findListing } from './find-listing.ts';
import '../../ui/layout/card-table.css';
import './price-table.css';

/** A table where there is room; on a phone each row is a card, and each price is shown with the name of its column. */
export function PriceTable({ prices }: { prices: readonly PricedProductView[] }) {
  const texts = brandsMessages[useLanguage()];
  return (
    <table className="card-table price-table">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.subCategory}</th>
          <th scope="col">{texts.brand}</th>
          <th scope="col">{texts.bulkPrice}</th>
          <th scope="col">{texts.sellingPrice}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((product) => (
          <PriceRow key={product._id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function PriceRow({ product }: { product: PricedProductView }) {
  const language = useLanguage();
  const texts = brandsMessages[language];
  return (
    <tr>
      <th scope="row">
        <LocalLink to={productPath(product)} className="price-table__link tap">
          {nameIn(language, product)}
        </LocalLink>
      </th>
      <td>
        <SubCategoryCell name={product.subCategory} />
      </td>
      <td className="fine">
        {product.brand !== '' && (
          <LocalLink to={brandPath(product.brand)} className="price-table__link tap">
            {product.brand}
          </LocalLink>
        )}
      </td>
      <td className="price-table__price" data-label={texts.bulkPrice}>
        <Price amount={product.bulkPrice} />
      </td>
      <td className="price-table__price" data-label={texts.sellingPrice}>
        <Price amount={product.sellingPrice} />
      </td>
    </tr>
  );
}

function SubCategoryCell({ name }: { name: string }) {
  const { categories } = useCatalogue();
  const listing = findListing(name, categories);
  if (!listing) return <span className="muted">{name}</span>;
  return (
    <LocalLink to={listing.path} className="price-table__link tap">
      {listing.subCategory.shown}
    </LocalLink>
  );
}
