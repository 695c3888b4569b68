import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] } });
const { call, store } = shop;
const { save, shown } = endpoints.settings;
const { methods, getState, tryAgain, payCash } = endpoints.payment;
const owner = { token: await shop.logInAs(await makeAdmin(store)) };

const allOn = { takesCash: true, takesCards: true, takesMtnMomo: true, takesOrangeMoney: true };
afterEach(() => call(save, allOn, owner));

async function offered(): Promise<string[]> {
  return (await call(methods, {})).body.data.map(({ method }) => method);
}

describe('a way to pay that is turned off', () => {
  test('is offered nowhere', async () => {
    await call(save, { takesMtnMomo: false }, owner);
    expect(await offered()).toEqual(['card']);
    expect((await call(shown, {})).body.data.paymentOrder).toEqual(['cash_on_delivery', 'card']);
  });

  test('is refused at a checkout that was open before, and nothing is placed', async () => {
    const { order, token } = await makeOnlineShopper(shop);
    await call(save, { takesCash: false, takesMtnMomo: false }, owner);
    const inCash = await call(endpoints.order.cashOnDelivery, order, { token });
    expect([inCash.status, inCash.body.code]).toEqual([409, 'CASH_NOT_TAKEN']);
    const byMomo = { ...order, provider: 'mtn_momo', phone: '677001122' };
    const online = await call(endpoints.order.checkout, byMomo, { token });
    expect([online.status, online.body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect((await call(endpoints.order.orderList, {}, { token })).body.data).toEqual([]);
  });

  test('does not end a payment under way, but is not offered instead of it', async () => {
    const { order, token } = await makeOnlineShopper(shop);
    const { orderId } = (await call(endpoints.order.checkout, order, { token })).body.data;
    const charge = lastCharge(card);
    await call(save, { takesCash: false, takesCards: false }, owner);
    const state = (await call(getState, { orderId }, { token })).body.data;
    expect([state.takesCash, state.methods.map(({ method }) => method)]).toEqual([false, ['mtn_momo']]);
    expect((await call(payCash, { orderId }, { token })).body.code).toBe('CASH_NOT_TAKEN');
    const again = await call(tryAgain, { orderId, provider: 'card' }, { token });
    expect(again.body.code).toBe('PAYMENTS_UNAVAILABLE');
    expect(charge.orderId).toBe(orderId);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Awaiting payment' });
  });
});

test('pages name no way to pay that is on and has no provider', async () => {
  expect((await call(shown, {})).body.data.paymentOrder).toEqual(['cash_on_delivery', 'card', 'mtn_momo']);
});

describe('the last way to pay', () => {
  test('stays on, also where only one is left that has no provider', async () => {
    const none = await call(save, { takesCash: false, takesCards: false, takesMtnMomo: false }, owner);
    expect(none.status).toBe(422);
    expect(Object.keys(none.body.fields ?? {})).toEqual(['takesCash', 'takesCards', 'takesMtnMomo']);
    expect(none.body.fields?.takesCash).toBe('At least one way to pay that works has to stay on.');
    expect(await offered()).toEqual(['card', 'mtn_momo']);
  });

  test('stays on where two owners turn off one each at the same moment', async () => {
    await call(save, { takesMtnMomo: false }, owner);
    const both = await Promise.all([
      call(save, { takesCash: false }, owner),
      call(save, { takesCards: false }, owner),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
