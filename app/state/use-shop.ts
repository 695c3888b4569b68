import type { ShopState } from '../client/shop-state.ts';
import { client } from './client.ts';
import { useStore } from './use-store.ts';

/** A part of what the browser knows about the catalogue and the shopper. */
export function useShop<Part>(select: (state: ShopState) => Part): Part {
  return useStore(client.shop, select);
}
