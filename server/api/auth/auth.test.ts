import { describe, expect, test } from 'vitest';
import { limits } from '#shared/contract/fields.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAddress, makeCartItem, makeProduct, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs } = await testShop();

const { mergeGuestData } = endpoints.auth;

const guestAddress = {
  name: 'Amina',
  customer_email: 'amina@example.com',
  address_line: 'Bonapriso, face à la pharmacie',
  city: 'Douala',
  state: 'Littoral',
  country: 'Cameroun',
  pincode: '00237',
  mobile: '677123456',
};

async function shopper() {
  const user = await makeUser(store);
  return { userId: user.id, token: await logInAs(user) };
}

async function cartOf(token: string) {
  const { body } = await call(endpoints.cart.get, undefined, { token });
  return body.data.map((line) => [line.productId._id, line.quantity]);
}

async function addressesOf(token: string) {
  const { body } = await call(endpoints.address.get, undefined, { token });
  return body.data;
}

describe('POST /api/auth/merge-guest-data', () => {
  test('adds the guest’s quantities to the account’s, new lines in the guest’s order', async () => {
    const { token, userId } = await shopper();
    const [known, first, second] = [
      await makeProduct(store),
      await makeProduct(store),
      await makeProduct(store),
    ];
    await makeCartItem(store, { userId, productId: known.id, quantity: 2 });
    const { status, body } = await call(
      mergeGuestData,
      {
        guestCart: [
          { _id: 'local1', productId: second.id, quantity: 1 },
          { _id: 'local2', productId: { _id: known.id, name: 'x' }, quantity: 3 },
          { _id: 'local3', productId: first.id, quantity: 2 },
        ],
        guestAddresses: [],
      },
      { token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Guest cart and addresses added to your account',
    });
    expect(body.data).toEqual({ capped: [], dropped: [], addedAddresses: 0, skippedAddresses: 0 });
    expect(await cartOf(token)).toEqual([
      [known.id, 5],
      [second.id, 1],
      [first.id, 2],
    ]);
  });

  test('caps by stock and drops what is gone, and says so', async () => {
    const { token, userId } = await shopper();
    const scarce = await makeProduct(store, { stock: 3 });
    const fresh = await makeProduct(store, { stock: 1 });
    const soldOut = await makeProduct(store, { stock: 0 });
    const unlisted = await makeProduct(store, { isListed: false });
    await makeCartItem(store, { userId, productId: scarce.id, quantity: 2 });
    const { body } = await call(
      mergeGuestData,
      {
        guestCart: [scarce, fresh, soldOut, unlisted, { id: 'k3f9a0z1b2c4' }].map(({ id }) => ({
          productId: id,
          quantity: 2,
        })),
      },
      { token },
    );
    expect(body.data.capped).toEqual([
      { productId: scarce.id, quantity: 3 },
      { productId: fresh.id, quantity: 1 },
    ]);
    expect(body.data.dropped).toEqual([soldOut.id, unlisted.id, 'k3f9a0z1b2c4']);
    expect(await cartOf(token)).toEqual([
      [scarce.id, 3],
      [fresh.id, 1],
    ]);
  });

  test('never takes away from the account’s cart, even above the stock', async () => {
    const { token, userId } = await shopper();
    const { id } = await makeProduct(store, { stock: 2 });
    const ranOut = await makeProduct(store, { stock: 0 });
    await makeCartItem(store, { userId, productId: id, quantity: 5 });
    await makeCartItem(store, { userId, productId: ranOut.id, quantity: 1 });
    const guestCart = [id, ranOut.id].map((productId) => ({ productId, quantity: 1 }));
    const { body } = await call(mergeGuestData, { guestCart }, { token });
    expect(body.data).toMatchObject({
      capped: [
        { productId: id, quantity: 5 },
        { productId: ranOut.id, quantity: 1 },
      ],
      dropped: [],
    });
    expect(await cartOf(token)).toEqual([
      [id, 5],
      [ranOut.id, 1],
    ]);
  });

  test('a product twice in the guest’s cart counts with both quantities', async () => {
    const { token } = await shopper();
    const { id } = await makeProduct(store);
    const guestCart = [2, 3].map((quantity) => ({ productId: id, quantity }));
    await call(mergeGuestData, { guestCart }, { token });
    expect(await cartOf(token)).toEqual([[id, 5]]);
  });

  test('takes addresses in the form’s spelling and the wire’s, without exact duplicates', async () => {
    const { token, userId } = await shopper();
    await makeAddress(store, {
      userId,
      name: 'Amina',
      email: 'amina@example.com',
      addressLine: guestAddress.address_line,
      country: 'Cameroun',
    });
    const { customer_email: email, address_line: addressline, ...rest } = guestAddress;
    const { body } = await call(
      mergeGuestData,
      {
        guestAddresses: [
          guestAddress,
          { ...rest, email, addressline },
          { ...rest, email, addressline, city: 'Kribi', mobile: '+237 6 77 12 34 56' },
          { ...guestAddress, city: ' Kribi ', _id: 'local' },
        ],
      },
      { token },
    );
    expect(body.data).toMatchObject({ addedAddresses: 1, skippedAddresses: 0 });
    expect((await addressesOf(token)).map(({ city }) => city)).toEqual(['Douala', 'Kribi']);
  });

  test('gives an address without an e-mail that of the account', async () => {
    const { token } = await shopper();
    const { body } = await call(
      mergeGuestData,
      { guestAddresses: [{ ...guestAddress, customer_email: '' }] },
      { token },
    );
    expect(body.data).toMatchObject({ addedAddresses: 1, skippedAddresses: 0 });
    const { data: account } = (await call(endpoints.user.userDetails, undefined, { token })).body;
    expect((await addressesOf(token)).map((address) => address.customer_email)).toEqual([account.email]);
  });

  test('adds an address again that the account has removed', async () => {
    const { token } = await shopper();
    await call(mergeGuestData, { guestAddresses: [guestAddress] }, { token });
    const [address] = await addressesOf(token);
    await call(endpoints.address.disable, { _id: address?._id }, { token });
    await call(mergeGuestData, { guestAddresses: [guestAddress] }, { token });
    expect((await addressesOf(token)).map(({ status }) => status)).toEqual([false, true]);
  });

  test.each([
    ['phone', { ...guestAddress, mobile: 'call me' }],
    ['e-mail', { ...guestAddress, customer_email: 'amina@' }],
    ['city', { ...guestAddress, city: ' ' }],
    ['content', null],
  ])('an address without a readable %s is skipped and does not hold up the rest', async (_, unreadable) => {
    const { token } = await shopper();
    const { id } = await makeProduct(store);
    const { status, body } = await call(
      mergeGuestData,
      { guestCart: [{ productId: id, quantity: 1 }], guestAddresses: [unreadable, guestAddress] },
      { token },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ addedAddresses: 1, skippedAddresses: 1 });
    expect(await cartOf(token)).toEqual([[id, 1]]);
  });

  test('with the same Idempotency-Key never adds twice, and answers as the first time', async () => {
    const { token } = await shopper();
    const { id } = await makeProduct(store);
    const options = { token, idempotencyKey: 'merge' };
    const guest = { guestCart: [{ productId: id, quantity: 2 }], guestAddresses: [guestAddress] };
    const first = await call(mergeGuestData, guest, options);
    const second = await call(mergeGuestData, guest, options);
    expect(second.status).toBe(200);
    expect(second.body.data).toEqual(first.body.data);
    expect(await cartOf(token)).toEqual([[id, 2]]);
    expect(await addressesOf(token)).toHaveLength(1);
  });

  test('with the same Idempotency-Key adds what the guest has put together since, once', async () => {
    const { token } = await shopper();
    const [gloss, balm] = [await makeProduct(store), await makeProduct(store)];
    const options = { token, idempotencyKey: 'merge, its answer lost' };
    const guest = { guestCart: [{ productId: gloss.id, quantity: 2 }], guestAddresses: [guestAddress] };
    await call(mergeGuestData, guest, options);
    const [home] = await addressesOf(token);
    await call(endpoints.address.disable, { _id: home?._id }, { token });
    const later = {
      guestCart: [
        { productId: gloss.id, quantity: 3 },
        { productId: balm.id, quantity: 1 },
      ],
      guestAddresses: [guestAddress, { ...guestAddress, city: 'Yaoundé' }],
    };
    const added = await call(mergeGuestData, later, options);
    expect(added.body.data).toMatchObject({ addedAddresses: 2, capped: [], dropped: [] });
    await call(mergeGuestData, later, options);
    await call(mergeGuestData, guest, options);
    expect(await cartOf(token)).toEqual([
      [gloss.id, 3],
      [balm.id, 1],
    ]);
    expect((await addressesOf(token)).filter(({ status }) => status).map(({ city }) => city)).toEqual([
      'Yaoundé',
    ]);
  });

  test('without a key adds each time', async () => {
    const { token } = await shopper();
    const { id } = await makeProduct(store);
    const guest = { guestCart: [{ productId: id, quantity: 2 }] };
    await call(mergeGuestData, guest, { token });
    await call(mergeGuestData, guest, { token });
    expect(await cartOf(token)).toEqual([[id, 4]]);
  });

  test('adds only as many products as one order takes', async () => {
    const { token } = await shopper();
    const first = await makeProduct(store);
    const parents = { categoryIds: first.categoryIds, subCategoryIds: first.subCategoryIds };
    const ids = [first.id];
    while (ids.length < limits.cartLines) ids.push((await makeProduct(store, parents)).id);
    const already = await makeProduct(store, parents);
    await call(endpoints.cart.create, { productId: already.id }, { token });
    const guestCart = ids.map((productId) => ({ productId, quantity: 1 }));
    const { body } = await call(mergeGuestData, { guestCart }, { token });
    expect(body.data.dropped).toEqual(ids.slice(-1));
    expect(await cartOf(token)).toHaveLength(limits.cartLines);
  });

  test('refuses what is no cart and no list of addresses, by field', async () => {
    const { token } = await shopper();
    const { status, body } = await call(
      mergeGuestData,
      { guestCart: [{ productId: '???', quantity: 0 }], guestAddresses: 'none' },
      { token },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['guestAddresses', 'guestCart']);
  });

  test('is for logged-in users', async () => {
    expect((await call(mergeGuestData, {})).status).toBe(401);
  });
});
