import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import './similar-products.css';

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
