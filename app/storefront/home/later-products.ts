import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';

/** A strip is asked for a good screen before it is seen. */
const NEAR = '900px 0px';

/** What was fetched stays while the browser is in the shop, so that the way back finds home as long as it was. */
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
          // The link stays, which leads to the same products.
          (failure: unknown) => console.info('A strip of home could not be loaded', failure),
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
