import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { doualaAddress } from '#tests/support/account.ts';
import { testDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { isFullRun } from '#tests/support/runs.ts';
import { apiAt, askDatabaseAt, type Launched, newDataFolder, openShop } from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 240_000 });

// A database server that outlives the shop, as most do; recovery.test.ts covers the shop's own one.
const quietPlace = await newPlace();
const places = [await newPlace(), await newPlace()];

type Place = {
  open(env?: Record<string, string>): Promise<Launched>;
  ask(statement: string): Promise<unknown[]>;
};

async function newPlace(): Promise<Place> {
  const { connectionString } = await testDatabase();
  let folder: Promise<string> | undefined;
  return {
    open: async (env = {}) => {
      folder ??= newDataFolder();
      return openShop(await folder, { env: { DATABASE_URL: connectionString, ...env } });
    },
    ask: (statement) => askDatabaseAt(connectionString, statement),
  };
}

/** A shopper at checkout with two of five pieces of the only product. */
async function makeBuyer({ ask }: Place, port: number) {
  await ask(
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

function wholeOrders({ ask }: Place): Promise<unknown[]> {
  return ask(
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
  const place = quietPlace;
  const shop = await place.open(env);
  const { token, order } = await makeBuyer(place, shop.port);
  const press = apiAt(shop.port, token).order.checkout(order, { idempotencyKey: 'one press' });
  const answered = settled(press);
  await silent.wasAsked;
  process.kill(shop.processId, 'SIGKILL');
  await shop.ended;
  expect(await answered).toBe('lost');

  const again = await place.open(env);
  expect(await wholeOrders(place)).toEqual([
    { status: 'Awaiting payment', payment: 'Processing', attempt: 'created', lines: 1, stock: 3, ledger: 3 },
  ]);
  // Pressing again gives the same order and no second charge.
  const repeated = await apiAt(again.port, token).order.checkout(order, { idempotencyKey: 'one press' });
  expect(repeated.url).toBe(`/payment/${repeated.data.orderId}`);
  expect(await wholeOrders(place)).toHaveLength(1);
});

type Point = {
  /**
   * A statement of the shop that is made to hang, so that the shop can be killed in the middle of a step; without one it is killed between
   * two steps.
   */
  pause?: string;
  /** What the shopper has done before the kill. */
  done: 'ordered' | 'paid';
  /** The rows that the kill leaves; undefined after 'Pay', because the next process may have acted on it before the test can look. */
  left?: readonly unknown[];
};

const held = { lines: 1, stock: 3, ledger: 3 };
const waiting = { ...held, status: 'Awaiting payment', payment: 'Processing' };
const points: Readonly<Record<string, Point>> = {
  'in the middle of preparing': {
    pause: 'insert on payment_attempts for each row',
    done: 'ordered',
    left: [],
  },
  'after the provider was called, before its answer was kept': {
    pause: "update on payment_attempts for each row when (new.state = 'pending')",
    done: 'ordered',
    left: [{ ...waiting, attempt: 'created' }],
  },
  'after the answer was kept': { done: 'ordered', left: [{ ...waiting, attempt: 'pending' }] },
  'after the webhook came, before it was noted': {
    pause: 'insert on payment_events for each row',
    done: 'paid',
  },
  'in the middle of settling': {
    pause: "update on orders for each row when (new.status = 'Placed')",
    done: 'paid',
  },
  'after settling': {
    done: 'paid',
    left: [{ ...held, status: 'Placed', payment: 'Paid', attempt: 'succeeded' }],
  },
};

test('killed at any step of placing and settling, the shop ends with one whole order, paid once', async () => {
  // The gate kills in the middle of steps only; a full run also between two steps.
  const names = Object.keys(points).filter((name) => isFullRun || pointNamed(name).pause);
  // Two shops at once, each killed at every other point.
  await Promise.all(
    places.map((place, which) =>
      killAgainAndAgain(
        place,
        names.filter((_name, index) => index % places.length === which),
      ),
    ),
  );
});

async function killAgainAndAgain(place: Place, names: readonly string[]): Promise<void> {
  let shop = await place.open();
  const { token, order } = await makeBuyer(place, shop.port);
  for (const name of names) {
    shop = await killAt(name, { place, shop, token, order });
  }
}

type Killing = Awaited<ReturnType<typeof makeBuyer>> & { place: Place; shop: Launched };

async function killAt(name: string, { place, shop, token, order }: Killing): Promise<Launched> {
  const { pause, done, left } = pointNamed(name);
  await startOver(place);
  if (pause) await pauseAt(place, pause);
  const placing = settled(apiAt(shop.port, token).order.checkout(order, { idempotencyKey: name }));
  if (done === 'paid') {
    await placing;
    const paying = settled(pressPay(place, shop.port));
    if (!pause) await paying;
  } else if (!pause) await placing;
  if (pause) await untilPaused(place);
  process.kill(shop.processId, 'SIGKILL');
  await shop.ended;

  const again = await place.open();
  await endPause(place);
  if (left) expect(await wholeOrders(place), name).toEqual(left);

  const api = apiAt(again.port, token);
  const { data } = await api.order.checkout(order, { idempotencyKey: name });
  if (done === 'ordered') await pressPay(place, again.port);
  await vi.waitFor(
    async () => {
      const state = (await api.payment.getState({ orderId: data.orderId })).data;
      expect(state.paymentStatus, name).toBe('Paid');
    },
    { timeout: 20_000, interval: 250 },
  );
  expect(await wholeOrders(place), name).toEqual([
    { ...held, status: 'Placed', payment: 'Paid', attempt: 'succeeded' },
  ]);
  expect((await api.cart.get({})).data, name).toEqual([]);
  return again;
}

function pointNamed(name: string): Point {
  const point = points[name];
  if (!point) throw new Error(`There is no point ${name}.`);
  return point;
}

/** Resets the stock and the cart for each point. */
async function startOver({ ask }: Place): Promise<void> {
  await ask(
    `delete from orders;
    delete from stock_movements where reason <> 'opening';
    update products set stock = 5;
    insert into cart_items (id, user_id, product_id, quantity, created_at, updated_at)
      select 'bbbbbbbbbbbb', id, 'aaaaaaaaaaaa', 2, now(), now() from users where email = 'amina@example.com'
      on conflict do nothing`,
  );
}

async function pauseAt({ ask }: Place, statement: string): Promise<void> {
  await ask(
    `create function pause() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
    create trigger pause before ${statement} execute function pause()`,
  );
}

async function untilPaused({ ask }: Place): Promise<void> {
  await vi.waitFor(async () => expect(await ask(paused)).not.toEqual([]), {
    timeout: 20_000,
    interval: 50,
  });
}

const paused = `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;

/** Ends the hanging statement, because the database does not notice that its client is dead. */
async function endPause({ ask }: Place): Promise<void> {
  await ask(`select pg_terminate_backend(pid) from (${paused}) sleepers`);
  await ask('drop function if exists pause cascade');
}

/** Presses 'Pay' on the sandbox's own page. */
async function pressPay({ ask }: Place, port: number): Promise<void> {
  const [attempt] = await ask('select id from payment_attempts');
  const { id } = z.object({ id: z.string() }).parse(attempt);
  await fetch(`http://localhost:${port}/sandbox-payment/sandbox_${id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' }),
    redirect: 'manual',
  });
}

/** Whether the request was answered: one to a shop that is killed gets no answer. */
function settled(asked: Promise<unknown>): Promise<'answered' | 'lost'> {
  return asked.then(
    () => 'answered',
    () => 'lost',
  );
}

/** A provider that accepts requests and never answers. */
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
