import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sendOverHttp } from '#app/client/http-api.ts';
import { sendCartMails } from '#core/cart-mails/send-cart-mails.ts';
import { countBoughtTogether } from '#core/catalogue/count-bought-together.ts';
import { countSold } from '#core/catalogue/count-sold.ts';
import { workOff } from '#core/jobs/work-off.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { findLowStock, findNews } from '#core/notices/find-news.ts';
import { applyDueSales } from '#core/promotions/apply-sales.ts';
import { sendStockAlerts } from '#core/stock-alerts/send-stock-alerts.ts';
import type { Store } from '#core/store.ts';
import { createDatabase } from '#db/client.ts';
import { buildApp } from '#server/app.ts';
import { buildStore } from '#server/build-store.ts';
import { readEnv } from '#server/env.ts';
import { provideFirstAdmin } from '#server/first-admin.ts';
import { queues } from '#server/jobs/queues.ts';
import { buildApi } from '#shared/build-api.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import { endpoints } from '#shared/endpoints.ts';
import { bill } from '#shared/pricing.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { createTestClock } from '#tests/support/test-clock.ts';

/** A shop over HTTP whose mails can be read, and whose jobs can be run until nothing is left. */
export type LivingShop = {
  url: string;
  owner: { email: string; password: string };
  store: Store;
  mails: readonly Mail[];
  doJobs(): Promise<void>;
};

/** Longer than the first pauses between two questions to a provider (2, 4 and 8 s), and a third of the time that a started payment has. */
const secondsBetweenJobs = 20;

/** Opens a shop on a migrated, empty database; messages to phones and browsers go no further than here. */
export async function openLivingShop(
  connectionString: string,
  folder: string,
): Promise<LivingShop & { close(): Promise<void> }> {
  const owner = { email: 'solange@example.com', password: 'une-boutique-a-douala' };
  const env = readEnv({
    DATABASE_URL: connectionString,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT_FACTOR: '1000',
    AUTH_SECRET: 'of a shop that is kept for tests, and nowhere else',
    LOG_LEVEL: 'error',
  });
  const db = createDatabase(connectionString);
  const clock = createTestClock();
  const mails: Mail[] = [];
  const plain = await buildStore(env, db, {
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    smsSender: createFakeGateway('orange_sms'),
    whatsApp: createFakeGateway('whatsapp'),
  });
  const store: Store = { ...plain, pushSender: { ...plain.pushSender, send: async () => 'sent' } };
  await provideFirstAdmin(store, env);
  const app = await buildApp(store, env);
  const url = await app.listen({ host: env.host, port: env.port });
  return {
    ...{ url, owner, store, mails },
    doJobs: async () => {
      clock.advance({ seconds: secondsBetweenJobs });
      await doJobs(store);
    },
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}

async function doJobs(store: Store): Promise<void> {
  await applyDueSales(store);
  await findNews(store);
  await findLowStock(store);
  await sendStockAlerts(store);
  await sendCartMails(store);
  await countSold(store);
  await countBoughtTogether(store);
  for (;;) {
    let done = 0;
    for (const work of queues.map((queue) => () => workOff(store, queue))) done += await work();
    if (done === 0) return;
  }
}

export const addressLine = 'Akwa, rue Joffre, face à la pharmacie';
export const town = {
  city: 'Douala',
  state: 'Littoral',
  country: 'Cameroon',
  pincode: '00237',
  mobile: '+237677001122',
};
export const password = 'ndole-et-miondo-9';

export async function openAccount(shop: LivingShop, name: string, email: string): Promise<Api> {
  await api(shop).user.register({ name, email, password, confirmPassword: password });
  const shopper = await logIn(shop, { email, password });
  await shopper.address.create({ name, customer_email: email, address_line: addressLine, ...town });
  return shopper;
}

export async function logIn(shop: LivingShop, account: { email: string; password: string }): Promise<Api> {
  return api(shop, (await api(shop).user.login(account)).data.accesstoken);
}

export function api({ url }: Pick<LivingShop, 'url'>, token?: string): Api {
  return buildApi(
    endpoints,
    sendOverHttp({
      fetch: (path, init) => fetch(new URL(String(path), url), init),
      language: () => 'en',
      accessToken: () => token,
      refreshToken: () => undefined,
      keepAccessToken: () => undefined,
      keepRefreshToken: () => undefined,
      sessionEnded: () => undefined,
      networkDownMessage: () => 'The shop does not answer',
    }),
  );
}

export async function placeOrders(shopper: Api, products: ProductView[], count: number): Promise<string[]> {
  const placed: string[] = [];
  while (placed.length < count) {
    const order = await orderOf(shopper, products);
    const idempotencyKey = randomUUID();
    const { data } =
      placed.length === 0
        ? await shopper.order.cashOnDelivery(order, { idempotencyKey })
        : await shopper.order.cashOnDelivery(order);
    placed.push(data._id);
  }
  return placed;
}

/** The checkout request for these products, with everything else that is in the cart. */
export async function orderOf(shopper: Api, products: ProductView[]) {
  const [address] = (await shopper.address.get({})).data;
  for (const { _id } of products) await shopper.cart.create({ productId: _id });
  const lines = (await shopper.cart.get({})).data.map(({ productId, quantity }) => ({
    ...productId,
    quantity,
  }));
  return {
    list_items: lines.map(({ _id, quantity }) => ({ productId: _id, quantity })),
    addressId: address?._id ?? '',
    totalAmt: bill(lines).total,
  };
}

export async function moveOn(
  owner: Api,
  orders: string[],
  path: readonly ('Confirmed' | 'Packed' | 'Out for delivery' | 'Delivered')[],
): Promise<void> {
  for (const to of path) await owner.orderDesk.move({ orders, to, althoughSimulated: true });
}

export function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: '#aa3344' } })
    .png()
    .toBuffer();
}
