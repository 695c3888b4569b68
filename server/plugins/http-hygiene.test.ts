import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeUser } from '#tests/support/make.ts';
import { buildApp } from '../app.ts';

const shop = await testShop();
const { app } = shop;
const url = '/api/category/get';
const login = '/api/user/login';
const json = { 'content-type': 'application/json' };
/** Bodies that would write into the prototype of every object. */
const pollutions = ['{"__proto__": {"a": 1}}', '{"constructor": {"prototype": {"a": 1}}}'];
for (let count = 0; count < 12; count += 1) await makeCategory(shop.store);

describe('every answer', () => {
  test.each([
    '/api/category/get',
    '/api/nothing',
    '/api/%E0%A4%A',
    '/api/user/user-details',
    '/api/health',
    '/api/openapi.json',
  ])('of %s carries the security headers', async (address) => {
    const { headers } = await app.inject(address);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('under /api is JSON in the envelope, also where nothing is', async () => {
    for (const address of ['/api', '/api/', '/api/nothing', '/api/user/nothing?q=<b>', '/api/%E0%A4%A']) {
      const answer = await app.inject(address);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toMatchObject({ success: false, error: true, data: null });
      expect(answer.json().message).not.toBe('');
      expect(answer.statusCode).toBe(address.includes('%') ? 400 : 404);
    }
  });

  test('speaks the language of the page', async () => {
    const answer = await app.inject({ url: '/api/nothing', headers: { 'accept-language': 'fr' } });
    expect(answer.json().message).toBe('Il n’y a rien à cette adresse.');
  });

  test('to a wrong method is a JSON 404', async () => {
    const answer = await app.inject({ method: 'DELETE', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });
});

describe('a body', () => {
  test('that is no JSON is malformed', async () => {
    for (const payload of ['{"email":', '"text"', '[1]', ...pollutions]) {
      const answer = await app.inject({ method: 'POST', url: login, headers: json, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, error: true, code: 'MALFORMED' });
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
  ])('of kind %s is not taken', async (kind) => {
    const answer = await app.inject({
      method: 'POST',
      url: login,
      headers: { 'content-type': kind },
      payload: 'a=b',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ success: false, error: true, code: 'UNSUPPORTED_MEDIA' });
  });

  test('that is not there is fine where nothing is asked for', async () => {
    for (const headers of [{}, json]) {
      const answer = await app.inject({ method: 'POST', url: '/api/subcategory/get', headers });
      expect(answer.statusCode).toBe(200);
    }
  });

  test('that is not there counts as empty where something is asked for', async () => {
    for (const headers of [{}, json]) {
      const answer = await app.inject({ method: 'POST', url: login, headers });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toHaveProperty('email');
    }
  });

  test('of a shopper is too large above 128 KiB', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(128 * 1024) });
    const answer = await app.inject({ method: 'POST', url: login, headers: json, payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ success: false, error: true, code: 'BODY_TOO_LARGE' });
  });

  test('as JSON is not taken for an upload, and a broken form is malformed', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const asJson = await shop.call(endpoints.user.uploadAvatar, { avatar: 'x' }, { token });
    expect(asJson.status).toBe(415);
    const broken = await app.inject({
      method: 'PUT',
      url: '/api/user/upload-avatar',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nhalf',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'MALFORMED' });
  });

  test('with unknown fields is taken without them', async () => {
    const input = { email: 'no-one@example.com', password: 'words', role: 'ADMIN' };
    expect((await shop.call(endpoints.user.login, input)).status).toBe(401);
  });
});

describe('a public answer', () => {
  test('has an ETag and is not sent twice', async () => {
    const first = await app.inject(url);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/".+"$/);
    for (const header of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': header } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    const changed = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(changed.statusCode).toBe(200);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out compressed to who accepts %s', async (accepted, used, decompress) => {
    const plain = await app.inject(url);
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(used);
    expect(String(answer.headers.vary).split(', ')).toEqual(['accept-language', 'accept-encoding']);
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  test('says that it varies also when it goes out plain', async () => {
    const answer = await app.inject(url);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept-language, accept-encoding');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('is answered to HEAD without its body', async () => {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});

describe('a personal answer', () => {
  test('is never cached, whether it succeeded or not', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const answers = [
      await app.inject({ url: '/api/user/user-details', headers: { authorization: `Bearer ${token}` } }),
      await app.inject('/api/user/user-details'),
      await app.inject({ method: 'POST', url: login, headers: json, payload: '{}' }),
      await app.inject({ method: 'POST', url: login, headers: json, payload: '{' }),
      await app.inject({ method: 'PUT', url: '/api/cart/update-qty', headers: json, payload: '{}' }),
    ];
    for (const answer of answers) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('etag');
    }
  });
});

describe('a request that is no HTTP', () => {
  test('is refused in one line and without a word about the shop', async () => {
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const answer = await sayTo(port, 'GET / HTTP/9.9\r\nnonsense\r\n\r\n');
    expect(answer).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    const endless = `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await sayTo(port, endless)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a page of another site', () => {
  test('is allowed to read no answer and to send no call', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    for (const [method, url] of [
      ['GET', '/api/category/get'],
      ['OPTIONS', '/api/cart/update-qty'],
    ] as const) {
      const answer = await app.inject({ method, url, headers });
      const opened = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect([url, opened]).toEqual([url, []]);
    }
  });
});

test('TRACE, which would show a page what its browser sends, is no method of the shop', async () => {
  const server = await buildApp(shop.store, { trustProxy: false, rateLimitFactor: 1 });
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  for (const path of [url, '/']) {
    const heads = 'Host: a\r\nCookie: reset_grant=of-amina\r\nConnection: close\r\n';
    const answer = await sayTo(port, `TRACE ${path} HTTP/1.1\r\n${heads}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('of-amina');
  }
  await server.close();
});

describe('a parameter', () => {
  test('is read in the one place that the call has for it', async () => {
    const input = '?email=amina%40example.com&password=words';
    const answer = await app.inject({
      method: 'POST',
      url: `${login}${input}`,
      headers: json,
      payload: '{}',
    });
    expect(Object.keys(answer.json().fields)).toEqual(['email', 'password']);
  });

  test('that comes twice is no number and no text', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const headers = { authorization: `Bearer ${token}` };
    const twice = await app.inject({ url: '/api/order/order-list?limit=1&limit=100', headers });
    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([422, ['limit']]);
    const listed = { email: ['amina@example.com', 'ngono@example.com'], password: { $ne: '' } };
    const asLists = await shop.call(endpoints.user.login, listed);
    expect([asLists.status, Object.keys(asLists.body.fields ?? {})]).toEqual([422, ['email', 'password']]);
  });
});

test('a path is decoded once, and what a body says is not decoded again', async () => {
  expect((await app.inject('/api/%68ealth')).statusCode).toBe(200);
  expect((await app.inject('/api/%2568ealth')).statusCode).toBe(404);
  const login = { email: 'amina%40example.com', password: 'words' };
  expect((await shop.call(endpoints.user.login, login)).body.fields).toHaveProperty('email');
});

describe('a request that says twice where it ends', () => {
  test.each([
    ['by a length and by chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['by two lengths', 'Content-Length: 5\r\nContent-Length: 50\r\n'],
    ['by chunks under another name', 'Content-Length: 5\r\nTransfer-Encoding: xchunked\r\n'],
  ])(
    '%s, so that a proxy may see another one behind it, is refused and its line closed',
    async (_how, heads) => {
      const server = await buildApp(shop.store, { trustProxy: 1, rateLimitFactor: 1 });
      const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
      const hidden = '0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
      const answer = await sayTo(
        port,
        `POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${heads}\r\n${hidden}`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('alive');
      await server.close();
    },
  );
});

describe('the health of the shop', () => {
  test('is answered without a session', async () => {
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, data: { database: 'up' } });
  });
});

async function sayTo(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  return text(socket);
}

test('behind https every answer asks browsers for https for a year, subdomains included', async () => {
  const settings = { ...shop.store.settings, publicUrl: 'https://shop.example.com' };
  const secure = await buildApp({ ...shop.store, settings }, { trustProxy: 1, rateLimitFactor: 1 });
  for (const address of [
    url,
    '/api/nothing',
    '/media/none',
    '/assets/none.js',
    '/robots.txt',
    '/api/%E0%A4%A',
  ]) {
    const { headers } = await secure.inject(address);
    expect([address, headers['strict-transport-security']]).toEqual([
      address,
      'max-age=31536000; includeSubDomains',
    ]);
  }
  await secure.close();
});
