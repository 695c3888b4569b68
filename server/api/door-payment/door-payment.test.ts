import { beforeEach, describe, expect, test } from 'vitest';
import { askAtDoor } from '#core/checkout/ask-at-door.ts';
import { payByDoorLink } from '#core/checkout/pay-by-door-link.ts';
import { giveDoorLinks } from '#core/door-links/door-links.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { findDeskOrder } from '#core/order-desk/desk-order.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { listTakenAtDoor } from '#core/payments/find-provider.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { type MadeRider, makeCarrier, makeParcel } from '#tests/support/make-parcel.ts';
import { lastCharge, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] }, keepsLimits: true });
const orange = Object.assign(createFakeProvider('orange_money'), { isSimulated: true });
const { call, store, clock, logInAs } = shop;
const { get, pay } = endpoints.doorPayment;
const { askWallet, showLink, deliver } = endpoints.parcel;
let moussa: MadeRider;
beforeEach(async () => {
  moussa = await makeCarrier(shop, 'Moussa');
});

let phones = 677_003_000;
const newPhone = () => {
  phones += 1;
  return String(phones);
};

async function linked(given: Parameters<typeof makeParcel>[2] = {}) {
  const parcel = await makeParcel(store, moussa.riderId, given);
  const token = (await giveDoorLinks(store.db, [parcel.id])).get(parcel.id)?.token ?? '';
  return { ...parcel, token };
}

function payBy(token: string, provider: OnlineMethod, given: object = {}) {
  return call(pay, { token, due: 10_000, provider, payer_phone: newPhone(), ...given });
}

async function pass(): Promise<void> {
  clock.advance({ seconds: 5 });
  await workOff(store, paymentQuestions);
}

describe('the link of a parcel', () => {
  test('shows what is due and the ways to pay it, and nothing of whom or what', async () => {
    const { id, token } = await linked();
    const { body } = await call(get, { token });
    const { orderNumber } = await store.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(body.data).toEqual({
      ...{ orderNumber, state: 'due', due: 10_000, takesCash: true, attempt: null },
      methods: [
        { method: 'card', kind: 'hosted', isSimulated: false },
        { method: 'mtn_momo', kind: 'phone_prompt', isSimulated: false },
      ],
    });
  });

  test('takes the whole sum by wallet or by card, and the rider then hands the parcel over without cash', async () => {
    for (const [method, provider] of [
      ['mtn_momo', momo],
      ['card', card],
    ] as const) {
      const { id, token } = await linked();
      const { body } = await payBy(token, method);
      expect(body.data?.attempt, body.message).toMatchObject({ state: 'pending', method, amount: 10_000 });
      provider.says(lastCharge(provider).attemptId, paid(lastCharge(provider)));
      await pass();
      expect((await call(get, { token })).body.data).toMatchObject({ state: 'paid', due: 0 });
      await call(deliver, { id, due: 0, amount: 0 }, { token: moussa.token });
      expect(await readOrder(store, id)).toMatchObject({
        ...{ status: 'Delivered', paymentStatus: 'Paid', paymentMethod: method, refunds: [] },
        needsAttention: false,
      });
    }
  });

  test('leads the card’s page back to itself, and tells it neither the shopper’s e-mail nor what is in the parcel', async () => {
    const { token } = await linked();
    const { body } = await payBy(token, 'card');
    expect(body.url).toMatch(/^https?:/);
    const { returnUrl, cancelUrl, email, lines } = lastCharge(card);
    expect([returnUrl, cancelUrl]).toEqual([
      expect.stringMatching(`/pay/${token}$`),
      expect.stringMatching(`/pay/${token}$`),
    ]);
    expect([email, lines]).toEqual(['', []]);
    const before = card.charges.length;
    expect((await payBy(token, 'card')).body.url).toBe(body.url);
    expect(card.charges.length).toBe(before);
  });

  test('ends with the order: at once where it is refused, a day after the delivery where all is paid', async () => {
    const refused = await linked();
    const staff = await makeAdmin(store);
    await moveOrders(store, staff, { orderIds: [refused.id], to: 'Refused', note: undefined });
    expect((await call(get, { token: refused.token })).status).toBe(404);
    expect((await payBy(refused.token, 'card')).body.code).toBe('ORDER_NOT_FOUND');
    const done = await linked();
    await call(deliver, { id: done.id, due: 10_000, amount: 10_000 }, { token: moussa.token });
    expect((await call(get, { token: done.token })).body.data.state).toBe('paid');
    expect((await payBy(done.token, 'card')).body.code).toBe('CASH_NOT_DUE');
    clock.advance({ days: 2 });
    expect((await call(get, { token: done.token })).status).toBe(404);
    expect((await call(get, { token: 'made-up' })).status).toBe(404);
  });

  test('is still there for a day where its money comes long after the delivery: who paid reads so', async () => {
    const { id, token } = await linked();
    await call(deliver, { id, due: 10_000, amount: 7000, note: 'No coins' }, { token: moussa.token });
    clock.advance({ days: 2 });
    expect((await call(get, { token })).body.data).toMatchObject({ state: 'due', due: 3000 });
    await payBy(token, 'mtn_momo', { due: 3000 });
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass();
    expect((await call(get, { token })).body.data).toMatchObject({ state: 'paid', due: 0 });
    clock.advance({ days: 2 });
    expect((await call(get, { token })).status).toBe(404);
  });

  test('takes nothing before the parcel is on its way, nor a sum that is due no more', async () => {
    const packed = await linked({ status: 'Packed' });
    expect((await call(get, { token: packed.token })).body.data).toMatchObject({ state: 'waits', due: 0 });
    expect((await payBy(packed.token, 'card')).body.code).toBe('CASH_NOT_DUE');
    const { token } = await linked();
    const answer = await payBy(token, 'mtn_momo', { due: 9_000 });
    expect([answer.body.code, answer.body.data]).toEqual(['CASH_CHANGED', { due: 10_000 }]);
    expect((await payBy(token, 'mtn_momo', { payer_phone: '222001122' })).status).toBe(422);
  });

  test('is shown by the rider of the parcel alone, as a code and as an address', async () => {
    const { id, token } = await linked();
    const ibrahim = await makeCarrier(shop, 'Ibrahim');
    const shown = await call(showLink, { id }, { token: moussa.token });
    expect(shown.body.data.address).toMatch(new RegExp(`/pay/${token}$`));
    expect(shown.body.data.picture).toMatch(/^<svg/);
    expect((await call(showLink, { id }, { token: ibrahim.token })).body.code).toBe('PARCEL_NOT_FOUND');
    expect((await call(showLink, { id }, { token: await logInAs(await makeAdmin(store)) })).status).toBe(403);
  });
});

describe('one payment at a time at the door', () => {
  test('a card is not begun while a wallet can still confirm: the payer reads how long', async () => {
    const { id, token } = await linked();
    const asked = { id, due: 10_000, amount: 10_000, provider: 'mtn_momo', payer_phone: newPhone() };
    await call(askWallet, asked, { token: moussa.token });
    const before = card.charges.length;
    const refused = await payBy(token, 'card');
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      ...[409, 'PROMPT_OPEN', { orderId: '', minutes: 10 }],
    ]);
    expect(refused.body.message).toContain('10');
    clock.advance({ minutes: 11 });
    expect((await payBy(token, 'card')).status).toBe(200);
    expect(card.charges.length - before).toBe(1);
  });

  test('nor while the request is still on its way to the provider', async () => {
    const { id, token } = await linked();
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    momo.startsWith(async () => {
      await answered;
      return { state: 'pending', providerReference: `slow-${id}`, raw: null };
    });
    const asked = { id, due: 10_000, amount: 10_000, provider: 'mtn_momo', payer_phone: newPhone() };
    const asking = call(askWallet, asked, { token: moussa.token });
    await expect.poll(async () => (await readOrder(store, id)).attempts.length).toBe(1);
    expect((await payBy(token, 'card')).body.code).toBe('PROMPT_OPEN');
    answer?.();
    expect((await asking).status).toBe(200);
  });

  test('a card’s page that is open is closed at its provider when a wallet is asked, or cash was taken', async () => {
    const first = await linked();
    await payBy(first.token, 'card');
    const { attemptId } = lastCharge(card);
    const asked = {
      id: first.id,
      due: 10_000,
      amount: 10_000,
      provider: 'mtn_momo',
      payer_phone: newPhone(),
    };
    expect((await call(askWallet, asked, { token: moussa.token })).status).toBe(200);
    await workOff(store, paymentQuestions);
    expect(card.closed).toContain(attemptId);
    const second = await linked();
    await payBy(second.token, 'card');
    const open = lastCharge(card).attemptId;
    await call(deliver, { id: second.id, due: 10_000, amount: 10_000 }, { token: moussa.token });
    await workOff(store, paymentQuestions);
    expect(card.closed).toContain(open);
  });
});

describe('simulated money at a door', () => {
  const reachedAt = (publicUrl: string) => ({
    ...{ ...store, payments: [card, momo, orange] },
    settings: { ...store.settings, publicUrl },
  });
  const asked = { due: 10_000, method: 'orange_money' as const, payerPhone: '699003344' };

  test('pays nothing of a shop that strangers reach: the parcel has left, and no one would be asked', async () => {
    const open = reachedAt('https://ndolo.example');
    const { id: orderId, token } = await linked();
    expect((await listTakenAtDoor(open)).map(({ method }) => method)).toEqual(['card', 'mtn_momo']);
    const unavailable = { ok: false, refusal: { code: 'PAYMENTS_UNAVAILABLE' } };
    expect(await payByDoorLink(open, { ...asked, token })).toMatchObject(unavailable);
    const staff = await makeAdmin(store);
    expect(await askAtDoor(open, staff, { ...asked, orderId, amount: 10_000 })).toMatchObject(unavailable);
    expect(orange.charges).toEqual([]);
  });

  test('is offered to the desk where the shop would take it, as a method is that is on', async () => {
    const { id } = await linked();
    const offered = async (publicUrl: string) =>
      (await findDeskOrder(reachedAt(publicUrl), id))?.wallets.map(({ method }) => method);
    expect(await offered('https://ndolo.example')).toEqual(['mtn_momo']);
    expect(await offered('http://192.168.1.4:3000')).toEqual(['mtn_momo', 'orange_money']);
    const token = await logInAs(await makeAdmin(store));
    const { body } = await call(endpoints.orderDesk.getOrder, { _id: id }, { token });
    expect(body.data.wallets).toContainEqual({
      method: 'mtn_momo',
      kind: 'phone_prompt',
      isSimulated: false,
    });
  });

  test('can be tried where only the shop itself reaches it', async () => {
    const { token } = await linked();
    const tried = await payByDoorLink(reachedAt('http://192.168.1.4:3000'), { ...asked, token });
    expect(tried.ok).toBe(true);
    expect(orange.charges).toHaveLength(1);
  });
});
