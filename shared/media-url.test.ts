import { expect, test } from 'vitest';
import { mediaRendition, mediaSrcSet, parseMediaUrl } from '#shared/media-url.ts';

const LIPSTICK = '/media/k3v9Qx-1200x1500-f4e1d8/960.webp';

test('the address of a picture has its size and the colour of its background', () => {
  expect(parseMediaUrl(LIPSTICK)).toEqual({
    base: '/media/k3v9Qx-1200x1500-f4e1d8',
    width: 1200,
    height: 1500,
    ground: '#f4e1d8',
  });
});

test('a picture on another host of the shop is read alike', () => {
  expect(parseMediaUrl(`https://cdn.example.com${LIPSTICK}`)?.base).toBe(
    'https://cdn.example.com/media/k3v9Qx-1200x1500-f4e1d8',
  );
});

test.each([
  '',
  '/logo.png',
  'https://example.com/photo.jpg',
  '/media/k3v9Qx/960.webp',
  '/media/k3v9Qx-0x1500-f4e1d8/960.webp',
  '/media/k3v9Qx-1200x1500-F4E1DG/960.webp',
  '/media/k3v9Qx-1200x1500-f4e1d8/960.png',
  '/media/k3v9Qx-1200x1500-f4e1d8/960.webp?x=1',
  '/media/../k3v9Qx-1200x1500-f4e1d8/960.webp',
])('"%s" is not taken for a picture of the pipeline', (url) => {
  expect(parseMediaUrl(url)).toBeUndefined();
});

test('a picture is offered in every width and both formats', () => {
  const media = parseMediaUrl(LIPSTICK);
  if (media === undefined) throw new Error('not parsed');
  expect(mediaRendition(media, 160, 'avif')).toBe('/media/k3v9Qx-1200x1500-f4e1d8/160.avif');
  expect(mediaSrcSet(media, 'webp')).toBe(
    [160, 320, 480, 720, 960]
      .map((width) => `/media/k3v9Qx-1200x1500-f4e1d8/${width}.webp ${width}w`)
      .join(', '),
  );
});
