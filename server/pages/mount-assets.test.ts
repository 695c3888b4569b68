import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { compressAssets } from '../../scripts/compress-assets.ts';
import { cacheAndCompressAnswers } from '../plugins/answer-caching.ts';
import { mountAssets } from './mount-assets.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-assets-'));
const script = `const shades = [${'"rouge", '.repeat(400)}];`;
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'assets', 'page-a1b2c3.js'), script);
await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
await compressAssets(folder);
const app = Fastify();
await cacheAndCompressAnswers(app);
await mountAssets(app, folder);
app.get('/*', async () => 'a page');
const url = '/assets/page-a1b2c3.js';

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
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

  test('is the only thing that can be reached', async () => {
    for (const address of ['/assets/../../etc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/assets/']) {
      expect((await app.inject(address)).body).not.toContain('root:');
    }
  });
});

test('a file without a hash in its name is asked for again after an hour', async () => {
  const answer = await app.inject('/robots.txt');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect((await app.inject('/anything')).body).toBe('a page');
});
