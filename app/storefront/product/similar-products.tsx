import { useRef } from 'react';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { pageApi } from '../../state/api.ts';
import type { CardProduct } from './card-product.ts';
import { useLaterProducts } from './later-products.ts';
import type { PageProduct } from './load-product.ts';
import { ProductCard } from './product-card.tsx';
import './similar-products.css';

/** Fetched when the reader comes near: many look at the product only. */
export function LaterSimilar({ product }: { product: PageProduct }) {
  const areaRef = useRef<HTMLDivElement>(null);
  const products = useLaterProducts(`similar to ${product._id}`, areaRef, async (gone) => {
    const { findSimilar } = await import('./find-similar.ts');
    // Chrome has `throwIfAborted` only since 100.
    if (gone.aborted) throw gone.reason;
    return findSimilar(pageApi, product);
  });
  return products ? <SimilarProducts products={products} /> : <div ref={areaRef} />;
}

export function SimilarProducts({ products }: { products: CardProduct[] }) {
  const texts = useMessages(productMessages);
  if (products.length === 0) return null;
  return (
    <section className="similar-products stack" aria-labelledby="similar-heading">
      <h2 id="similar-heading">{texts.similar}</h2>
      <ul>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
