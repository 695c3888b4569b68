import type { ShopperApi } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import { cappedChange, goneChange, priceChanges } from './cart-changes.ts';
import type { GuestData } from './guest-data.ts';
import type { Clock, NewId } from './ports.ts';
import type { CartProduct, LoadStatus, ShopStore } from './shop-state.ts';
import {
  cartProductOf,
  linesToShow,
  productIdOf,
  quantityInCart,
  type StoredCartLine,
} from './stored-lines.ts';
import type { UnreadChanges } from './unread-changes.ts';

const CHECKED_FOR_MS = 5 * 60_000;

export type GuestCart = {
  /** Shows the stored cart at once, without a call, and then with current prices and stock and with what changed (decision 18). */
  load: () => Promise<void>;
  /** Loads again when the last check failed or is more than five minutes old. */
  loadAgain: () => Promise<void>;
  /** Shows the cart that is now in storage, written by this tab or another. */
  show: (status?: LoadStatus) => void;
  /** The stored quantity of a product; a product that is not loaded yet counts as 0. */
  quantityOf: (productId: string) => number;
  setQuantity: (product: CartProduct, quantity: number) => void;
};

type GuestCartParts = {
  shop: ShopStore;
  api: ShopperApi;
  clock: Clock;
  newId: NewId;
  guestData: GuestData;
  changes: UnreadChanges;
};

export function createGuestCart({ shop, api, clock, newId, guestData, changes }: GuestCartParts): GuestCart {
  let checkedAt = 0;
  let checks = 0;

  function show(status: LoadStatus = shop.get().cartItem.status): void {
    shop.update('cartItem', { cart: linesToShow(guestData.readCart()), status });
    changes.show();
  }

  async function load(): Promise<void> {
    const stored = guestData.readCart();
    show(stored.length === 0 ? 'ready' : 'loading');
    checks += 1;
    if (stored.length === 0) return;
    const own = checks;
    const isOvertaken = () => own !== checks || shop.get().session !== 'guest';
    try {
      const products = await findProducts(stored.map(productIdOf));
      if (isOvertaken()) return;
      checkedAt = clock.now();
      takeOver(products);
      show('ready');
    } catch (failure) {
      if (isOvertaken()) return;
      console.warn('Prices and stock of the cart could not be checked', failure);
      shop.update('cartItem', { status: 'failed' });
    }
  }

  async function loadAgain(): Promise<void> {
    if (shop.get().cartItem.status === 'failed' || clock.now() - checkedAt > CHECKED_FOR_MS) await load();
  }

  /** Current prices and stock by id; undefined where the product has left the shop. */
  async function findProducts(ids: readonly string[]): Promise<Map<string, CartProduct | undefined>> {
    const { namedProducts } = limits;
    const calls = Array.from({ length: Math.ceil(ids.length / namedProducts) }, (_, call) =>
      api.product.getByIds({ ids: ids.slice(call * namedProducts, (call + 1) * namedProducts) }),
    );
    const found = (await Promise.all(calls)).flatMap(({ data }) => data.map(cartProductOf));
    return new Map(ids.map((id) => [id, found.find(({ _id }) => _id === id)]));
  }

  /**
   * Stores current prices and stock. Taps made while these were on their way, here or in another tab, are in storage
   * already and are kept.
   */
  function takeOver(products: Map<string, CartProduct | undefined>): void {
    const before = guestData.readCart();
    const now: StoredCartLine[] = [];
    const found = [];
    for (const line of before) {
      const product = products.get(productIdOf(line));
      if (!products.has(productIdOf(line))) {
        now.push(line);
      } else if (product) {
        // A product that ran out stays, marked, until it is removed (decision 18).
        const isCapped = product.stock > 0 && product.stock < line.quantity;
        now.push({ ...line, quantity: isCapped ? product.stock : line.quantity, productId: product });
        if (isCapped) found.push(cappedChange(product, product.stock));
      } else if (typeof line.productId !== 'string') {
        found.push(goneChange(line.productId));
      }
    }
    changes.add([...priceChanges(linesToShow(before), linesToShow(now)), ...found]);
    guestData.writeCart(now);
  }

  function quantityOf(productId: string): number {
    return quantityInCart(linesToShow(guestData.readCart()), productId);
  }

  function setQuantity(product: CartProduct, quantity: number): void {
    const stored = guestData.readCart();
    const isKnown = stored.some((line) => productIdOf(line) === product._id);
    const next = isKnown
      ? stored.map((line) => (productIdOf(line) === product._id ? { ...line, quantity } : line))
      : [...stored, { _id: newId(), quantity, productId: cartProductOf(product) }];
    guestData.writeCart(next.filter((line) => line.quantity > 0));
    show();
  }

  return { load, loadAgain, show, quantityOf, setQuantity };
}
