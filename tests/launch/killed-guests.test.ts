import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { newLocalId } from '#app/state/browser.ts';
import { apiErrorIn } from '#shared/api-error.ts';
import type { Api } from '#shared/contract/contract.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeReceivedOrder } from '#tests/support/make-review.ts';
import { isFullRun } from '#tests/support/runs.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { apiAt, askDatabaseAt, goneMessage, type Launched, newDataFolder, openShop } from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 240_000 });

const guestsAtOnce = 6;
const visitsEach = 4;
const stock = 100;
/** The numbers of the requests, counted from the first, during which the shop is killed. */
const kills = isFullRun ? [25, 65, 105, 145] : [40, 110];

const { db, connectionString } = await testDatabase();
const store = { db, clock: createTestClock() };

test('killed again and again under guests who order, ask, review, wish and wait, the shop has once what it said yes to', async () => {
  const gloss = await makeProduct(store, { name: 'Gloss', price: 1000, stock });
  const soldOut = await makeProduct(store, { name: 'Sold out', stock: 0 });
  const received = await Promise.all(
    Array.from({ length: guestsAtOnce * visitsEach }, () => makeReceivedOrder(store, [gloss])),
  );
  const left = (await stockOf(gloss.id)).stock;
  await Promise.all(['orders', 'questions', 'reviews', 'stock_alerts', 'wishlist_items'].map(commitSlowly));
  const shop = await killedAgainAndAgain();
  const orders: string[] = [];

  /** Repeats a request until it is answered, as pages do, however often that is. */
  async function answered<Answer>(ask: (api: Api) => Promise<Answer>, token?: string): Promise<Answer> {
    for (;;) {
      const { running } = shop;
      const { port } = await running;
      shop.count();
      try {
        return await ask(apiAt(port, token));
      } catch (failure) {
        if (!isLost(failure)) throw failure;
        await sleep(50);
      }
    }
  }

  async function visit(number: number): Promise<void> {
    const mobile = `+2376771${String(10_000 + number)}`;
    const home = { city: 'Douala', addressLine: 'Akwa, rue Joffre' };
    const { data: opened } = await answered((api) =>
      api.phoneAccount.open({ name: 'Amina', mobile, ...home }),
    );
    const token = opened.tokens?.accessToken ?? '';
    const addressId = (await answered((api) => api.address.get({}), token)).data[0]?._id ?? '';
    const carried = { idempotencyKey: newLocalId() };
    const guestCart = [{ productId: gloss.id, quantity: 1 }];
    await answered((api) => api.auth.mergeGuestData({ guestCart }, carried), token);
    const press = { idempotencyKey: newLocalId() };
    const order = { list_items: [{ productId: gloss.id, quantity: 1 }], addressId, totalAmt: 1000 };
    orders.push((await answered((api) => api.order.cashOnDelivery(order, press), token)).data.orderId);
    await answered((api) => api.wishlist.sync({ added: [soldOut.id], removed: [] }), token);
    await answered((api) =>
      api.question.ask({ productId: gloss.id, text: `Does it last, number ${number}?`, authorName: 'Amina' }),
    );
    await answered((api) =>
      api.stockAlert.ask({ productId: soldOut.id, email: `guest.${number}@example.com` }),
    );
    const invitation = received[number]?.token ?? '';
    await answered((api) =>
      api.review.write({ token: invitation, productId: gloss.id, stars: 4, text: `Number ${number}` }),
    );
  }

  await Promise.all(
    Array.from({ length: guestsAtOnce }, async (_none, guest) => {
      for (let turn = 0; turn < visitsEach; turn += 1) await visit(guest * visitsEach + turn);
    }),
  );

  const visits = guestsAtOnce * visitsEach;
  expect(shop.killed()).toBe(kills.length);
  expect(new Set(orders).size).toBe(visits);
  const earlier = received.map(({ id }) => id);
  const kept = await db.selectFrom('orders').select('orderNumber').where('id', 'not in', earlier).execute();
  expect(kept.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(orders.toSorted());
  expect(await stockOf(gloss.id)).toEqual({ stock: left - visits, moved: left - visits });
  expect(await countOf('questions')).toBe(visits);
  expect(await countOf('reviews')).toBe(visits);
  expect(await countOf('stockAlerts')).toBe(visits);
  expect(await countOf('wishlistItems')).toBe(visits);
});

/** Slows commits down. PostgreSQL finishes a commit whose client is dead, so what a killed shop has not answered is usually kept. */
async function commitSlowly(table: string): Promise<void> {
  await askDatabaseAt(
    connectionString,
    `create function wait_for_${table}() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.06); return null; end $$;
    create constraint trigger wait after insert on ${table} deferrable initially deferred
      for each row execute function wait_for_${table}()`,
  );
}

/** A shop that is killed during each of the counted requests and opened again. */
async function killedAgainAndAgain() {
  const folder = await newDataFolder();
  const open = () => openShop(folder, { env: { DATABASE_URL: connectionString } });
  const ahead = [...kills];
  let asked = 0;
  const shop = {
    running: Promise.resolve(await open()),
    killed: () => kills.length - ahead.length,
    /** Counts a request that is about to be sent. */
    count: () => {
      asked += 1;
      if (asked !== ahead[0]) return;
      ahead.shift();
      shop.running = killAndOpen(shop.running);
    },
  };
  async function killAndOpen(running: Promise<Launched>): Promise<Launched> {
    const { processId, ended } = await running;
    // Kill it while requests are being handled, not before they arrive.
    await sleep(10 + Math.random() * 30);
    process.kill(processId, 'SIGKILL');
    await ended;
    return open();
  }
  return shop;
}

function isLost(failure: unknown): boolean {
  return apiErrorIn(failure).message === goneMessage;
}

/** The pieces for sale, and the sum of the stock movements. */
async function stockOf(productId: string): Promise<{ stock: number; moved: number }> {
  const { stock: pieces } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const { moved } = await db
    .selectFrom('stockMovements')
    .select((eb) => eb.fn.sum<string>('change').as('moved'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();
  return { stock: pieces, moved: Number(moved) };
}

async function countOf(table: 'questions' | 'reviews' | 'stockAlerts' | 'wishlistItems'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
