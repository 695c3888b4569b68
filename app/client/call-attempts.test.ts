import { describe, expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { handBrowser } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';
import { createCallAttempts } from './call-attempts.ts';

describe('the key of an order', () => {
  test('stays while the same order is tried again', () => {
    const attempts = createCallAttempts(countedIds());
    const key = attempts.keyFor({ totalAmt: 2500, addressId: 'a' });
    expect(attempts.keyFor({ totalAmt: 2500, addressId: 'a' })).toBe(key);
  });

  test('is another one for another address or total', () => {
    const attempts = createCallAttempts(countedIds());
    const key = attempts.keyFor({ totalAmt: 2500, addressId: 'a' });
    expect(attempts.keyFor({ totalAmt: 2500, addressId: 'b' })).not.toBe(key);
  });

  test('is another one for a second order of the same things', () => {
    const attempts = createCallAttempts(countedIds());
    const key = attempts.keyFor({ totalAmt: 2500 });
    attempts.forget();
    expect(attempts.keyFor({ totalAmt: 2500 })).not.toBe(key);
  });
});

test('an order whose answer got lost is sent again under the same key, and is placed once', async () => {
  const [browser, server] = [handBrowser(), handServer()];
  server.addAccount('amina@example.com');
  const { client } = await browser.startTab(server);
  await client.session.logIn({ email: 'amina@example.com', password: 'secret' });
  const attempts = createCallAttempts(countedIds());
  const order = { list_items: [], addressId: 'home', subTotalAmt: francs(2500), totalAmt: francs(2500) };
  const press = () => client.api.order.cashOnDelivery(order, { idempotencyKey: attempts.keyFor(order) });
  server.breakCall('order/cash-on-delivery', 'answer lost');
  await expect(press()).rejects.toMatchObject({ status: 0 });
  server.breakCall('order/cash-on-delivery', undefined);
  const [first, second] = await Promise.all([press(), press()]);
  expect(first.data.orderId).toBe(second.data.orderId);
  attempts.forget();
  expect((await press()).data.orderId).not.toBe(first.data.orderId);
});

function countedIds(): () => string {
  let ids = 0;
  return () => {
    ids += 1;
    return String(ids);
  };
}
