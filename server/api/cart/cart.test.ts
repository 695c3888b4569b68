import { describe, expect, test } from 'vitest';
import { limits } from '#shared/contract/fields.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCartItem, makeProduct, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs } = await testShop();

async function shopper() {
  const user = await makeUser(store);
  return { userId: user.id, token: await logInAs(user) };
}

async function quantitiesOf(token: string) {
  const { body } = await call(endpoints.cart.get, undefined, { token });
  return body.data.map((line) => [line.productId._id, line.quantity]);
}

describe('POST /api/cart/create', () => {
  test('puts one piece in the cart and answers the line', async () => {
    const { token } = await shopper();
    const lipstick = await makeProduct(store, { price: 2500, discount: 10, stock: 4 });
    const { status, body } = await call(endpoints.cart.create, { productId: lipstick.id }, { token });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: 'Item added to cart' });
    expect(body.data).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-z]{24}$/),
      quantity: 1,
      productId: { _id: lipstick.id, price: 2500, discount: 10, stock: 4 },
    });
  });

  test('answers the shop’s own pages with what a cart shows of a product only', async () => {
    const { token } = await shopper();
    const { id, name } = await makeProduct(store, {
      price: 2500,
      stock: 4,
      description: 'Long.',
      details: [
        ['Brand', 'Ndolo'],
        ['Finish', 'Matte'],
      ],
    });
    const shown = { _id: id, name, price: 2500, stock: 4, description: '', more_details: { Brand: 'Ndolo' } };
    const added = await call(endpoints.cart.create, { productId: id, short: true }, { token });
    expect(added.body.data.productId).toMatchObject(shown);
    const line = { _id: added.body.data._id, qty: 2, short: true };
    expect((await call(endpoints.cart.updateQty, line, { token })).body.data.productId).toMatchObject(shown);
    const own = await call(endpoints.cart.get, { short: true }, { token });
    expect(own.body).toMatchObject({ data: [{ quantity: 2, productId: shown }] });
    const whole = await call(endpoints.cart.get, undefined, { token });
    expect(whole.body.data[0]?.productId).toMatchObject({
      description: 'Long.',
      more_details: { Finish: 'Matte' },
    });
  });

  test('a double click is two pieces on one line', async () => {
    const { token } = await shopper();
    const { id } = await makeProduct(store);
    const clicks = await Promise.all([
      call(endpoints.cart.create, { productId: id }, { token }),
      call(endpoints.cart.create, { productId: id }, { token }),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([201, 201]);
    expect(await quantitiesOf(token)).toEqual([[id, 2]]);
  });

  test('never passes the stock, and says how many are left', async () => {
    const { token, userId } = await shopper();
    const { id, name } = await makeProduct(store, { stock: 2 });
    await makeCartItem(store, { userId, productId: id, quantity: 2 });
    const { status, body } = await call(endpoints.cart.create, { productId: id }, { token });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      error: true,
      code: 'STOCK_SHORT',
      message: `Only 2 of "${name}" are left.`,
    });
    expect(body.data).toEqual({ productId: id, name, available: 2 });
    expect(await quantitiesOf(token)).toEqual([[id, 2]]);
  });

  test('a sold-out product is refused by name', async () => {
    const { token } = await shopper();
    const { id, name } = await makeProduct(store, { stock: 0 });
    const { status, body } = await call(endpoints.cart.create, { productId: id }, { token });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'SOLD_OUT', data: { productId: id, name } });
  });

  test.each([
    ['unknown', async () => 'k3f9a0z1b2c4'],
    ['no longer in the shop', async () => (await makeProduct(store, { isListed: false })).id],
  ])('a product that is %s is not found', async (_, find) => {
    const { token } = await shopper();
    const { status, body } = await call(endpoints.cart.create, { productId: await find() }, { token });
    expect(status).toBe(404);
    expect(body.code).toBe('PRODUCT_NOT_FOUND');
  });

  test('a line holds no more pieces than an order takes', async () => {
    const { token, userId } = await shopper();
    const { id } = await makeProduct(store, { stock: limits.quantity + 5 });
    await makeCartItem(store, { userId, productId: id, quantity: limits.quantity });
    const { body } = await call(endpoints.cart.create, { productId: id }, { token });
    expect(body.code).toBe('ORDER_TOO_LARGE');
  });

  test('a cart holds no more products than an order takes', async () => {
    const { token, userId } = await shopper();
    const first = await makeProduct(store);
    const parents = { categoryIds: first.categoryIds, subCategoryIds: first.subCategoryIds };
    await makeCartItem(store, { userId, productId: first.id });
    for (let line = 1; line < limits.cartLines; line += 1) {
      await makeCartItem(store, { userId, productId: (await makeProduct(store, parents)).id });
    }
    const oneMore = await makeProduct(store, parents);
    const refused = await call(endpoints.cart.create, { productId: oneMore.id }, { token });
    expect(refused.body.code).toBe('ORDER_TOO_LARGE');
    const known = await call(endpoints.cart.create, { productId: first.id }, { token });
    expect(known.status).toBe(201);
  });

  test('asks for a product', async () => {
    const { token } = await shopper();
    const { status, body } = await call(endpoints.cart.create, {}, { token });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ productId: 'This field is required.' });
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.cart.create, {})).status).toBe(401);
  });
});

describe('GET /api/cart/get', () => {
  test('shows the lines in the order of adding, with today’s prices and stock', async () => {
    const { token } = await shopper();
    const first = await makeProduct(store, { price: 3000 });
    const second = await makeProduct(store);
    await call(endpoints.cart.create, { productId: first.id }, { token });
    await call(endpoints.cart.create, { productId: second.id }, { token });
    await call(endpoints.cart.create, { productId: first.id }, { token });
    await store.db
      .updateTable('products')
      .set({ price: 3500, stock: 1 })
      .where('id', '=', first.id)
      .execute();

    const { status, body } = await call(endpoints.cart.get, undefined, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { quantity: 2, productId: { _id: first.id, price: 3500, stock: 1 } },
      { quantity: 1, productId: { _id: second.id } },
    ]);
  });

  test('keeps a product that ran out, and leaves out one that left the shop', async () => {
    const { token, userId } = await shopper();
    const ranOut = await makeProduct(store, { stock: 0 });
    const left = await makeProduct(store, { isListed: false });
    await makeCartItem(store, { userId, productId: ranOut.id, quantity: 3 });
    await makeCartItem(store, { userId, productId: left.id });
    expect(await quantitiesOf(token)).toEqual([[ranOut.id, 3]]);
  });

  test('is empty for a new account, whatever others have in theirs', async () => {
    const { token } = await shopper();
    const other = await shopper();
    await makeCartItem(store, { userId: other.userId, productId: (await makeProduct(store)).id });
    expect(await quantitiesOf(token)).toEqual([]);
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.cart.get)).status).toBe(401);
  });
});

describe('PUT /api/cart/update-qty', () => {
  test('sets the quantity', async () => {
    const { token, userId } = await shopper();
    const { id } = await makeProduct(store, { stock: 5 });
    const line = await makeCartItem(store, { userId, productId: id, quantity: 4 });
    const { status, body } = await call(endpoints.cart.updateQty, { _id: line.id, qty: 5 }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Cart updated', data: { _id: line.id, quantity: 5 } });
    expect(await quantitiesOf(token)).toEqual([[id, 5]]);
  });

  test('refuses more than there are, says how many, and loses nothing', async () => {
    const { token, userId } = await shopper();
    const { id, name } = await makeProduct(store, { stock: 1 });
    const line = await makeCartItem(store, { userId, productId: id });
    const { status, body } = await call(endpoints.cart.updateQty, { _id: line.id, qty: 2 }, { token });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STOCK_SHORT', message: `Only 1 of "${name}" is left.` });
    expect(body.data).toEqual({ productId: id, name, available: 1 });
    expect(await quantitiesOf(token)).toEqual([[id, 1]]);
  });

  test('minus works on a line that the stock fell below', async () => {
    const { token, userId } = await shopper();
    const { id } = await makeProduct(store, { stock: 2 });
    const line = await makeCartItem(store, { userId, productId: id, quantity: 5 });
    expect((await call(endpoints.cart.updateQty, { _id: line.id, qty: 4 }, { token })).status).toBe(200);
    expect((await call(endpoints.cart.updateQty, { _id: line.id, qty: 5 }, { token })).status).toBe(409);
    expect(await quantitiesOf(token)).toEqual([[id, 4]]);
  });

  test('a line of a sold-out product cannot grow', async () => {
    const { token, userId } = await shopper();
    const { id } = await makeProduct(store, { stock: 0 });
    const line = await makeCartItem(store, { userId, productId: id });
    const { body } = await call(endpoints.cart.updateQty, { _id: line.id, qty: 2 }, { token });
    expect(body.code).toBe('SOLD_OUT');
  });

  test.each([0, -1, 1.5, 'many', '', null, limits.quantity + 1])('refuses the quantity %s', async (qty) => {
    const { token, userId } = await shopper();
    const line = await makeCartItem(store, { userId, productId: (await makeProduct(store)).id });
    const { status, body } = await call(endpoints.cart.updateQty, { _id: line.id, qty }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['qty']);
  });

  test('does not find another user’s line, which stays as it was', async () => {
    const { token } = await shopper();
    const other = await shopper();
    const { id } = await makeProduct(store);
    const theirs = await makeCartItem(store, { userId: other.userId, productId: id });
    const { status, body } = await call(endpoints.cart.updateQty, { _id: theirs.id, qty: 3 }, { token });
    expect(status).toBe(404);
    expect(body.code).toBe('CART_ITEM_NOT_FOUND');
    expect(await quantitiesOf(other.token)).toEqual([[id, 1]]);
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.cart.updateQty, {})).status).toBe(401);
  });
});

describe('DELETE /api/cart/delete-cart-item', () => {
  test('takes the line out; a second time there is none', async () => {
    const { token, userId } = await shopper();
    const line = await makeCartItem(store, { userId, productId: (await makeProduct(store)).id });
    const first = await call(endpoints.cart.deleteItem, { _id: line.id }, { token });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ message: 'Item removed from cart', data: null });
    expect(await quantitiesOf(token)).toEqual([]);
    const second = await call(endpoints.cart.deleteItem, { _id: line.id }, { token });
    expect(second.status).toBe(404);
    expect(second.body.code).toBe('CART_ITEM_NOT_FOUND');
  });

  test('does not find another user’s line, which stays', async () => {
    const { token } = await shopper();
    const other = await shopper();
    const { id } = await makeProduct(store);
    const theirs = await makeCartItem(store, { userId: other.userId, productId: id });
    expect((await call(endpoints.cart.deleteItem, { _id: theirs.id }, { token })).status).toBe(404);
    expect(await quantitiesOf(other.token)).toEqual([[id, 1]]);
  });

  test('asks for an id', async () => {
    const { token } = await shopper();
    const { status, body } = await call(endpoints.cart.deleteItem, {}, { token });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('_id');
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.cart.deleteItem, {})).status).toBe(401);
  });
});

test('the shop answers in French to a French page', async () => {
  const { token } = await shopper();
  const { id } = await makeProduct(store);
  const { body } = await call(endpoints.cart.create, { productId: id }, { token, language: 'fr' });
  expect(body.message).toBe('Article ajouté au panier');
});
