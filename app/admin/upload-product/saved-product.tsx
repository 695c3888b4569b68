import { useNavigate } from 'react-router';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { productPath } from '#shared/page-paths.ts';
import { whatShopNeeds } from '#shared/what-shop-needs.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { fieldsOf } from '../product/product-fields.ts';
import type { CarriedCopy } from './carried-copy.ts';
import './typed-product-notice.css';

/** The product that was just saved and the next steps with it, above the form of the next product. */
export function SavedProduct({ product }: { product: ProductView }) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const labels = useMessages(productFormLabels);
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const name = nameIn(useLanguage(), product);
  const missing = whatShopNeeds(fieldsOf(product)).map((field) => labels[field]);
  const copy = { product, kind: product.family === null ? 'copy' : 'shade' } satisfies CarriedCopy;
  return (
    <section className="typed-product-notice stack gap-3" aria-label={texts.uploadTitle}>
      <p>
        <strong>{product.published ? texts.savedInShop(name) : texts.savedAsDraft(name)}</strong>
        {missing.length > 0 && (
          <>
            <br />
            {texts.draftNeeds(missing.join(', '))}
          </>
        )}
      </p>
      <div className="cluster">
        {product.published && (
          <ButtonLink to={localPath(productPath(product))} variant="outline">
            {texts.seeInShop}
          </ButtonLink>
        )}
        <ButtonLink to={localPath(`/dashboard/product?edit=${product._id}`)} variant="outline">
          {shared.edit}
        </ButtonLink>
        <Button
          variant="outline"
          onClick={() => void navigate(localPath('/dashboard/upload-product'), { state: copy })}
        >
          {copy.kind === 'shade' ? texts.anotherShade : texts.duplicate}
        </Button>
      </div>
    </section>
  );
}
