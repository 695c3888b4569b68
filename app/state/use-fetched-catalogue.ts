import { useEffect } from 'react';
import type { ShopState } from '../client/shop-state.ts';
import { client } from './client.ts';
import { useShop } from './use-shop.ts';

/** All categories and sub-categories for a page of the admin; the first page that shows them fetches them. */
export function useFetchedCatalogue(): ShopState['product'] {
  useEffect(() => {
    if (client.shop.get().product.status === 'idle') void client.catalogue.load();
  }, []);
  return useShop((state) => state.product);
}
