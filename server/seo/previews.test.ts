import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPicture } from '#core/media/add-picture.ts';
import { PrinterIsBusy, previewOf as previewOfProduct } from '#core/previews/preview.ts';
import { endpoints } from '#shared/endpoints.ts';
import { languages } from '#shared/language.ts';
import { francs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';

const shop = await testShop();
const { app, store } = shop;

test('a product is shared with a JPEG that WhatsApp reads: 1200 x 630, under 300 KB, kept for good', async () => {
  const gloss = await makeProduct(store, { images: [await uploadPicture()], price: 12_500, discount: 20 });
  const answer = await app.inject(await previewOf(gloss.id));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(answer.rawPayload.length).toBeLessThan(300_000);
  // The uploaded picture is on the left, the cream sheet on the right.
  expect(await colourAt(answer.rawPayload, 60, 300)).toSatisfy(isNear([200, 30, 90]));
  expect(await colourAt(answer.rawPayload, 1180, 20)).toSatisfy(isNear([251, 245, 234]));
});

test('another price, name or language has another address; the old one leads to today’s picture', async () => {
  const gloss = await makeProduct(store, { name: 'Plum gloss', nameFr: 'Brillant prune', price: 5_000 });
  const before = await previewOf(gloss.id);
  expect(await previewOf(gloss.id, 'fr')).toMatch(/^\/previews\/fr\//);
  await store.db.updateTable('products').set({ price: 4_000 }).where('id', '=', gloss.id).execute();
  const after = await previewOf(gloss.id);
  expect(after).not.toBe(before);
  const answer = await app.inject(before);
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    after,
    'no-cache',
  ]);
});

test('a name in letters the face cannot write, and a product without a picture, still show a price', async () => {
  const cream = await makeProduct(store, {
    name: 'Крем 保湿 ✨'.repeat(20),
    images: [],
    price: 2_147_483_647,
  });
  const answer = await app.inject(await previewOf(cream.id));
  expect(answer.statusCode).toBe(200);
  expect(await isPrinted(answer.rawPayload, { left: 540, top: 440, width: 600, height: 100 })).toBe(true);
});

test.each([
  '/previews/en/aaaaaaaaaaaa-0123456789abcdef.jpg',
  '/previews/en/anything.jpg',
  '/previews/de/shop.jpg',
  '/previews/en/..%2f..%2fpackage.json',
])('%s is not found', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('every other page is shared with the shop’s picture in its language', async () => {
  const [english, french] = [
    await app.inject('/previews/en/shop.jpg'),
    await app.inject('/previews/fr/shop.jpg'),
  ];
  expect(await sharp(english.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(english.rawPayload.equals(french.rawPayload)).toBe(false);
});

test('where too many wait for a picture, the next one is asked to come back', async () => {
  const busy = await testShop({
    overrides: {
      previews: {
        product: () => Promise.reject(new PrinterIsBusy()),
        shop: () => Promise.reject(new PrinterIsBusy()),
      },
    },
  });
  const answer = await busy.app.inject('/previews/en/shop.jpg');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

async function previewOf(productId: string, language: 'en' | 'fr' = 'en'): Promise<string> {
  const { body } = await shop.call(endpoints.product.getDetails, { productId }, { language });
  return body.data.preview;
}

async function uploadPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c81e5a' } })
    .png()
    .toBuffer();
  const added = await addPicture(store, bytes);
  if (!added.ok) throw new Error('The picture was refused');
  return added.value.url;
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

/** As close as a lossy picture keeps a colour. */
function isNear(wanted: number[]) {
  return (colour: number[]) => wanted.every((part, index) => Math.abs(part - (colour[index] ?? 999)) < 10);
}

async function isPrinted(
  picture: Buffer,
  area: { left: number; top: number; width: number; height: number },
): Promise<boolean> {
  const { channels } = await sharp(picture).extract(area).stats();
  return channels.some(({ stdev }) => stdev > 5);
}

test('a picture says what a product is sold by as its language writes it', () => {
  const product = { ...{ id: 'x', name: 'Lipstick', nameFr: null, images: [] }, unit: '3.5 g' };
  const units = languages.map(
    (language) => previewOfProduct({ ...product, price: francs(4_500), discount: 0 }, language, 'Shop').unit,
  );
  expect(units).toEqual(['3.5\u00a0g', '3,5\u00a0g']);
});
