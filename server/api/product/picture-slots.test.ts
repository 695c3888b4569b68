import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
const [open, closed, smear, box, arm] = await Promise.all(
  ['a', 'b', 'c', 'd', 'e'].map(async (letter) => {
    const url = `/media/${letter.repeat(16)}-400x500-d8c4a8/960.webp`;
    await makePicture(store, url);
    return url;
  }),
);

const form = {
  name: 'Velvet Lipstick',
  nameFr: 'Huile de velours',
  image: [box, smear, open, arm, closed],
  category: [(await makeCategory(store)).id],
  subCategory: [],
  unit: '3.5 g',
  stock: '12',
  price: '5000',
  discount: 10,
  description: 'Soft.',
  more_details: {},
};
const slots = { [`${box}`]: 'box', [`${smear}`]: 'texture', [`${arm}`]: 'skin', [`${closed}`]: 'card' };

async function saved(changes: object, id?: string) {
  const _id = id ?? (await makeProduct(store)).id;
  const answer = await call(endpoints.product.updateDetails, { _id, ...form, ...changes }, admin);
  expect(answer).toMatchObject({ status: 200 });
  return { id: _id, own: answer.body.data };
}

async function shown(productId: string) {
  return (await call(endpoints.product.getDetails, { productId })).body.data;
}

test('pictures come in the order of their slots: the card, then skin, texture and box, then those without', async () => {
  const { id, own } = await saved({ imageSlots: slots });
  expect(own).toMatchObject({ imageSlots: slots, image: [closed, arm, smear, box, open] });
  expect(await shown(id)).toMatchObject({ image: [closed, arm, smear, box, open] });
});

test('shoppers hear what a picture in its slot shows, in both languages, where the owner wrote nothing', async () => {
  const { id } = await saved({ imageSlots: slots, imageTexts: { [`${smear}`]: 'A red stroke' } });
  const product = await shown(id);
  expect(product.imageTexts).toEqual({
    [`${smear}`]: 'A red stroke',
    [`${arm}`]: 'Velvet Lipstick on skin',
    [`${box}`]: 'Velvet Lipstick with its box',
  });
  expect(product.imageTextsFr).toEqual({
    [`${smear}`]: 'Texture d’Huile de velours',
    [`${arm}`]: 'Huile de velours sur la peau',
    [`${box}`]: 'Huile de velours avec sa boîte',
  });
  expect(product).not.toHaveProperty('imageSlots');
});

test('the owner’s form gets the words the owner wrote, and no others', async () => {
  const { own } = await saved({ imageSlots: slots });
  expect(own).not.toHaveProperty('imageTexts');
});

test('a call that says nothing of slots answers as before, keeps the order it says and the slots there are', async () => {
  const { id, own } = await saved({});
  expect(own).toMatchObject({ image: form.image });
  expect(own).not.toHaveProperty('imageSlots');
  await saved({ imageSlots: { [`${smear}`]: 'texture' } }, id);
  const again = await saved({ image: [smear, open] }, id);
  expect(again.own).toMatchObject({ image: [smear, open], imageSlots: { [`${smear}`]: 'texture' } });
});

test('a slot that does not exist is refused', async () => {
  const refused = await call(
    endpoints.product.create,
    { ...form, imageSlots: { [`${box}`]: 'shelf' } },
    admin,
  );
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body.fields)).toContain('imageSlots');
});
