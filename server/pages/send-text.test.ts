import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendText } from './send-text.ts';

const page = `<!DOCTYPE html><p>${'Rouge à lèvres '.repeat(200)}</p>`;
const app = Fastify();
app.get('/', (request, reply) => sendText(request, reply, page));

function get(headers: Record<string, string>) {
  return app.inject({ method: 'GET', url: '/', headers });
}

test('a page is answered with brotli where the browser takes it, else with gzip, else as it is', async () => {
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);

  const gzip = await get({ 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(page);

  const plain = await get({});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(page);
});

test('an encoding that the browser rules out is not used', async () => {
  const answer = await get({ 'accept-encoding': 'br;q=0, gzip;q=0.5' });

  expect(answer.headers['content-encoding']).toBe('gzip');
});

test('a browser that has the page already is told so without sending it again', async () => {
  const { etag } = (await get({})).headers;

  const again = await get({ 'if-none-match': `"other", ${etag}` });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});
