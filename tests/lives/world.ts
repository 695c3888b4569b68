import type { CurrentUser } from '#core/accounts/current-user.ts';
import type { ProductChange } from '#core/product-list/change-products.ts';
import type { Store } from '#core/store.ts';
import type { TestShop } from '#tests/support/app.ts';
import type { ProviderEvent, ProviderWithBooks } from './provider-with-books.ts';

/** Its reference, its time, and where it came from. */
type HandedBack = { reference: string; at: Date; from: 'till' | 'elsewhere' | 'provider' };

/** The shop, the providers around it, and what its people know of the money that passed through their hands. */
export type World = {
  shop: TestShop;
  card: ProviderWithBooks;
  momo: ProviderWithBooks;
  /** Takes no real money and says so, as the sandbox does. */
  simulated: ProviderWithBooks;
  staff: { id: string };
  riders: string[];
  /** The account of each rider. */
  riderUsers: Map<string, CurrentUser>;
  /** The products for which pieces are exchanged. */
  others: { id: string; price: number }[];
  /** Cash that came, by order. */
  cashCame: Map<string, number>;
  /** Cash, or a transfer from the shop's own wallet, that a member of staff gave back; by refund id and reference. */
  byHand: Map<string, { orderId: string; attemptId: string | null; amount: number } & HandedBack>;
  /** Cash handed over, by rider. */
  brought: Map<string, number>;
  /** The product that comes as a gift with larger orders. */
  gift: string;
  /** Pieces that were found, or found missing, on the shelf, by product. */
  counted: Map<string, number>;
  /** The changes that take back the last price change of a product. */
  takeBack: Map<string, ProductChange[]>;
  pricesUndone: number;
  /** How many stories there were; each has its own phone. */
  stories: number;
  /** What was put into the drawer besides the cash of orders, minus what was taken from it or found missing. */
  drawer: number;
};

/** Each wallet takes numbers of its own network. */
export const payerPhones = { card: '677001122', mtn_momo: '677001122', orange_money: '699001122' } as const;

export function providersOf({ card, momo, simulated }: World): readonly ProviderWithBooks[] {
  return [card, momo, simulated];
}

/** The events of all providers, in the order in which they happened at each. */
export function eventsOf(world: World): ProviderEvent[] {
  return providersOf(world).flatMap(({ events }) => events);
}

/** Its id changes when the shopper orders again; the end of the story checks the earlier order as well. */
export type LivingOrder = { id: string; userId: string; addressId: string; productId: string };

export type Act = (world: World, order: LivingOrder, detail: number, store: Store) => Promise<unknown>;
