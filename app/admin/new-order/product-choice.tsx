import { useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { PromoCode } from '../../forms/promo-code.tsx';
import { useLanguage } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { GiftLine } from '../../storefront/promo/gift-line.tsx';
import { useGiftWith } from '../../storefront/promo/use-gift.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import './product-choice.css';
import { ProductSearch } from './product-search.tsx';
import { useFoundProducts } from './use-found-products.ts';
import { mostOf, type OrderLine, type useOrderLines } from './use-order-lines.ts';

type ProductChoiceProps = { order: ReturnType<typeof useOrderLines> };

/** Finds products by name, with their price and stock; the chosen ones are below with their sum. */
export function ProductChoice({ order }: ProductChoiceProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const [typed, setTyped] = useState('');
  const found = useFoundProducts(typed);
  const { answer: products = [], failure, isLoading } = found;
  return (
    <Card title={texts.products}>
      <ProductSearch label={texts.searchProducts} {...{ typed, found }} onType={setTyped} />
      {!failure && products.length > 0 && (
        <ul className="product-choice ruled-list" aria-label={texts.found} aria-busy={isLoading}>
          {products.map((product) => (
            <FoundProduct
              key={product._id}
              product={product}
              isAdded={order.lines.some((line) => line.product._id === product._id)}
              onAdd={() => order.add(product)}
            />
          ))}
        </ul>
      )}
      <OrderedProducts order={order} />
    </Card>
  );
}

type FoundProductProps = { product: ProductView; isAdded: boolean; onAdd: () => void };

function FoundProduct({ product, isAdded, onAdd }: FoundProductProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const name = nameIn(language, product);
  return (
    <li className="product-choice__row row apart">
      <div className="row-words">
        <p>
          <strong>{name}</strong> <span className="muted">{unitText(product.unit, language)}</span>
        </p>
        <p className="muted">
          <Price amount={bill([{ ...product, quantity: 1 }]).total} /> ·{' '}
          {product.stock === 0 ? texts.soldOut : texts.inStock(product.stock)}
        </p>
      </div>
      <Button
        variant="outline"
        disabled={product.stock === 0 || isAdded}
        aria-label={isAdded ? `${texts.added}: ${name}` : texts.addNamed(name)}
        onClick={onAdd}
      >
        {isAdded ? texts.added : texts.add}
      </Button>
    </li>
  );
}

function OrderedProducts({ order }: ProductChoiceProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const { lines, charged, change, promo } = order;
  const gift = useGiftWith(
    lines.map(({ product }) => product._id),
    charged,
  );
  if (lines.length === 0) return <p className="muted">{texts.nothingYet}</p>;
  return (
    <>
      <h3 className="small-heading">{texts.ordered}</h3>
      <ul className="product-choice ruled-list" aria-label={texts.ordered}>
        {lines.map((line) => (
          <OrderedProduct
            key={line.product._id}
            line={line}
            onChange={(by) => change(line.product._id, by)}
          />
        ))}
      </ul>
      <GiftLine {...gift} />
      <PromoCode
        question={texts.promoCode}
        items={lines.map(({ product: { _id, price, discount }, quantity }) => ({
          ...{ productId: _id, quantity, price, discount },
        }))}
        phone=""
        applied={promo}
        onChange={order.setPromo}
        round={order.round}
      />
      <dl className="facts stack gap-1">
        {charged.reductions.map(({ name, amount }) => (
          <div key={name}>
            <dt>{billMessages[language].reductionBy(name)}</dt>
            <dd>
              <Price amount={-amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{billMessages[language].delivery}</dt>
          <dd>
            {charged.deliveryFee === 0 ? (
              billMessages[language].deliveryFree
            ) : (
              <Price amount={charged.deliveryFee} />
            )}
          </dd>
        </div>
        <div className="facts__total">
          <dt>{texts.total}</dt>
          <dd>
            <Price
              amount={charged.total}
              original={francs(charged.undiscountedTotal + charged.deliveryFee)}
            />
          </dd>
        </div>
      </dl>
    </>
  );
}

function OrderedProduct({ line, onChange }: { line: OrderLine; onChange: (by: number) => void }) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const { product, quantity } = line;
  const name = nameIn(language, product);
  const most = mostOf(product);
  return (
    <li className="product-choice__row row apart">
      <div className="row-words">
        <p>
          <strong>{name}</strong> <span className="muted">{unitText(product.unit, language)}</span>
        </p>
        <p className="muted">
          <Price amount={bill([{ ...product, quantity }]).total} />
        </p>
        {quantity > most && (
          <p className="product-choice__short" role="alert">
            {texts.onlyLeft(most)}
          </p>
        )}
      </div>
      <QuantityStepper
        name={name}
        quantity={quantity}
        increaseDisabled={quantity >= most}
        onDecrease={() => onChange(-1)}
        onIncrease={() => onChange(1)}
      />
    </li>
  );
}
