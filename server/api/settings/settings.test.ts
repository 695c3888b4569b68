import { describe, expect, test } from 'vitest';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { endpoints } from '#shared/endpoints.ts';
import { settingDescriptions } from '#shared/settings.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';

const shop = await testShop({ keepsLimits: true });
const { call, store, logInAs } = shop;
const { get, save } = endpoints.settings;
const options = { token: await logInAs(await makeAdmin(store, { name: 'Solange' })) };

async function settingOf(key: string) {
  return (await call(get, {}, options)).body.data.find((setting) => setting.key === key);
}

describe('GET /api/settings/get', () => {
  test('says the default of a setting that was never saved', async () => {
    expect(await settingOf('piecesPerProduct')).toEqual({
      key: 'piecesPerProduct',
      value: settingDescriptions.piecesPerProduct.byDefault,
      isFixed: false,
      changedAt: null,
      changedBy: null,
    });
  });
});

describe('PUT /api/settings/save', () => {
  test('saves what is named, says who did it, and leaves the others', async () => {
    const before = await settingOf('piecesPerProduct');
    const { status, body } = await call(save, { piecesPerOrder: '90' }, options);
    expect([status, body.message]).toEqual([200, 'Settings saved']);
    expect(await settingOf('piecesPerOrder')).toMatchObject({
      value: 90,
      changedAt: expect.stringMatching(/^\d{4}-/),
      changedBy: 'Solange',
    });
    expect(await settingOf('piecesPerProduct')).toEqual(before);
    const { data } = (await call(endpoints.audit.list, { kind: 'setting' }, options)).body;
    expect(data).toMatchObject([
      {
        action: 'changed',
        subjectId: 'piecesPerOrder',
        changes: [{ field: 'value', before: 150, after: 90 }],
      },
    ]);
  });

  test('refuses a value beyond the limits of its setting, and saves none of the form', async () => {
    const refused = await call(save, { piecesPerOrder: 40, piecesPerProduct: 0 }, options);
    expect([refused.status, refused.body.fields]).toEqual([422, { piecesPerProduct: 'At least 1.' }]);
    expect(await settingOf('piecesPerOrder')).toMatchObject({ value: 90 });
  });

  test('refuses what the environment sets, and shows it as such', async () => {
    const fixed = await testShop({
      overrides: { shopSettings: createShopSettings(store.db, { piecesPerProduct: 5 }) },
      on: { db: store.db, connectionString: shop.connectionString },
    });
    const refused = await fixed.call(save, { piecesPerProduct: 7 }, options);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['piecesPerProduct']]);
    const shown = (await fixed.call(get, {}, options)).body.data;
    expect(shown).toContainEqual(
      expect.objectContaining({ key: 'piecesPerProduct', value: 5, isFixed: true }),
    );
  });
});

describe('limits of an order', () => {
  test('a shopper who wants more pieces of a product than the shop allows is asked to call', async () => {
    await call(save, { piecesPerProduct: 3, piecesPerOrder: 5 }, options);
    const lipstick = await makeProduct(store, { name: 'Velvet lipstick', stock: 50 });
    const { order, token } = await makeBuyer(shop, [{ product: lipstick, quantity: 4 }]);
    const refused = await call(endpoints.order.cashOnDelivery, order, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_LIMIT']);
    expect(refused.body.message).toBe(
      'At most 3 of "Velvet lipstick" can be ordered online. For more, call the shop: 6 77 12 34 56.',
    );
    const online = { ...order, payment_method: 'mtn_momo' };
    expect((await call(endpoints.order.checkout, online, { token })).body.code).toBe('PRODUCT_LIMIT');
  });

  test('and one whose whole order is larger than allowed too', async () => {
    const products = [await makeProduct(store, { stock: 50 }), await makeProduct(store, { stock: 50 })];
    const lines = products.map((product) => ({ product, quantity: 3 }));
    const { order, token } = await makeBuyer(shop, lines);
    const refused = await call(endpoints.order.cashOnDelivery, order, { token, language: 'fr' });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_LIMIT']);
    expect(refused.body.message).toContain('5 pièces');
  });
});

describe('GET /api/settings/shown', () => {
  const { shown } = endpoints.settings;

  test('says to everybody what pages show: ten minutes and cash first, until the owner sets something else', async () => {
    const { body } = await call(shown, {});
    expect(body.data).toMatchObject({
      promisedMinutes: 10,
      paymentOrder: ['cash_on_delivery', 'card', 'mtn_momo', 'orange_money'],
    });
    await call(save, { promisedMinutes: 2880, paymentOrder: 'Orange, MTN' }, options);
    expect((await call(shown, {})).body.data).toMatchObject({
      promisedMinutes: 2880,
      paymentOrder: ['orange_money', 'mtn_momo', 'cash_on_delivery', 'card'],
    });
  });
});
