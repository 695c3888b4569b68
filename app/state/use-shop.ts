import type { ShopState } from '../client/shop-state.ts';
import { client } from './client.ts';
import { useStore } from './use-store.ts';

/** What the browser knows of the catalogue and of the person in front of it. */
export function useShop<Part>(select: (state: ShopState) => Part): Part {
  return useStore(client.shop, select);
}
