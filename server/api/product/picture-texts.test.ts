import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
const first = '/media/aaaaaaaaaaaaaaaa-400x500-d8c4a8/960.webp';
const second = '/media/bbbbbbbbbbbbbbbb-400x500-d8c4a8/960.webp';
await makePicture(store, first);
await makePicture(store, second);

const form = {
  name: 'Velvet Lipstick',
  image: [first, second],
  category: [(await makeCategory(store)).id],
  subCategory: [],
  unit: '3.5 g',
  stock: '12',
  price: '5000',
  discount: 10,
  description: 'Soft.',
  more_details: {},
};
const imageTexts = { [first]: 'A red lipstick without its cap', [second]: 'Its box' };
const imageTextsFr = { [first]: 'Un rouge à lèvres sans son capuchon' };

async function saved(texts: object) {
  const { id } = await makeProduct(store);
  const answer = await call(endpoints.product.updateDetails, { _id: id, ...form, ...texts }, admin);
  expect(answer).toMatchObject({ status: 200 });
  return { id };
}

async function shown(productId: string) {
  return (await call(endpoints.product.getDetails, { productId })).body.data;
}

test('what the pictures of a product show is said in the languages in which it was written', async () => {
  const { id } = await saved({ imageTexts, imageTextsFr });
  expect(await shown(id)).toMatchObject({ imageTexts, imageTextsFr });
});

test('nothing is answered about pictures of which nothing was written', async () => {
  const { id } = await saved({});
  const product = await shown(id);
  expect(product).not.toHaveProperty('imageTexts');
  expect(product).not.toHaveProperty('imageTextsFr');
});

test('a form without the texts leaves them, and a picture that is taken away takes its own along', async () => {
  const { id } = await saved({ imageTexts, imageTextsFr });
  const update = { _id: id, ...form, image: [second] };
  expect(await call(endpoints.product.updateDetails, update, admin)).toMatchObject({ status: 200 });
  const product = await shown(id);
  expect(product.imageTexts).toEqual({ [second]: 'Its box' });
  expect(product).not.toHaveProperty('imageTextsFr');
});

test('texts that are too long, or more than there can be pictures, are refused', async () => {
  const long = { [first]: 'x'.repeat(limits.pictureText + 1) };
  const many = Object.fromEntries(
    Array.from({ length: limits.images + 1 }, (_, index) => [`/media/${index}`, 'x']),
  );
  for (const texts of [long, many]) {
    const refused = await call(endpoints.product.create, { ...form, imageTexts: texts }, admin);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body.fields)).toContain('imageTexts');
  }
});
