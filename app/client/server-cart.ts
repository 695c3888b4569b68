import { apiErrorIn } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import type { CartLine } from './shop-state.ts';
import { cartProductOf } from './stored-lines.ts';

/** A user's cart as last received from the server, and the calls that set the quantity of a product in it. */
export type ServerCart = {
  lines: () => readonly CartLine[];
  /** Fetches the lines. The caller passes them to `know` unless the answer is outdated by then. */
  ask: () => Promise<CartLine[]>;
  know: (answer: CartLine[]) => void;
  /** Takes the lines that another tab showed: good enough to show, but their line ids may be local. */
  assume: (shown: CartLine[]) => void;
  /** Marks the lines as uncertain: they are fetched before the next call. */
  doubt: () => void;
  /** Sets a product's quantity on the server; stops between two calls once `isOver` is true. */
  put: (productId: string, quantity: number, isOver: () => boolean) => Promise<void>;
};

/** Asks for only those fields of products that a cart shows: the cart is fetched after each change. */
const short = { short: true };

export function createServerCart(api: ShopperApi): ServerCart {
  let lines: CartLine[] = [];
  let areOutdated = true;

  async function ask(): Promise<CartLine[]> {
    const { data } = await api.cart.get(short);
    return data.map(({ _id, quantity, productId }) => ({
      _id,
      quantity,
      productId: cartProductOf(productId),
    }));
  }

  function know(answer: CartLine[]): void {
    lines = answer;
    areOutdated = false;
  }

  function doubt(): void {
    areOutdated = true;
  }

  async function put(productId: string, quantity: number, isOver: () => boolean): Promise<void> {
    try {
      await putOnce(productId, quantity, isOver);
    } catch (failure) {
      if (apiErrorIn(failure).code !== 'CART_ITEM_NOT_FOUND') throw failure;
      // Another tab or device has taken the line out meanwhile.
      doubt();
      await putOnce(productId, quantity, isOver);
    }
  }

  async function putOnce(productId: string, quantity: number, isOver: () => boolean): Promise<void> {
    if (areOutdated) {
      const answer = await ask();
      if (isOver()) return;
      know(answer);
    }
    const line = lines.find((candidate) => candidate.productId._id === productId);
    if (quantity === 0) {
      if (line) await api.cart.deleteItem({ _id: line._id });
      return;
    }
    if (line) {
      if (line.quantity !== quantity) await api.cart.updateQty({ _id: line._id, qty: quantity, ...short });
      return;
    }
    const { data: added } = await api.cart.create({ productId, ...short });
    if (!isOver() && quantity !== added.quantity)
      await api.cart.updateQty({ _id: added._id, qty: quantity, ...short });
  }

  return {
    lines: () => lines,
    ask,
    know,
    assume: (shown) => {
      lines = shown;
      doubt();
    },
    doubt,
    put,
  };
}
