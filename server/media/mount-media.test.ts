import { expect, test } from 'vitest';
import { createMedia, type PicturePorts } from '#core/media/media.ts';
import { testShop } from '#tests/support/app.ts';

const name = 'drawn-1200x1500-d8c6d6';
const nothing = () => Promise.reject(new Error('Nothing is made here.'));
/** Ports that know one picture, whose AVIF does not exist yet. */
const ports: PicturePorts = {
  decode: nothing,
  plain: nothing,
  encode: nothing,
  encodeAtLeisure: nothing,
  files: {
    readOriginal: async () => undefined,
    writeOriginal: nothing,
    readRendition: async (wanted, width, format) =>
      wanted === name && width === 480 && format === 'webp' ? Buffer.from('pixels') : undefined,
    writeRendition: nothing,
    remove: nothing,
    removeUnfinished: nothing,
  },
};
const { app } = await testShop({ overrides: { media: createMedia(ports) } });

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

test('what is sent until the smaller file is made is kept by the browser that has it, and for a minute by caches that serve others', async () => {
  const { headers } = await app.inject({ url: `/media/${name}/480.avif` });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=60',
  });
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
