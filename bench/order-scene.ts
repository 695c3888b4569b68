import { placeOrder } from '#core/checkout/place-order.ts';
import { newCatalogueId, newId } from '#core/ids.ts';
import type { Database } from '#db/client.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { withoutLimits } from '#tests/support/without-limits.ts';

// Shoppers with full carts, for the benches of ordering.

export type Shopper = { id: string; addressId: string };
export type CartLine = { productId: string; quantity: number };
export type Cart = { shopper: Shopper; lines: CartLine[] };

/** Orders this many carts at a time; returns the milliseconds of each order. */
export async function orderInLanes(db: Database, carts: readonly Cart[], lanes: number): Promise<number[]> {
  const times: number[] = [];
  const waiting = carts.values();
  const lane = async () => {
    for (const { shopper, lines } of waiting) {
      const started = performance.now();
      await orderCartOf(db, shopper, lines);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

/** Orders the cart's lines with cash on delivery. */
export async function orderCartOf(db: Database, shopper: Shopper, lines: readonly CartLine[]): Promise<void> {
  const outcome = await placeOrder(storeOf(db), shopper, {
    lines,
    addressId: shopper.addressId,
    total: bill(lines.map(({ quantity }) => ({ price: francs(2_500), discount: 10, quantity }))).total,
    language: 'fr',
    idempotencyKey: newId(),
  });
  if (!outcome.ok) throw new Error(`The order was refused: ${outcome.refusal.code}`);
}

const stores = new WeakMap<Database, ReturnType<typeof openStore>>();

/** One store per database, which remembers its settings as an open shop does. */
function storeOf(db: Database): ReturnType<typeof openStore> {
  const store = stores.get(db) ?? openStore(db);
  stores.set(db, store);
  return store;
}

function openStore(db: Database) {
  const store = withoutLimits({ db, clock: { now: () => new Date() } });
  store.shopSettings.trust();
  return store;
}

export async function fillCatalogue(db: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newCatalogueId());
  await db
    .insertInto('products')
    .values(
      ids.map((id, index) => ({
        id,
        name: `Lipstick ${index}`,
        description: 'Matte.',
        unit: '1 piece',
        stock: 1_000_000,
        price: 2_500,
        discount: 10,
      })),
    )
    .execute();
  return ids;
}

/** Each shopper has her own phone: orders of one phone wait for each other, and its open orders are counted. */
export async function addShopper(db: Database, number = 0): Promise<Shopper> {
  const shopper = { id: newId(), addressId: newId() };
  await db
    .insertInto('users')
    .values({ id: shopper.id, name: 'Amina', email: `${shopper.id}@example.com`, passwordHash: '-' })
    .execute();
  await db
    .insertInto('addresses')
    .values({
      id: shopper.addressId,
      userId: shopper.id,
      name: 'Amina',
      email: 'amina@example.com',
      addressLine: 'Bonapriso, face à la pharmacie',
      city: 'Douala',
      state: 'Littoral',
      country: 'Cameroun',
      pincode: '00237',
      mobile: `+2376${String(77_000_000 + number)}`,
    })
    .execute();
  return shopper;
}

export async function fillCart(db: Database, shopper: Shopper, lines: readonly CartLine[]): Promise<void> {
  await db
    .insertInto('cartItems')
    .values(lines.map((line) => ({ ...line, id: newId(), userId: shopper.id })))
    .execute();
}
