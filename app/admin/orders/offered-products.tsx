import { useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { useFieldError } from '../../ui/fields/form.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { ProductSearch } from '../new-order/product-search.tsx';
import { useFoundProducts } from '../new-order/use-found-products.ts';

export type Offered = Pick<ProductView, '_id' | 'name' | 'nameFr' | 'price' | 'discount' | 'stock'>;

interface OfferedProductsProps {
  /** The name of the field that holds the chosen product. */
  name: string;
  label: string;
  searchLabel: string;
  /** Products offered before anything is searched. */
  first?: readonly Offered[];
  chosen: Offered | undefined;
  onChoose: (product: Offered) => void;
  priceOf: (product: Offered) => number;
  /** A title instead of the product's name. */
  titleOf?: (product: Offered) => string | undefined;
}

/** A choice of one product: some are offered at once, the others found by name. */
export function OfferedProducts({
  name,
  label,
  searchLabel,
  first = [],
  chosen,
  onChoose,
  priceOf,
  titleOf,
}: OfferedProductsProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const [typed, setTyped] = useState('');
  const found = useFoundProducts(typed);
  const error = useFieldError(name, undefined);
  const isKnown = new Set(first.map(({ _id }) => _id));
  const others: Offered[] = (found.answer ?? []).filter(({ _id }) => !isKnown.has(_id));
  // The chosen product stays while another name is typed.
  if (chosen && !isKnown.has(chosen._id) && !others.some(({ _id }) => _id === chosen._id))
    others.unshift(chosen);
  const card = (product: Offered) => (
    <RadioCard
      key={product._id}
      name={name}
      value={product._id}
      checked={chosen?._id === product._id}
      disabled={product.stock === 0}
      onChange={() => onChoose(product)}
      title={titleOf?.(product) ?? nameIn(language, product)}
      aside={<Price amount={priceOf(product)} />}
    >
      <span className="muted">{product.stock === 0 ? texts.soldOut : texts.inStock(product.stock)}</span>
    </RadioCard>
  );
  return (
    <fieldset className="stack gap-2">
      <legend className="legend">{label}</legend>
      {first.map(card)}
      <ProductSearch label={searchLabel} {...{ typed, found }} onType={setTyped} />
      {others.map(card)}
      {error !== undefined && (
        <p className="field__error" role="alert">
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
