import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { testShop } from '#tests/support/app.ts';

const { store } = await testShop();

test('a request that comes while the shop closes is answered in words, and with the time to come again', async () => {
  const app = await buildApp(store, { trustProxy: false, rateLimitFactor: 1000 });
  const closes = Promise.withResolvers<void>();
  app.addHook('preClose', async () => closes.resolve());
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  const accepted = Promise.withResolvers<void>();
  app.server.once('connection', (near) => near.once('data', () => accepted.resolve()));
  // Half of a request keeps the connection busy, so that closing waits for it.
  socket.write('GET /api/category/get HTTP/1.1\r\nHost: shop\r\n');
  await accepted.promise;
  const closed = app.close();
  await closes.promise;
  socket.end('\r\n');
  const text = Buffer.concat(await socket.toArray()).toString();
  await closed;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 503 /);
  expect(head).toMatch(/\r\nretry-after: 5/i);
  expect(head).toMatch(/\r\nconnection: close/i);
  expect(head).toMatch(/\r\ncontent-security-policy: default-src 'none';frame-ancestors 'none'/i);
  expect(head).toMatch(/\r\nx-content-type-options: nosniff/i);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'UNAVAILABLE', data: null });
});
