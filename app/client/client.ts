import { createAccountLoader, type LoadAccount } from './account-loader.ts';
import { createAddresses } from './addresses.ts';
import { createCart } from './cart.ts';
import { createCatalogue } from './catalogue.ts';
import { createGuestCart } from './guest-cart.ts';
import { createGuestData } from './guest-data.ts';
import { keepInStep } from './keep-in-step.ts';
import { createNetwork } from './network.ts';
import { createOrders } from './orders.ts';
import type { Clock, NewId, Notify, Page, Texts } from './ports.ts';
import { createRecentlyViewed } from './recently-viewed.ts';
import { createSession } from './session.ts';
import { createShopApi } from './shop-api.ts';
import { createShopPages } from './shop-pages.ts';
import { type CartProduct, createShopState } from './shop-state.ts';
import type { ShopStorage } from './storage.ts';
import { createTabNews } from './tab-news.ts';
import { createUnreadChanges } from './unread-changes.ts';
import { createWishlist } from './wishlist.ts';

export type ClientParts = {
  fetch: typeof globalThis.fetch;
  storage: ShopStorage;
  clock: Clock;
  page: Page;
  newId: NewId;
  /** The texts in the language of the current page, like `nameOf`. */
  texts: () => Texts;
  nameOf: (product: CartProduct) => string;
  notify: Notify;
  showLogin: () => void;
  /** Loads the code that only a user needs. */
  loadAccount: LoadAccount;
};

/** The shop in one tab: its state and its actions. It does not depend on a browser: `parts` provide what it needs. */
export function createClient(parts: ClientParts) {
  const { storage, page, newId } = parts;
  const shop = createShopState();
  const network = createNetwork(parts);
  const { api, send, pageApi, onSessionEnded } = createShopApi({ ...parts, fetch: network.fetch });
  const guestData = createGuestData(storage, newId);
  const tabNews = createTabNews(storage, newId);
  const changes = createUnreadChanges(shop, storage);
  const shopPages = createShopPages();
  const recentlyViewed = createRecentlyViewed(storage);
  const common = { ...parts, shop, api, guestData, tabNews, changes, shopPages, recentlyViewed };
  const guestCart = createGuestCart(common);
  const account = createAccountLoader(parts.loadAccount, common);
  const addresses = createAddresses(common);
  const cart = createCart({ ...common, guestCart, account, addresses });
  const orders = createOrders({ ...common, cart });
  const people = { ...common, account, cart, addresses, orders };
  const session = createSession({ ...people, path: page.path, onSessionEnded });
  const wishlist = createWishlist(common);
  const catalogue = createCatalogue({ ...common, pageApi });
  return {
    shop,
    network,
    api,
    send,
    pageApi,
    cart,
    addresses,
    orders,
    session,
    catalogue,
    wishlist,
    recentlyViewed,
    shopPages,
    /** Returns a function that stops it. */
    keepInStep: () => keepInStep({ ...people, network, guestCart, session, wishlist }),
  };
}
