import type { CurrentUser } from '#core/accounts/current-user.ts';
import type { ProductChange } from '#core/product-list/change-products.ts';
import type { Store } from '#core/store.ts';
import type { TestShop } from '#tests/support/app.ts';
import type { ProviderEvent, ProviderWithBooks } from './provider-with-books.ts';

/** With what number, when, and from where. */
type HandedBack = { reference: string; at: Date; from: 'till' | 'elsewhere' | 'provider' };

/** The shop, the providers around it, and what its people know of the money they had in their own hands. */
export type World = {
  shop: TestShop;
  card: ProviderWithBooks;
  momo: ProviderWithBooks;
  /** Takes no money and says so, as the sandbox does. */
  simulated: ProviderWithBooks;
  staff: { id: string };
  riders: string[];
  /** The account of each rider. */
  riderUsers: Map<string, CurrentUser>;
  /** What pieces are exchanged for. */
  others: { id: string; price: number }[];
  /** Cash that came for an order. */
  cashCame: Map<string, number>;
  /** Cash, or a transfer from the shop's own wallet, that someone gave back; by the number of the refund. */
  byHand: Map<string, { orderId: string; attemptId: string | null; amount: number } & HandedBack>;
  /** Cash that a rider brought. */
  brought: Map<string, number>;
  /** The product that comes with larger orders. */
  gift: string;
  /** Pieces that were found, or found missing, on the shelf of a product. */
  counted: Map<string, number>;
  /** What takes the last change of a product's price back. */
  takeBack: Map<string, ProductChange[]>;
  pricesUndone: number;
  /** How many stories there were: each has a phone of its own. */
  stories: number;
  /** What was put into the drawer beside the cash of orders, taken from it or found missing. */
  drawer: number;
};

/** Each wallet takes numbers of its own network. */
export const payerPhones = { card: '677001122', mtn_momo: '677001122', orange_money: '699001122' } as const;

export function providersOf({ card, momo, simulated }: World): readonly ProviderWithBooks[] {
  return [card, momo, simulated];
}

/** Of all providers, in the order that they happened at each. */
export function eventsOf(world: World): ProviderEvent[] {
  return providersOf(world).flatMap(({ events }) => events);
}

/** Its number changes where the shopper orders anew; what became of the one before is looked at in the end as well. */
export type LivingOrder = { id: string; userId: string; addressId: string; productId: string };

export type Act = (world: World, order: LivingOrder, detail: number, store: Store) => Promise<unknown>;
