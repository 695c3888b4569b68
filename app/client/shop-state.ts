import type { AddressView } from '#shared/contract/address.ts';
import type { ProductView, SubCategoryView, VersionedCategoryView } from '#shared/contract/catalogue.ts';
import type { OrderView } from '#shared/contract/order.ts';
import type { UserView } from '#shared/contract/user.ts';
import type { CartChange } from './cart-changes.ts';
import { createStore, type Store } from './store.ts';

/** The state of a slice. An outage is 'failed' and shows Retry; it never looks like an empty list (decision 35). */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The fields of a product that the cart shows; a card passes the same fields when its product is added. */
export type CartProduct = Pick<
  ProductView,
  '_id' | 'name' | 'nameFr' | 'image' | 'unit' | 'stock' | 'price' | 'discount'
>;
/** A press that got no answer and was undone; `quantity` is the quantity it asked for. */
export type UnsentPress = { quantity: number; why: string };
export type CartLine = { _id: string; quantity: number; productId: CartProduct };

/** An address of a guest, with the field names of the address form (spec §3). */
export type GuestAddress = {
  name: string;
  email: string;
  addressline: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  mobile: string;
};

export type ShopState = {
  /** 'unknown' until the browser's tokens are read: server-rendered pages are the same for everyone. */
  session: 'unknown' | 'guest' | 'user';
  /** The session ended while the shopper was using it: her page stays, with what she typed, until she logs in or leaves it. */
  isLoginDue: boolean;
  /** There are tokens, but not yet the user's details: a guest is about to become a user, by this tab's login or another's. */
  isEntering: boolean;
  user: { details: UserView | undefined; status: LoadStatus };
  product: { allCategory: VersionedCategoryView[]; allSubCategory: SubCategoryView[]; status: LoadStatus };
  cartItem: {
    cart: CartLine[];
    status: LoadStatus;
    changes: CartChange[];
    unsent?: Readonly<Record<string, UnsentPress>>;
  };
  addresses: { addressList: AddressView[]; status: LoadStatus };
  orders: { orderList: OrderView[]; status: LoadStatus };
};

const initialState: ShopState = {
  session: 'unknown',
  isLoginDue: false,
  isEntering: false,
  user: { details: undefined, status: 'idle' },
  product: { allCategory: [], allSubCategory: [], status: 'idle' },
  cartItem: { cart: [], status: 'loading', changes: [] },
  addresses: { addressList: [], status: 'idle' },
  orders: { orderList: [], status: 'idle' },
};

type Slice = Exclude<keyof ShopState, 'session' | 'isLoginDue' | 'isEntering'>;

export type ShopStore = Store<ShopState> & {
  /** Changes some fields of one slice. */
  update: <S extends Slice>(slice: S, change: Partial<ShopState[S]>) => void;
  /**
   * Resolves when it is known who is here. A press may come before the tokens are read, or while a guest is being logged in: it would overwrite
   * the stored guest data, or go into the data that is being merged, and be lost.
   */
  untilKnown: () => Promise<void>;
  /** Removes everything that belongs to a person; the catalogue stays. */
  forgetPerson: (session: 'guest' | 'unknown') => void;
};

/** The client state slices of specification §3. */
export function createShopState(): ShopStore {
  const store = createStore(initialState);

  function update<S extends Slice>(slice: S, change: Partial<ShopState[S]>): void {
    store.set({ [slice]: { ...store.get()[slice], ...change } });
  }

  const isKnown = () => {
    const { session, isEntering } = store.get();
    return session === 'user' || (session === 'guest' && !isEntering);
  };

  function untilKnown(): Promise<void> {
    return new Promise((resolve) => {
      if (isKnown()) return resolve();
      const stop = store.subscribe(() => {
        if (!isKnown()) return;
        stop();
        resolve();
      });
    });
  }

  function forgetPerson(session: 'guest' | 'unknown'): void {
    const { user, cartItem, addresses, orders } = initialState;
    store.set({
      session,
      isLoginDue: false,
      isEntering: false,
      user,
      cartItem: { ...cartItem, status: 'ready' },
      addresses,
      orders,
    });
  }

  return { ...store, update, untilKnown, forgetPerson };
}
