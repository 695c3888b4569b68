import { type RefObject, useEffect, useState } from 'react';
import { pageApi } from '../../state/api.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';
import { STRIP_PRODUCTS } from './load-home.ts';

/** A strip is asked for a good screen before it is seen. */
const NEAR = '900px 0px';

/** What was fetched stays while the browser is in the shop, so that the way back finds home as long as it was. */
const fetched = new Map<string, CardProduct[]>();

/** The products of a category, fetched when `area` comes near; undefined until then, and where the network fails. */
export function useLaterProducts(
  categoryId: string,
  areaRef: RefObject<HTMLElement | null>,
): CardProduct[] | undefined {
  const [products, setProducts] = useState(() => fetched.get(categoryId));

  useEffect(() => {
    const area = areaRef.current;
    if (area === null) return;
    let isHere = true;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watching.disconnect();
        fetchProducts(categoryId).then(
          (answer) => isHere && setProducts(answer),
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
  }, [categoryId, areaRef]);

  return products;
}

async function fetchProducts(categoryId: string): Promise<CardProduct[]> {
  const { data } = await pageApi.product.getByCategory({
    id: [categoryId],
    limit: STRIP_PRODUCTS,
    families: true,
  });
  const products = data.map(toCardProduct);
  fetched.set(categoryId, products);
  return products;
}
