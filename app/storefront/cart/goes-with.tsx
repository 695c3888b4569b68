import { useCallback, useRef } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { productPath } from '#shared/page-paths.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { cartMessages } from '../../messages/cart-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { useIsNear } from '../../ui/layout/use-is-near.ts';
import { Plus } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';
import { shortName } from '../product/card-words.ts';
import { showResult } from '../product/show-result.ts';
import { Unsent } from '../product/unsent.tsx';
import './goes-with.css';

const MOST_SHOWN = 3;
const NEAR = '200px 0px';

/**
 * Products that go with those in the cart, shown below it. They are fetched when this area is nearly visible; if that
 * fails, nothing is shown.
 */
export function GoesWith({ cart }: { cart: readonly CartLine[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, NEAR);
  return <div ref={place}>{isNear && <Companions cart={cart} />}</div>;
}

function Companions({ cart }: { cart: readonly CartLine[] }) {
  const texts = useMessages(cartMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const inCart = cart.map(({ productId }) => productId._id).sort();
  const named = inCart.slice(0, limits.namedProducts).join();
  const ask = useCallback(
    (options: CallOptions) =>
      pageApi.product.getGoesWith({ ids: named.split(','), limit: MOST_SHOWN }, options),
    [named],
  );
  const { answer } = useAnswer(ask);
  const shown = (answer?.data ?? []).filter(({ _id }) => !inCart.includes(_id));
  if (shown.length === 0) return null;
  return (
    <section className="goes-with stack gap-2" aria-labelledby="goes-with-heading">
      <h2 id="goes-with-heading" className="goes-with__heading" ref={heading} tabIndex={-1}>
        {texts.goesWith}
      </h2>
      <ul className="goes-with__list">
        {shown.map((product) => (
          <Companion
            key={product._id}
            product={toCardProduct(product)}
            // The product disappears with its button, so the focus moves to the list's heading.
            onAdded={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

function Companion({ product, onAdded }: { product: CardProduct; onAdded: () => void }) {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const { card } = product;
  const named = card ?? product;
  const name = nameIn(language, named);
  const add = async () => {
    const result = await client.cart.change(product, 1);
    showResult(result);
    if (!result.error) onAdded();
  };
  return (
    <li className="goes-with__product">
      <div className="goes-with__picture">
        <Picture src={product.image[0] ?? ''} alt="" fit="cover" sizes="4rem" widths={[160, 320]} />
      </div>
      <div className="small">
        <LocalLink className="goes-with__name" to={productPath(product)}>
          {shortName(name, product.brand, card || !product.shade ? null : nameIn(language, product.shade))}
        </LocalLink>
        {card && !card.hasOnePrice ? (
          <p>
            {texts.priceFrom} <Price amount={card.priceFrom} size="small" />
          </p>
        ) : (
          <Price
            amount={priceAfterDiscount(product.price, product.discount)}
            original={product.price}
            amountLabel={texts.priceNow}
            originalLabel={texts.priceBefore}
            size="small"
          />
        )}
      </div>
      {card ? (
        <ButtonLink
          variant="outline"
          to={localPath(productPath(product))}
          aria-label={texts.chooseShadeOf(name)}
        >
          {texts.choose}
        </ButtonLink>
      ) : (
        <IconButton
          variant="outlined"
          label={texts.addProduct(name)}
          icon={<Plus />}
          onClick={() => void add()}
        />
      )}
      <Unsent product={product} />
    </li>
  );
}
