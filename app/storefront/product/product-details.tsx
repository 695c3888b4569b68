import { textIn } from '#shared/language.ts';
import { brandPath } from '#shared/page-paths.ts';
import { unitText } from '#shared/unit-text.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { productMessages } from '../../messages/product-messages.ts';
import { brandOf } from './card-words.ts';
import './product-details.css';
import type { PageProduct } from './load-product.ts';

/** Description, unit and the extra detail fields, in the owner's order. */
export function ProductDetails({ product }: { product: PageProduct }) {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const details = language === 'fr' && product.moreDetailsFr ? product.moreDetailsFr : product.more_details;
  const brand = brandOf(product);
  return (
    <div className="product-details stack gap-3 measure">
      <h2 className="medium-heading">{texts.description}</h2>
      <p className="product-details__description">
        {textIn(language, product.description, product.descriptionFr)}
      </p>
      <h2 className="medium-heading">{texts.details}</h2>
      <dl className="product-details__list">
        <div>
          <dt>{texts.unit}</dt>
          <dd>{unitText(product.unit, language)}</dd>
        </div>
        {Object.entries(details).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {brand === text ? (
                <LocalLink className="tap" to={brandPath(text)}>
                  {text}
                </LocalLink>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
