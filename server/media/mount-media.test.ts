import { expect, test } from 'vitest';
import type { MediaLibrary } from '#core/media/media-library.ts';
import { testShop } from '#tests/support/app.ts';

const name = 'drawn-1200x1500-d8c6d6';
/** Knows one picture, whose AVIF is not made yet. */
const media: MediaLibrary = {
  add: () => Promise.reject(new Error('Nothing is uploaded here.')),
  remove: () => Promise.reject(new Error('Nothing is removed here.')),
  removeUnfinished: () => Promise.reject(new Error('Nothing is removed here.')),
  finishOne: () => Promise.resolve(false),
  rendition: async (wanted, width, format) =>
    wanted === name && width === 480
      ? { bytes: Buffer.from('pixels'), contentType: 'image/webp', isFinal: format === 'webp' }
      : undefined,
};
const { app } = await testShop({ overrides: { media } });

test('a finished picture may be kept for ever, and is not sent twice', async () => {
  const first = await app.inject({ url: `/media/${name}/480.webp` });
  expect(first.statusCode).toBe(200);
  expect(first.body).toBe('pixels');
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  });
  const again = await app.inject({
    url: `/media/${name}/480.webp`,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('what stands in for a picture still to come is kept for a minute only', async () => {
  const { headers } = await app.inject({ url: `/media/${name}/480.avif` });
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
});

test('HEAD answers the same without the picture', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: `/media/${name}/480.webp` });
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/webp', '']);
});

test.each([
  `/media/${name}/481.webp`,
  `/media/${name}/480.png`,
  `/media/${name}/480.webp.exe`,
  `/media/${name}/0480.webp`,
  `/media/${name}/`,
  `/media/${name}`,
  '/media/',
  '/media',
  '/media/other-1200x1500-d8c6d6/480.webp',
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/package.json',
  `/media/..%2foriginals%2f${name}/480.webp`,
  `/media/${name}/..%2f..%2f480.webp`,
])('%s is plainly not found', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('ndolo-beauty');
  if (new URL(url, 'http://shop').pathname.startsWith('/media')) {
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});
