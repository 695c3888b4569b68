import { ApiError, apiErrorIn, isOutage } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import { goneChange, priceChanges } from './cart-changes.ts';
import type { Clock, NewId } from './ports.ts';
import { createServerCart } from './server-cart.ts';
import { sessionOf } from './session-of.ts';
import type { CartLine, CartProduct, LoadStatus, ShopStore } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { cartProductOf, linesToShow, readStoredLines } from './stored-lines.ts';
import type { UnreadChanges } from './unread-changes.ts';
import { createUnsentPresses } from './unsent-presses.ts';

/**
 * A user's cart. Requested quantities are shown at once; one worker sends the latest of each to the server, and what is refused
 * is put back. What is shown is kept in the browser: other tabs follow it as it is written, and it is what is seen first, or
 * without a network.
 */
export type UserCart = {
  /** Shows the quantity and sends it; answers the server's refusal. */
  request: (product: CartProduct, quantity: number) => Promise<ApiError | undefined>;
  /** Requests are shown but not sent before a guest's cart was merged: the merge adds to what is there. */
  holdUntil: (merged: Promise<void>) => void;
  /** Fetches the cart again. While a change is on its way the change does so itself. */
  refresh: () => Promise<void>;
  /** Not what was asked for a moment ago, as a login does for the checkout it leads to. */
  refreshIfOld: () => Promise<void>;
  /** Resolves when what was requested has been answered. */
  sent: () => Promise<void>;
  /** The cart as this browser showed it last, before the server answers. */
  showLast: (status?: LoadStatus) => void;
  /** Another person's cart must not be sent or shown after a change of session. */
  forget: () => void;
  /** The order has taken every line: none of them is missed, and nothing is left to tell of them. */
  empty: () => void;
};

const FRESH_MS = 5_000;

type UserCartParts = {
  shop: ShopStore;
  storage: ShopStorage;
  api: ShopperApi;
  clock: Clock;
  newId: NewId;
  changes: UnreadChanges;
};

/** Requested quantities that are not on the server yet, by product. */
type Requests = Map<string, CartLine>;

export function createUserCart({ shop, storage, api, clock, newId, changes }: UserCartParts): UserCart {
  const server = createServerCart(api);
  const unsent = createUnsentPresses(shop);
  const requests: Requests = new Map();
  const refusals = new Map<string, ApiError>();
  let working: Promise<void> | undefined;
  let fetches = 0;
  /** When the cart was asked for that is shown, or about to be; undefined after another tab's change or a failure. */
  let askedAt: number | undefined;
  let held: Promise<void> = Promise.resolve();
  /** Grows with each session: what was requested in an earlier one is not sent in this one. */
  let turn = 0;
  const storedSession = () => sessionOf(storage.readText(storageKeys.refreshToken));
  /** Whose cart this is. */
  let session = storedSession();
  /**
   * Another tab that logs out clears storage before this one hears of it, and a question may be about to be asked when this one does: nothing of
   * the person may be asked for or written then.
   */
  const isOver = () => session === undefined || session !== storedSession();

  async function request(product: CartProduct, quantity: number): Promise<ApiError | undefined> {
    requests.set(product._id, { _id: newId(), quantity, productId: cartProductOf(product) });
    refusals.delete(product._id);
    unsent.drop(product._id);
    show(shop.get().cartItem.cart);
    working ??= work().finally(() => {
      working = undefined;
    });
    await working;
    return refusals.get(product._id);
  }

  function showLast(status?: LoadStatus): void {
    server.assume(readLast());
    overtake();
    shop.update('cartItem', {
      cart: withRequests(server.lines(), requests),
      ...(status ? { status } : {}),
    });
    changes.show();
  }

  /** An answer on its way was asked for before another tab or session: it would put back what has changed since. */
  function overtake(): void {
    fetches += 1;
    askedAt = undefined;
  }

  function forget(): void {
    session = storedSession();
    drop();
  }

  function drop(): void {
    turn += 1;
    requests.clear();
    refusals.clear();
    server.assume([]);
    overtake();
    unsent.dropAll();
  }

  function empty(): void {
    drop();
    changes.dismissAll();
    show([]);
  }

  async function work(): Promise<void> {
    await held;
    while (requests.size > 0) {
      for (const [productId, requested] of [...requests]) {
        // Forgotten, or there is a newer one for the same product: that is sent in the next round.
        if (requests.get(productId) === requested) await send(productId, requested);
      }
      // Also where the answers say all that is shown (spec §4: refetched after each change).
      await fetchCart();
    }
  }

  async function send(productId: string, requested: CartLine): Promise<void> {
    const own = turn;
    let refused: ApiError | undefined;
    try {
      await server.put(productId, requested.quantity, () => own !== turn);
    } catch (failure) {
      refused = apiErrorIn(failure);
      // The answer may be what was lost, not the question: what the server has is looked at before the next one.
      if (isOutage(refused)) server.doubt();
    }
    // Of a press that was overtaken meanwhile nothing is said: the newer one is answered.
    if (requests.get(productId) !== requested) return;
    requests.delete(productId);
    if (refused) refusals.set(productId, refused);
    if (isOutage(refused)) unsent.note(productId, { quantity: requested.quantity, why: refused.message });
  }

  async function refresh(): Promise<void> {
    await (working ?? fetchCart());
  }

  async function fetchCart(): Promise<void> {
    if (isOver()) return;
    // An answer that was overtaken by a later question is older than what is shown.
    fetches += 1;
    const own = fetches;
    askedAt = clock.now();
    const isOvertaken = () => own !== fetches || isOver();
    try {
      const answer = await server.ask();
      if (isOvertaken() || shop.get().session !== 'user') return;
      server.know(answer);
      unsent.dropArrived(answer);
      noteChanges(readLast(), answer);
      show(answer);
      shop.update('cartItem', { status: 'ready' });
    } catch (failure) {
      if (isOvertaken()) return;
      askedAt = undefined;
      console.warn('The cart could not be loaded', failure);
      // What the server knew last is shown with the error, never an empty cart.
      show(server.lines());
      shop.update('cartItem', { status: 'failed' });
    }
  }

  function noteChanges(seen: readonly CartLine[], now: readonly CartLine[]): void {
    changes.add(priceChanges(seen, now));
    const missing = seen.filter(
      ({ productId: { _id } }) => !requests.has(_id) && !now.some(({ productId }) => productId._id === _id),
    );
    for (const { productId } of missing) void noteIfGone(productId);
  }

  /** A line that is missing was taken out on another device, ordered, or its product has left the shop; only the last is news. */
  async function noteIfGone(product: CartProduct): Promise<void> {
    try {
      await api.product.getDetails({ productId: product._id });
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return changes.add([goneChange(product)]);
      console.warn('It is not known why a product is not in the cart any more', failure);
    }
  }

  function show(cart: readonly CartLine[]): void {
    const shown = withRequests(cart, requests);
    shop.update('cartItem', { cart: shown });
    if (isOver()) return;
    const text = JSON.stringify(shown);
    if (text !== storage.readText(storageKeys.lastCart)) storage.writeText(storageKeys.lastCart, text);
  }

  function readLast(): CartLine[] {
    return linesToShow(readStoredLines(storage, storageKeys.lastCart));
  }

  return {
    request,
    holdUntil: (merged) => {
      held = merged;
    },
    refresh,
    refreshIfOld: async () => {
      if (askedAt === undefined || clock.now() - askedAt > FRESH_MS) await refresh();
    },
    sent: async () => {
      await working;
    },
    showLast,
    forget,
    empty,
  };
}

/** The lines with the quantities that were requested meanwhile and are still on their way. */
function withRequests(cart: readonly CartLine[], requests: Requests): CartLine[] {
  const known = cart.map((line) => ({
    ...line,
    quantity: requests.get(line.productId._id)?.quantity ?? line.quantity,
  }));
  const added = [...requests.values()].filter(
    ({ productId }) => !cart.some((line) => line.productId._id === productId._id),
  );
  return [...known, ...added].filter(({ quantity }) => quantity > 0);
}
