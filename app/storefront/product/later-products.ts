import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** How far from the visible part of the page a strip is fetched: about one screen. */
const NEAR = '900px 0px';

/** Fetched products by key, kept as long as the document lives, so that going back finds a page at the same length. */
const fetched = new Map<string, CardProduct[]>();

/** The products of a strip, fetched when `area` comes near; undefined until then, and where the network fails. */
export function useLaterProducts(
  key: string,
  areaRef: RefObject<HTMLElement | null>,
  fetchProducts: () => Promise<{ data: ProductView[] }>,
): CardProduct[] | undefined {
  const [products, setProducts] = useState(() => fetched.get(key));

  const fetchRef = useRef(fetchProducts);

  useEffect(() => {
    fetchRef.current = fetchProducts;
  });
  useEffect(() => {
    const area = areaRef.current;
    if (area === null) return;
    let isHere = true;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watching.disconnect();
        fetchRef.current().then(
          ({ data }) => {
            const answer = data.map(toCardProduct);
            fetched.set(key, answer);
            if (isHere) setProducts(answer);
          },
          // The link to the same products stays.
          (failure: unknown) => console.info('A strip could not be loaded', failure),
        );
      },
      { rootMargin: NEAR },
    );
    watching.observe(area);
    return () => {
      isHere = false;
      watching.disconnect();
    };
  }, [key, areaRef]);

  return products;
}
