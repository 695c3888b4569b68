import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { contactMessages } from '#app/messages/contact-messages.ts';
import { LIVE_PATH } from '#shared/live.ts';
import { newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { openByHttp3 } from '#tests/support/by-http3.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { proxies, proxyMissing, startCaddyWithTls, startProxy } from '#tests/support/proxy.ts';
import { isFullRun } from '#tests/support/runs.ts';

// Two real processes behind a real proxy with its configuration file from deploy/. The time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const shop = await testShop();
const answer = z.object({ code: z.string() });

describe.each(
  proxies.map((proxy) => {
    const missing = proxyMissing(proxy);
    return { proxy, missing, named: missing ? `${proxy} (left out: ${missing})` : proxy };
  }),
)('behind $named', ({ proxy, missing }) => {
  test.skipIf(missing !== undefined)(
    'two processes are one shop, and its words, addresses and news come through',
    async () => {
      const { port: shopPort } = await openShop(await newDataFolder(), {
        env: {
          DATABASE_URL: shop.connectionString,
          AUTH_SECRET: testAuthSecret,
          WEB_CONCURRENCY: '2',
          TRUST_PROXY: '1',
        },
      });
      const { port, stop } = await startProxy(proxy, shopPort);
      afterAll(stop);
      const url = `http://localhost:${port}`;

      const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);

      // A header that the client itself has set is ignored: all of these count as one address.
      const { email } = await makeUser(shop.store);
      await Promise.all(Array.from({ length: 32 }, (_, turn) => logIn(url, email, `203.0.113.${turn}`)));
      expect(await logIn(url, email, '203.0.113.99')).toBe(429);

      // The shop itself answers, not the proxy's error page.
      const token = await shop.logInAs(await makeAdmin(shop.store));
      const form = new FormData();
      const jpeg = new Uint8Array(17 * 1024 * 1024);
      jpeg.set([0xff, 0xd8, 0xff, 0xe0]);
      form.set('image', new File([jpeg], 'large.jpg', { type: 'image/jpeg' }));
      const authorization = `Bearer ${token}`;
      const large = await fetch(`${url}/api/file/upload`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      expect(large.status).toBe(413);
      expect(answer.parse(await large.json()).code).toBe('FILE_TOO_LARGE');

      const live = await fetch(`${url}${LIVE_PATH}`, { headers: { authorization } });
      const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
      let heard = '';
      const hearing = (async () => {
        for (;;) {
          const { value = '', done = true } = (await reader?.read()) ?? {};
          heard += value;
          if (done || /^event: changed/m.test(heard)) return;
        }
      })();
      await expect.poll(() => heard).toMatch(/^event: open/m);
      const product = await makeProduct(shop.store);
      await shop.store.db
        .updateTable('products')
        .set({ price: 6_260 })
        .where('id', '=', product.id)
        .execute();
      await expect.poll(() => heard).toMatch(/^event: changed/m);
      await hearing;
      await reader?.cancel();
    },
  );

  // Waits twice for half a minute, so only in `npm run test:full`.
  if (!isFullRun) return;
  test.skipIf(missing !== undefined)(
    'a client whose bodies never arrive gets no more than its part, and the one beside it is served',
    async () => {
      const { port: shopPort } = await openShop(await newDataFolder(), {
        env: { DATABASE_URL: shop.connectionString, AUTH_SECRET: testAuthSecret, TRUST_PROXY: '1' },
      });
      const { port, stop } = await startProxy(proxy, shopPort);
      const greedy = '127.0.0.2';
      const search = 'POST /api/product/search-product HTTP/1.1\r\nHost: localhost';
      const stopped = `${search}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`;

      const held: Socket[] = [];
      onTestFinished(async () => {
        for (const socket of held) socket.destroy();
        await stop();
      });
      // Slightly more than one client's share, as the proxy may drop one; the shop gives up on a body after 30 seconds.
      for (let count = 0; count < 330; count += 1) held.push(await say(port, greedy, stopped));
      await expect.poll(() => ask(port, greedy), { timeout: 20_000 }).toContain('"code":"TOO_MANY_REQUESTS"');
      expect(await ask(port, '127.0.0.3')).toMatch(/^HTTP\/1\.1 200 /);

      // The proxy ends a connection that never completes its request.
      const began = performance.now();
      await text(await say(port, '127.0.0.3', 'GET / HTTP/1.1\r\nHost: '));
      expect(performance.now() - began).toBeLessThan(20_000);

      // The shop ends unfinished bodies: after 30 seconds there is room again.
      await expect.poll(() => ask(port, greedy), { timeout: 60_000 }).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});

const caddyMissing = proxyMissing('caddy');
const named = caddyMissing ? `Caddy (left out: ${caddyMissing})` : 'Caddy';

test.skipIf(caddyMissing !== undefined)(
  `behind ${named} with TLS the shop is secure from the first answer on, and a browser gets it by HTTP/3`,
  async () => {
    const shopPort = await freePort();
    const server = await startCaddyWithTls(shopPort);
    onTestFinished(server.stop);
    const { ca, port, plainPort } = server;
    await openShop(await newDataFolder(), {
      port: shopPort,
      env: {
        DATABASE_URL: shop.connectionString,
        AUTH_SECRET: testAuthSecret,
        PUBLIC_URL: `https://localhost:${port}`,
        TRUST_PROXY: '1',
      },
    });
    const plain = await fetch(`http://localhost:${plainPort}/fr?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/fr?a=1']);

    const page = await getOverTls(`https://localhost:${port}/fr`, ca);
    expect(page.protocol).toBe('TLSv1.3');
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'alt-svc': expect.stringContaining(`h3=":${port}"`),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    });
    expect(page.body).toContain(`<link rel="canonical" href="https://localhost:${port}/fr"`);
    expect((await getOverTls(`https://localhost:${port}/metrics`, ca)).status).toBe(404);

    const { heading, protocols } = await openByHttp3(port, ca, '/fr/contact');
    expect(heading).toBe(contactMessages.fr.title);
    expect(protocols).toEqual(['h3']);
  },
);

async function getOverTls(address: string, ca: string) {
  const request = get(address, { ca, agent: false });
  const [response] = await once(request, 'response');
  if (!(response instanceof IncomingMessage)) throw new Error('No answer');
  const protocol = response.socket instanceof TLSSocket ? response.socket.getProtocol() : undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    protocol,
    body: await text(response),
  };
}

/** Sends from this local address, which the proxy takes for the client's. */
async function say(port: number, from: string, words: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  await once(socket, 'connect');
  // The proxy may close the connection in the middle of a body.
  socket.on('error', () => socket.destroy());
  socket.write(words);
  return socket;
}

async function ask(port: number, from: string): Promise<string> {
  const request = 'GET /api/category/get HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  return text(await say(port, from, request));
}

async function logIn(url: string, email: string, claimed: string): Promise<number> {
  const { status } = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
    body: JSON.stringify({ email, password: 'wrong' }),
  });
  return status;
}
