import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs } = await testShop({ database: { poolSize: 12 } });

const { mergeGuestData } = endpoints.auth;
const guestAddress = {
  name: 'Amina',
  email: 'amina@example.com',
  addressline: 'Bonapriso',
  city: 'Douala',
  state: 'Littoral',
  pincode: '00237',
  country: 'Cameroun',
  mobile: '677123456',
};

async function accountOf(token: string) {
  const cart = await call(endpoints.cart.get, undefined, { token });
  const addresses = await call(endpoints.address.get, undefined, { token });
  return {
    quantities: cart.body.data.map(({ quantity }) => quantity),
    addresses: addresses.body.data.length,
  };
}

test('two tabs that merge at once with one key add once, and both get the same answer', async () => {
  for (let round = 0; round < 10; round += 1) {
    const token = await logInAs(await makeUser(store));
    const { id } = await makeProduct(store, { stock: 3 });
    const guest = { guestCart: [{ productId: id, quantity: 2 }], guestAddresses: [guestAddress] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(mergeGuestData, guest, { token, idempotencyKey: 'tabs' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.data)).toEqual(answers.map(() => answers[0]?.body.data));
    expect(await accountOf(token)).toEqual({ quantities: [2], addresses: 1 });
  }
});

test('two devices that merge at once with their own keys both add, and an address they share is there once', async () => {
  const token = await logInAs(await makeUser(store));
  const { id } = await makeProduct(store);
  const guest = { guestCart: [{ productId: id, quantity: 2 }], guestAddresses: [guestAddress] };
  await Promise.all(
    ['phone', 'laptop'].map((idempotencyKey) => call(mergeGuestData, guest, { token, idempotencyKey })),
  );
  expect(await accountOf(token)).toEqual({ quantities: [4], addresses: 1 });
});

test('clicks on "Add" during a merge are all counted', async () => {
  const token = await logInAs(await makeUser(store));
  const { id } = await makeProduct(store, { stock: 50 });
  await Promise.all([
    call(mergeGuestData, { guestCart: [{ productId: id, quantity: 5 }] }, { token }),
    ...Array.from({ length: 5 }, () => call(endpoints.cart.create, { productId: id }, { token })),
  ]);
  expect((await accountOf(token)).quantities).toEqual([10]);
});
