import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** How far from the visible part of the page a strip is fetched: about one screen. */
const NEAR = '900px 0px';

/** Fetched products by key, kept as long as the document lives, so that going back finds a page at the same length. */
const fetched = new Map<string, CardProduct[]>();

/**
 * The products of a strip, fetched when `area` comes near; undefined until then, and where the network fails. The signal is that of a strip that is
 * no longer on the page.
 */
export function useLaterProducts(
  key: string,
  areaRef: RefObject<HTMLElement | null>,
  fetchProducts: (gone: AbortSignal) => Promise<{ data: ProductView[] }>,
): CardProduct[] | undefined {
  const [products, setProducts] = useState(() => fetched.get(key));

  const fetchRef = useRef(fetchProducts);

  useEffect(() => {
    fetchRef.current = fetchProducts;
  });
  useEffect(() => {
    const area = areaRef.current;
    if (area === null) return;
    const leaving = new AbortController();
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watching.disconnect();
        fetchRef.current(leaving.signal).then(
          ({ data }) => {
            const answer = data.map(toCardProduct);
            fetched.set(key, answer);
            if (!leaving.signal.aborted) setProducts(answer);
          },
          // The link to the same products stays.
          (failure: unknown) =>
            leaving.signal.aborted || console.info('A strip could not be loaded', failure),
        );
      },
      { rootMargin: NEAR },
    );
    watching.observe(area);
    return () => {
      leaving.abort();
      watching.disconnect();
    };
  }, [key, areaRef]);

  return products;
}
