import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpApi } from '#app/state/create-http-api.ts';
import type { Api } from '#shared/contract/contract.ts';
import { doualaAddress } from '#tests/support/account.ts';
import { askDatabase, freePort, newDataFolder, openShop } from './launch-shop.ts';

// Real processes on whatever machine this is: the limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

function apiAt(port: number, token?: string): Api {
  return createHttpApi({
    fetch: (path, init) => fetch(`http://localhost:${port}${String(path)}`, init),
    language: () => 'en',
    accessToken: () => token,
    refreshToken: () => undefined,
    keepAccessToken: () => undefined,
    sessionEnded: () => undefined,
    networkDownMessage: () => 'The shop is gone',
  });
}

/** Somebody at checkout with two of five pieces of the only product. */
async function makeBuyer(dataFolder: string, port: number) {
  await askDatabase(
    dataFolder,
    `insert into products (id, name, description, unit, images, price, stock, details)
      values ('aaaaaaaaaaaa', 'Gloss', 'A gloss', '6 ml', '{}', 4500, 5, '[]');
    insert into stock_movements (product_id, change, reason) values ('aaaaaaaaaaaa', 5, 'opening')`,
  );
  const person = { email: 'amina@example.com', password: 'ndole-et-miondo-9' };
  await apiAt(port).user.register({ name: 'Amina', ...person, confirmPassword: person.password });
  const { accesstoken: token } = (await apiAt(port).user.login(person)).data;
  const api = apiAt(port, token);
  await api.address.create({ name: 'Amina', customer_email: person.email, ...doualaAddress });
  const [address] = (await api.address.get({})).data;
  const line = (await api.cart.create({ productId: 'aaaaaaaaaaaa' })).data;
  await api.cart.updateQty({ _id: line._id, qty: 2 });
  const order = {
    list_items: [{ productId: 'aaaaaaaaaaaa', quantity: 2 }],
    addressId: address?._id ?? '',
    totalAmt: 9000,
  };
  return { token, order };
}

function wholeOrders(dataFolder: string): Promise<unknown[]> {
  return askDatabase(
    dataFolder,
    `select orders.status, orders.payment_status as payment, attempts.state as attempt,
      (select count(*)::int from order_lines where order_id = orders.id) as lines,
      products.stock, (select sum(change)::int from stock_movements) as ledger
    from orders join payment_attempts attempts on attempts.order_id = orders.id, products`,
  );
}

test('killed while a provider is being asked to begin, the shop has the order, its stock and the try after the restart', async () => {
  const silent = await startSilentProvider();
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_of_this_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
    STRIPE_BASE_URL: silent.url,
  };
  const dataFolder = await newDataFolder();
  const shop = await openShop(dataFolder, { env });
  const { token, order } = await makeBuyer(dataFolder, shop.port);
  const press = apiAt(shop.port, token).order.checkout(order, { idempotencyKey: 'one press' });
  const answered = press.then(
    () => 'answered',
    () => 'lost',
  );
  await silent.wasAsked;
  process.kill(shop.processId, 'SIGKILL');
  await shop.ended;
  expect(await answered).toBe('lost');

  const again = await openShop(dataFolder, { env });
  expect(await wholeOrders(dataFolder)).toEqual([
    { status: 'Awaiting payment', payment: 'Processing', attempt: 'created', lines: 1, stock: 3, ledger: 3 },
  ]);
  // The same press again is the same order, and nobody is charged a second time.
  const repeated = await apiAt(again.port, token).order.checkout(order, { idempotencyKey: 'one press' });
  expect(repeated.url).toBe(`/payment/${repeated.data.orderId}`);
  expect(await wholeOrders(dataFolder)).toHaveLength(1);
});

test('what a provider decided while the shop was dead is found out after the restart, without a webhook', async () => {
  const dataFolder = await newDataFolder();
  const shop = await openShop(dataFolder);
  const { token, order } = await makeBuyer(dataFolder, shop.port);
  const { id, data } = await apiAt(shop.port, token).order.checkout(order);
  process.kill(shop.processId, 'SIGKILL');
  await shop.ended;
  // The sandbox remembers outside the shop's database, as a provider does.
  const decision = { decision: 'pay', at: new Date().toISOString() };
  await writeFile(join(dataFolder, 'sandbox', `${id}.decision.json`), JSON.stringify(decision));

  const again = await openShop(dataFolder);
  const api = apiAt(again.port, token);
  await vi.waitFor(
    async () => {
      const state = (await api.payment.getState({ orderId: data.orderId })).data;
      expect(state.payment_status).toBe('Paid');
    },
    { timeout: 20_000, interval: 250 },
  );
  expect(await wholeOrders(dataFolder)).toEqual([
    { status: 'Placed', payment: 'Paid', attempt: 'succeeded', lines: 1, stock: 3, ledger: 3 },
  ]);
  expect((await api.cart.get({})).data).toEqual([]);
});

/** Takes requests and never answers. */
async function startSilentProvider() {
  const asked = Promise.withResolvers<void>();
  const server = createServer(() => asked.resolve());
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${port}`, wasAsked: asked.promise };
}
