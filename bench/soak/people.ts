import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { bill } from '#shared/pricing.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import type { Tally } from './tally.ts';

// The users of the shop during the soak. Each goes on until `isOver`, and finishes what it has begun.

export type Scene = { url: string; tally: Tally; isOver: () => boolean };

const someone = { name: 'Amina Njoya', password: 'ndole-et-miondo-9' };
const place = {
  address_line: 'Akwa, rue Joffre, près de la pharmacie',
  city: 'Douala',
  state: 'Littoral',
  country: 'Cameroon',
  pincode: '00237',
};
const admin = { email: 'soak@example.com', password: 'une-boutique-a-douala' };

/** Looks around, fills the cart and orders, again and again; opens a new account every twenty orders. */
export async function shop(scene: Scene, number: number): Promise<void> {
  const { url, tally, isOver } = scene;
  for (let turn = 0; !isOver(); turn += 1) {
    const api = await openAccount(scene, `${number}-${turn}`);
    if (!api) continue;
    for (let order = 0; order < 20 && !isOver(); order += 1) {
      const products = await lookAround(scene);
      if (products.length === 0) continue;
      const id = await buy(scene, api, products);
      if (id !== undefined && Math.random() < 0.1) {
        await tally.tried('cancel', () => api.order.cancelOrder({ _id: id }));
      }
      await tally.tried('my orders', () => api.order.orderList({}));
    }
  }
  console.info(`Shopper ${number} at ${url} is done`);
}

async function openAccount({ url, tally, isOver }: Scene, number: string): Promise<Api | undefined> {
  const email = `soak-${number}@example.com`;
  const mobile = `+2376${String(Math.floor(Math.random() * 99_999_999)).padStart(8, '7')}`;
  while (!isOver()) {
    const registered = await tally.tried('register', () =>
      shopApi(undefined, url)
        .user.register({ ...someone, email, confirmPassword: someone.password })
        .catch(unless409),
    );
    const api = registered ? await logIn({ url, tally }, { email, password: someone.password }) : undefined;
    const hasAddress =
      api !== undefined &&
      (await tally.tried('address', () =>
        api.address.create({ name: someone.name, customer_email: email, ...place, mobile }),
      ));
    if (api && hasAddress) return api;
    await delay(500);
  }
  return undefined;
}

/** Ignores a conflict: the first try has succeeded, and only its answer was lost. */
function unless409(failure: unknown): void {
  if (!(failure instanceof ApiError) || failure.status !== 409) throw failure;
}

async function logIn(
  { url, tally }: Pick<Scene, 'url' | 'tally'>,
  who: { email: string; password: string },
): Promise<Api | undefined> {
  const found: { api?: Api } = {};
  await tally.tried('login', async () => {
    const { data } = await shopApi(undefined, url).user.login(who);
    found.api = shopApi(data, url);
  });
  return found.api;
}

async function lookAround({ url, tally }: Scene): Promise<ProductView[]> {
  const words = ['lipstick', 'savon', 'karité', 'crème', 'brush', 'parfum', 'gloss', 'huile'];
  const found: { products: ProductView[] } = { products: [] };
  const visitor = shopApi(undefined, url);
  await tally.tried('search', async () => {
    const search = words[Math.floor(Math.random() * words.length)] ?? '';
    found.products = (await visitor.product.search({ search })).data.filter(({ stock }) => stock > 2);
  });
  const [product] = found.products;
  const [category, subCategory] = [product?.category[0], product?.subCategory[0]];
  await openPage(url, tally, '/fr');
  if (product) await openPage(url, tally, productPath(product));
  if (category && subCategory) await openPage(url, tally, listingPath(category, subCategory));
  const start = Math.floor(Math.random() * found.products.length);
  return found.products.slice(start, start + 2);
}

async function openPage(url: string, tally: Tally, path: string): Promise<void> {
  await tally.tried('page', async () => {
    const answer = await fetch(`${url}${path}`).catch(() => {
      throw new ApiError(0, {});
    });
    await answer.text();
    if (!answer.ok) throw new ApiError(answer.status, {});
  });
}

/** Sends the same order with the same key until the shop has answered, whatever got lost. */
async function buy(
  { tally }: Scene,
  api: Api,
  products: readonly ProductView[],
): Promise<string | undefined> {
  for (const { _id } of products) {
    if (!(await tally.tried('cart', () => api.cart.create({ productId: _id })))) return undefined;
  }
  const read: { addressId?: string; items: { product: ProductView; quantity: number }[] } = { items: [] };
  const isRead = await tally.tried('checkout', async () => {
    read.addressId = (await api.address.get({})).data[0]?._id ?? '';
    read.items = (await api.cart.get({})).data.map(({ productId: product, quantity }) => ({
      ...{ product, quantity },
    }));
  });
  if (!isRead || read.items.length === 0) return undefined;
  const key = randomUUID();
  const order = {
    list_items: read.items.map(({ product, quantity }) => ({ productId: product._id, quantity })),
    addressId: read.addressId ?? '',
    totalAmt: bill(read.items.map(({ product, quantity }) => ({ ...product, quantity }))).total,
  };
  for (;;) {
    const state: { id?: string; refusal?: ApiError } = {};
    const askedAt = Date.now();
    await tally.tried('order', async () => {
      try {
        state.id = (await api.order.cashOnDelivery(order, { idempotencyKey: key })).data._id;
      } catch (failure) {
        if (failure instanceof ApiError) state.refusal = failure;
        throw failure;
      }
    });
    if (state.id !== undefined) {
      tally.noteOrder(key, state.id, askedAt);
      return state.id;
    }
    const status = state.refusal?.status ?? 0;
    if (status !== 0 && status < 500) {
      // Sold out, or the price has changed: empty the cart.
      await tally.tried('empty cart', async () => {
        for (const { _id } of (await api.cart.get({})).data) await api.cart.deleteItem({ _id });
      });
      return undefined;
    }
    await delay(300);
  }
}

/** Confirms, packs, dispatches and collects; changes prices and stock; looks at lists and figures. */
export async function workAtDesk(scene: Scene): Promise<void> {
  const { url, tally, isOver } = scene;
  let api: Api | undefined;
  for (let turn = 0; !isOver(); turn += 1) {
    api ??= await logIn({ url, tally }, admin);
    if (!api) {
      await delay(1_000);
      continue;
    }
    const owner = api;
    const isWell = await tally.tried('desk', () => moveOn(owner));
    const product = (await lookAround(scene))[0];
    if (product && turn % 3 === 0) {
      await tally.tried('stock', () => refill(owner, product));
    }
    if (turn % 5 === 0) await tally.tried('overview', () => owner.overview.get({ days: '30' }));
    if (!isWell) api = undefined;
    await delay(400);
  }
}

async function moveOn(api: Api): Promise<void> {
  const of = async (status: 'Placed' | 'Confirmed' | 'Packed' | 'Out for delivery') =>
    (await api.orderDesk.list({ status, limit: 20 })).data;
  const ids = async (status: 'Placed' | 'Confirmed' | 'Packed') => (await of(status)).map(({ _id }) => _id);
  const [toSend, toPack, toConfirm] = [await ids('Packed'), await ids('Confirmed'), await ids('Placed')];
  for (const { _id, totalAmt } of await of('Out for delivery')) {
    await api.cash.collect({ _id, due: totalAmt, amount: totalAmt });
  }
  if (toSend.length > 0) await api.orderDesk.move({ orders: toSend, to: 'Out for delivery' });
  if (toPack.length > 0) await api.orderDesk.move({ orders: toPack, to: 'Packed' });
  if (toConfirm.length > 0) await api.orderDesk.move({ orders: toConfirm, to: 'Confirmed' });
}

async function refill(api: Api, product: ProductView): Promise<void> {
  await api.stock.adjust({ productId: product._id, change: 40, cause: 'received' });
}
