import type { CartLine, ShopStore, UnsentPress } from './shop-state.ts';
import { quantityInCart } from './stored-lines.ts';

/** Presses in the cart that got no answer, shown until they are tried again. */
export type UnsentPresses = {
  note: (productId: string, press: UnsentPress) => void;
  /** Drops the press of a product that was sent, or is about to be sent again. */
  drop: (productId: string) => void;
  /** Drops presses whose quantity is in the server's cart: a call without an answer may still have reached the server. */
  dropArrived: (lines: readonly CartLine[]) => void;
  dropAll: () => void;
};

export function createUnsentPresses(shop: ShopStore): UnsentPresses {
  const all = () => shop.get().cartItem.unsent ?? {};
  const keep = (unsent: Readonly<Record<string, UnsentPress>>) => shop.update('cartItem', { unsent });

  function drop(productId: string): void {
    const { [productId]: last, ...others } = all();
    if (last) keep(others);
  }

  return {
    note: (productId, press) => keep({ ...all(), [productId]: press }),
    drop,
    dropArrived: (lines) => {
      for (const [productId, { quantity }] of Object.entries(all())) {
        if (quantityInCart(lines, productId) === quantity) drop(productId);
      }
    },
    dropAll: () => keep({}),
  };
}
