import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeRiderDay } from '#core/cash/close-rider-day.ts';
import { confirmHandover } from '#core/cash/confirm-handover.ts';
import { confirmRiderDay } from '#core/cash/confirm-rider-day.ts';
import { handOverCash } from '#core/cash/hand-over-cash.ts';
import { setRiderActive } from '#core/cash/set-rider-active.ts';
import { newId } from '#core/ids.ts';
import { noteUnansweredCall } from '#core/order-desk/note-unanswered-call.ts';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { LIVE_PATH } from '#shared/live.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { runs } from '#tests/support/runs.ts';
import { openDeskLine } from './desk-line.ts';

const shop = await testShop();
const { store } = shop;
/** Two processes of the same shop. */
const doors = await Promise.all(
  [1, 2].map(async () => {
    const line = openDeskLine(shop.connectionString, store.log);
    const app = await buildApp(
      store,
      { trustProxy: false, rateLimitFactor: 1_000 },
      undefined,
      undefined,
      line,
    );
    return { line, app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
  }),
);
afterAll(async () => {
  for (const { line, app } of doors) {
    await app.close();
    await line.stop();
  }
});

async function listenAs(person: { id: string }, door = 0) {
  const token = await shop.logInAs(person);
  const response = await fetch(`${doors[door]?.url}${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard: string[] = [];
  const ended = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(part);
  })();
  return { token, response, ended, changes: () => heard.join('').split('event: changed').length - 1, heard };
}

test('only the shop’s people hear changes', async () => {
  const answers = [];
  for (const role of ['USER', 'RIDER'] as const) {
    const { response } = await listenAs(await makeUser(store, { role }));
    answers.push(response.status);
  }
  answers.push((await fetch(`${doors[0]?.url}${LIVE_PATH}`)).status);
  expect(answers).toEqual([403, 403, 401]);
});

test('an order that one process takes is heard at both within two seconds, without a word about it', async () => {
  const owner = await makeUser(store, { role: 'OWNER' });
  const listeners = [await listenAs(owner, 0), await listenAs(owner, 1)];
  await expect.poll(() => listeners.every(({ heard }) => heard.join('').includes('event: open'))).toBe(true);
  // The first poll of a process reports nothing.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const before = listeners.map(({ changes }) => changes());
  await makeOrder(store, [{ product: await makeProduct(store, { stock: 5 }), quantity: 1 }]);
  await expect
    .poll(() => listeners.map(({ changes }, index) => changes() > (before[index] ?? 0)), {
      timeout: runs(4_500, 2_000),
    })
    .toEqual([true, true]);
  expect(listeners[0]?.heard.join('')).not.toMatch(/NB-|FCFA|Amina/);
});

test('the stream has the headers of protection of every other answer', async () => {
  const { response } = await listenAs(await makeUser(store, { role: 'OWNER' }));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('the stream ends with the session', async () => {
  const listener = await listenAs(await makeUser(store, { role: 'ORDERS' }));
  await shop.call(endpoints.user.logout, undefined, { token: listener.token });
  await expect(listener.ended).resolves.toBeUndefined();
}, 15_000);

test('of one account eight listen at most, and the oldest gives way', async () => {
  const owner = await makeUser(store, { role: 'OWNER' });
  const first = await listenAs(owner);
  for (let index = 0; index < 8; index += 1) await listenAs(owner);
  await expect(first.ended).resolves.toBeUndefined();
});

test('pieces that move and a question that waits are heard as well', async () => {
  const owner = await makeUser(store, { role: 'OWNER' });
  const product = await makeProduct(store, { stock: 5 });
  const listener = await listenAs(owner);
  await expect.poll(() => listener.heard.join('').includes('event: open')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const acts = [
    () =>
      store.db
        .insertInto('stockMovements')
        .values({ productId: product.id, change: -1, reason: 'edit' })
        .execute(),
    () =>
      store.db
        .insertInto('questions')
        .values({
          ...{ id: newId(), productId: product.id, authorName: 'Amina', text: 'Est-ce pour peau sèche ?' },
          ...{ askedAt: store.clock.now(), language: 'fr' },
        })
        .execute(),
  ];
  for (const act of acts) {
    const before = listener.changes();
    await act();
    await expect.poll(() => listener.changes() > before, { timeout: runs(4_500, 3_000) }).toBe(true);
  }
});

test('money that comes for an order is heard where its status stays, as that of a rest paid by its link does', async () => {
  const owner = await makeUser(store, { role: 'OWNER' });
  const { id: orderId } = await makeOrder(store, [
    { product: await makeProduct(store, { stock: 5 }), quantity: 1 },
  ]);
  const now = store.clock.now();
  const id = randomUUID();
  await store.db
    .insertInto('paymentAttempts')
    .values({
      ...{ id, orderId, provider: 'mtn_momo', method: 'mtn_momo', kind: 'phone_prompt', state: 'pending' },
      ...{ isSimulated: false, amount: 2_500, dueAt: now, expiresAt: now, createdAt: now, updatedAt: now },
    })
    .execute();
  const listener = await listenAs(owner);
  await expect.poll(() => listener.heard.join('').includes('event: open')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const before = listener.changes();
  await store.db
    .updateTable('paymentAttempts')
    .set({ state: 'succeeded', receivedAmount: 2_500, receivedAt: now, dueAt: null })
    .where('id', '=', id)
    .execute();
  await expect.poll(() => listener.changes() > before, { timeout: runs(4_500, 3_000) }).toBe(true);
});

test('what a colleague notes of calls, cash and riders is heard as well', async () => {
  const owner = await makeUser(store, { role: 'OWNER' });
  const { id: orderId } = await makeOrder(store, [
    { product: await makeProduct(store, { stock: 5 }), quantity: 1 },
  ]);
  const rider = { id: newId(), name: 'Moussa', phone: '+237690112200', cashInHand: 6_000 };
  await store.db
    .insertInto('riders')
    .values({ ...rider, createdAt: store.clock.now() })
    .execute();
  const listener = await listenAs(owner);
  await expect.poll(() => listener.heard.join('').includes('event: open')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const last = async (table: 'cashHandovers' | 'riderDayClosings') => {
    const { id } = await store.db
      .selectFrom(table)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const figures = { dispatched: 0, delivered: 0, refused: 0, carried: 0, collected: 0 };
  const acts = {
    'an unanswered call': () => noteUnansweredCall(store, owner, { orderId, noted: 0 }),
    'a hand-over': () =>
      handOverCash(store, owner, {
        ...{ riderId: rider.id, inHand: 6_000, amount: 6_000, note: '', isConfirmedHere: false },
      }),
    'its confirmation': async () =>
      confirmHandover(store, {
        ...{ entryId: await last('cashHandovers'), actorId: owner.id, riderId: rider.id },
        ...{ amount: 6_000, note: '' },
      }),
    'a closed day': () =>
      closeRiderDay(store, owner, {
        ...{ riderId: rider.id, day: shopDayOf(store.clock.now()), note: '', isConfirmedHere: false },
        figures: { ...figures, handedOver: 6_000, outstanding: 0 },
      }),
    'its confirmation by the rider': async () =>
      confirmRiderDay(store, {
        ...{ closingId: await last('riderDayClosings'), actorId: owner.id, riderId: rider.id },
        ...{ isRight: true, note: '' },
      }),
    'a rider who leaves': () => setRiderActive(store, owner, { riderId: rider.id, isActive: false }),
  };
  for (const [act, perform] of Object.entries(acts)) {
    const before = listener.changes();
    expect(await perform(), act).toMatchObject({ ok: true });
    await expect
      .poll(() => listener.changes() > before, { timeout: runs(4_500, 3_000), message: act })
      .toBe(true);
  }
}, 30_000);
