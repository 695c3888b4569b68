import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { openBeside } from '#tests/support/kept-shop.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

// Two shops on one database, each with its own connections, memory and port, like two processes.

const shop = await testShop();
const [one, other] = [await openBeside(shop), await openBeside(shop)];
const doors = [one, other];

test('of 30 shoppers at two doors exactly as many get the product as there are pieces, and both pages say sold out', async () => {
  const product = await makeProduct(shop.store, { stock: 7 });
  const buyers = await Promise.all(
    Array.from({ length: 30 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
  );
  const [method, path = ''] = endpoints.order.cashOnDelivery.split(' ');

  const answers = await Promise.all(
    buyers.map(({ order, token }, index) =>
      fetch(`${doors[index % 2]?.url}${path}`, {
        method: method ?? 'POST',
        body: JSON.stringify(order),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    ),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(23);
  expect([await stockOf(shop.store, product), await ledgerSum(shop.store, product)]).toEqual([0, 0]);
  for (const { ask, withinASecond } of doors) {
    await withinASecond(async () => {
      const { text } = await ask(endpoints.product.getDetails, { productId: product.id });
      return JSON.parse(text).data.stock;
    }).toBe(0);
  }
});

test('the tries of a login are counted together, and those of another account are not', async () => {
  const { email } = await makeUser(shop.store);
  const env = { trustProxy: false, rateLimitFactor: 1, countsTogether: true } as const;
  const apps = [await buildApp(one.store, env), await buildApp(other.store, env)];
  const logIn = (turn: number, as: string) =>
    apps[turn % 2]?.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: as, password: 'wrong' },
    });

  // Sixteen at each process: alone, neither would have reached its limit of thirty.
  await Promise.all(Array.from({ length: 32 }, (_, turn) => logIn(turn, email)));
  expect((await logIn(0, email))?.statusCode).toBe(429);
  expect((await logIn(1, email))?.statusCode).toBe(429);
  expect((await logIn(0, 'ngono@example.com'))?.statusCode).toBe(401);
  await Promise.all(apps.map((app) => app.close()));
});
