import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { compressAssets } from '../../scripts/compress-assets.ts';
import { cacheAndCompressAnswers } from '../plugins/answer-caching.ts';
import { mountAssets } from './mount-assets.ts';

const around = await mkdtemp(join(tmpdir(), 'shop-assets-'));
const folder = join(around, 'client');
const script = `const shades = [${'"rouge", '.repeat(400)}];`;
await mkdir(join(folder, 'assets'), { recursive: true });
await mkdir(join(folder, '.git'));
await writeFile(join(folder, 'assets', 'page-a1b2c3.js'), script);
await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
for (const place of ['auth-secret', 'client/.git/config', 'client/.env']) {
  await writeFile(join(around, place), 'not for strangers');
}
await compressAssets(folder);
const app = Fastify();
await cacheAndCompressAnswers(app);
await mountAssets(app, folder);
app.get('/*', async () => 'a page');
await app.listen({ port: 0, host: '127.0.0.1' });
const url = '/assets/page-a1b2c3.js';

afterAll(async () => {
  await app.close();
  await rm(around, { recursive: true, force: true });
});

describe('a built script', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out as the build compressed it to who accepts %s', async (accepted, used, decompress) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(used);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(String(answer.headers.vary).toLowerCase()).toBe('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toBe(script);
  });

  test('is kept for good by the browser, and known by its ETag', async () => {
    const answer = await app.inject(url);
    expect(answer.body).toBe(script);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('of an older build is a plain 404, not a page', async () => {
    const answer = await app.inject('/assets/page-000000.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  // Sent as written, because an HTTP client would normalize the paths first.
  test.each([
    '/assets/../../auth-secret',
    '/assets/..%2f..%2fauth-secret',
    '/assets/%2e%2e/%2e%2e/auth-secret',
    '/..%5cauth-secret',
    '//auth-secret',
    '/.git/config',
    '/.env',
    '/assets/',
    '/assets',
    '/assets/%2e',
  ])('is reached by its own address only: %s shows no other file and no list', async (address) => {
    const answer = await sayTo(`GET ${address} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /);
    for (const hidden of ['not for strangers', 'page-a1b2c3', 'auth-secret'])
      expect(answer.split('\r\n\r\n')[1]).not.toContain(hidden);
  });
});

test('a file without a hash in its name is asked for again after an hour', async () => {
  const answer = await app.inject('/robots.txt');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect((await app.inject('/anything')).body).toBe('a page');
});

async function sayTo(words: string): Promise<string> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.write(words);
  return text(socket);
}
