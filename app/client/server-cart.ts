import { apiErrorIn } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import type { CartLine } from './shop-state.ts';
import { cartProductOf } from './stored-lines.ts';

/** A user's cart as the server had it last, and the calls that bring a product in it to a quantity. */
export type ServerCart = {
  lines: () => readonly CartLine[];
  /** Asks for the lines. They are known only once `know` has them: the answer may have been overtaken. */
  ask: () => Promise<CartLine[]>;
  know: (answer: CartLine[]) => void;
  /** What another tab showed: good enough to be seen, but its line ids may be local. */
  assume: (shown: CartLine[]) => void;
  /** The server may have something else by now: it is asked before the next call. */
  doubt: () => void;
  /** Stops between two calls once `isOver`. */
  put: (productId: string, quantity: number, isOver: () => boolean) => Promise<void>;
};

/** Of products no more comes than a cart shows: it comes again after each change. */
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
