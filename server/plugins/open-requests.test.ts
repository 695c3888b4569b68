import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';

const { store } = await testShop();
const [, categories] = endpoints.category.get.split(' ');

/** A shop with room for three open requests of one client. */
async function openShop(trustProxy: number | false) {
  const app = await buildApp(store, { trustProxy, rateLimitFactor: 0.01 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = new URL(app.listeningOrigin);
  const held: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of held) socket.destroy();
    await app.close();
  });
  return {
    /** A request whose body never comes. */
    hold: async (client: string) => {
      const heard = new Promise((resolve) => app.server.once('request', resolve));
      const socket = connect(Number(port), '127.0.0.1');
      held.push(socket);
      socket.write(
        `POST /api/product/search-product HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      await heard;
      return socket;
    },
    ask: async (client: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `GET ${categories} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${client}\r\nConnection: close\r\n\r\n`,
      );
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      return { status: Number(head.split(' ')[1]), head, body };
    },
  };
}

test('a client with too many open requests behind a proxy gets no more, the clients beside it do', async () => {
  const { hold, ask } = await openShop(1);
  const [first] = [await hold('203.0.113.7'), await hold('203.0.113.7'), await hold('203.0.113.7')];
  const refused = await ask('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.head).toMatch(/\r\nretry-after: 5/i);
  expect(refused.head).toMatch(/\r\nx-content-type-options: nosniff/i);
  expect(refused.body).toContain('"code":"TOO_MANY_REQUESTS"');
  expect((await ask('203.0.113.8')).status).toBe(200);

  first?.destroy();
  await expect.poll(async () => (await ask('203.0.113.7')).status).toBe(200);
});

test('a refused request is not waited for', async () => {
  const { hold } = await openShop(1);
  for (let count = 0; count < 3; count += 1) await hold('203.0.113.7');
  expect(await text(await hold('203.0.113.7'))).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nconnection: close/i);
});

test('all addresses of one home with IPv6 are one client', async () => {
  const { hold, ask } = await openShop(1);
  for (let count = 1; count <= 3; count += 1) await hold(`2001:db8:1:2::${count}`);
  expect((await ask('2001:db8:1:2::9')).status).toBe(429);
  expect((await ask('2001:db8:1:3::9')).status).toBe(200);
});

test('a proxy that TRUST_PROXY does not name is not taken for one client', async () => {
  const { hold, ask } = await openShop(false);
  for (let count = 0; count < 5; count += 1) await hold('203.0.113.7');
  expect((await ask('203.0.113.7')).status).toBe(200);
});
