import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { plainBackground } from './plain-background.ts';

const size = 400;

/** A tube on a background, as a phone's camera sees it: with noise, and darker towards one side. */
async function photo(ground: string, thing = '#8a1c3b'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs><linearGradient id="light"><stop stop-color="#fff" stop-opacity="0.25"/><stop offset="1" stop-color="#000" stop-opacity="0.12"/></linearGradient></defs>
    ${ground}<rect width="${size}" height="${size}" fill="url(#light)"/>
    <rect x="140" y="80" width="120" height="240" rx="20" fill="${thing}"/></svg>`;
  const noise = await sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 3 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: 'soft-light' }])
    .webp({ quality: 90 })
    .toBuffer();
}

const cloth = `<rect width="${size}" height="${size}" fill="#d8c4a8"/>`;

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}

describe('a background made plain', () => {
  test('is white around the thing, which keeps its colour, with a soft edge between them', async () => {
    const before = await photo(cloth);
    const made = await plainBackground(before);
    if (!made.ok) throw new Error(made.refusal.code);
    const { original, width, height } = made.value;
    expect([width, height]).toEqual([size, size]);
    for (const [left, top] of [
      [5, 5],
      [395, 395],
      [80, 200],
      [330, 60],
    ] as const) {
      expect(Math.min(...(await colourAt(original, left, top)))).toBeGreaterThan(248);
    }
    const [thing, thingBefore] = [await colourAt(original, 200, 200), await colourAt(before, 200, 200)];
    expect(thing.every((value, channel) => Math.abs(value - (thingBefore[channel] ?? 0)) < 12)).toBe(true);
    const [, green = 0] = await colourAt(original, 140, 200);
    expect(green).toBeGreaterThan(thing[1] ?? 0);
  });

  test('leaves a thing alone that the background touches only by a step, as a white box on a grey table', async () => {
    const made = await plainBackground(
      await photo(`<rect width="${size}" height="${size}" fill="#8f9396"/>`, '#f4f2ee'),
    );
    if (!made.ok) throw new Error(made.refusal.code);
    const [red = 255] = await colourAt(made.value.original, 200, 200);
    expect(red).toBeLessThan(250);
    expect(Math.min(...(await colourAt(made.value.original, 20, 20)))).toBeGreaterThan(248);
  });

  test.each([
    [
      'a room',
      `<rect width="${size}" height="200" fill="#d8c4a8"/><rect y="200" width="${size}" height="200" fill="#35506b"/>`,
    ],
    [
      'stripes',
      Array.from(
        { length: 20 },
        (_, n) => `<rect x="${n * 20}" width="20" height="${size}" fill="${n % 2 ? '#222222' : '#eeeeee'}"/>`,
      ).join(''),
    ],
  ])('is refused on %s', async (_, ground) => {
    const made = await plainBackground(await photo(ground));
    expect(made.ok ? 'made' : made.refusal.code).toBe('PICTURE_BACKGROUND_MIXED');
  });

  test('is refused where nothing is left of the thing', async () => {
    const made = await plainBackground(await photo(cloth, '#d8c4a8'));
    expect(made.ok ? 'made' : made.refusal.code).toBe('PICTURE_BACKGROUND_MIXED');
  });
});
