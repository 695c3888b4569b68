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
 * A user's cart. Requested quantities are shown at once; one worker sends the latest one of each product to the server, and
 * undoes what is refused. The shown cart is kept in the browser: other tabs follow it as it is written, and it is shown first,
 * or without a network.
 */
export type UserCart = {
  /** Shows the quantity and sends it; returns the server's refusal, if any. */
  request: (product: CartProduct, quantity: number) => Promise<ApiError | undefined>;
  /** Holds back requests, though they are shown, until a guest's cart is merged: the merge adds to the cart on the server. */
  holdUntil: (merged: Promise<void>) => void;
  /** Fetches the cart again. While a change is being sent, waits for it instead: it ends with a fetch. */
  refresh: () => Promise<void>;
  /** Fetches the cart unless it was requested less than five seconds ago, for instance by a login that leads to the checkout. */
  refreshIfOld: () => Promise<void>;
  /** Resolves when all requests have been answered. */
  sent: () => Promise<void>;
  /** Shows the cart as last shown in this browser, before the server answers. */
  showLast: (status?: LoadStatus) => void;
  /** Drops the cart at a change of session, so that it is neither sent nor shown for another person. */
  forget: () => void;
  /** Empties the cart after an order has taken every line, and drops all changes, so that no line is reported as missing. */
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
  /** When the cart that is shown, or about to be shown, was requested; undefined after another tab's change or a failure. */
  let askedAt: number | undefined;
  let held: Promise<void> = Promise.resolve();
  /** Counts sessions: a request of an earlier one is not sent in this one. */
  let turn = 0;
  const storedSession = () => sessionOf(storage.readText(storageKeys.refreshToken));
  /** Whose cart this is. */
  let session = storedSession();
  /**
   * Whether storage no longer holds the session of this cart. A logout in another tab clears storage before this tab hears of it, perhaps just
   * before a call is made: from then on nothing of the person may be requested or written.
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

  /** Discards an answer on its way: it was requested before the other tab's or session's change, and would undo it. */
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
        // Otherwise it was dropped, or replaced by a newer one for the same product, which is sent in the next round.
        if (requests.get(productId) === requested) await send(productId, requested);
      }
      // Fetched even when the answers already contain everything shown (spec §4: refetched after each change).
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
      // The call may have reached the server and only its answer got lost, so the server's lines are fetched before the next call.
      if (isOutage(refused)) server.doubt();
    }
    // A press that was replaced meanwhile reports nothing: the newer one will.
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
    // An answer to an earlier request than the latest is older than what is shown.
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
      // The server's last known lines are shown with the error, never an empty cart.
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

  /** Notes a missing product if it has left the shop; if its line was taken out on another device, or ordered, that is no news. */
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
