import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop({ database: { poolSize: 20 } });
const { collect, handOver } = endpoints.cash;

const phones = [
  { token: await logInAs(await makeAdmin(store)) },
  { token: await logInAs(await makeAdmin(store)) },
];

let riders = 0;
async function newRider(): Promise<string> {
  riders += 1;
  const phone = `+23769900${String(riders).padStart(4, '0')}`;
  return (await call(endpoints.rider.save, { name: 'Ibrahim', phone }, phones[0])).body.data.id;
}

async function parcelOf(rider: string): Promise<string> {
  const product = await makeProduct(store, { price: 6_000, stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' });
  await call(endpoints.orderDesk.dispatch, { orders: [id], rider }, phones[0]);
  return id;
}

/** Presses twice on each of two phones. */
function pressedByAll<Answer>(press: (options: (typeof phones)[number]) => Promise<Answer>) {
  return Promise.all([...phones, ...phones].map(press));
}

async function booksOf(rider: string) {
  const sum = async (table: 'cashCollections' | 'cashHandovers') => {
    const { total } = await store.db
      .selectFrom(table)
      .select(({ fn }) => fn.sum<number | null>('amount').as('total'))
      .where('riderId', '=', rider)
      .executeTakeFirstOrThrow();
    return total ?? 0;
  };
  const { cashInHand } = await store.db
    .selectFrom('riders')
    .select('cashInHand')
    .where('id', '=', rider)
    .executeTakeFirstOrThrow();
  return { collected: await sum('cashCollections'), handedOver: await sum('cashHandovers'), cashInHand };
}

describe('cash', () => {
  test.each([
    ['the whole sum', { amount: 6_000, note: '' }],
    ['a part that would fit twice', { amount: 2_000, note: 'The rest tomorrow' }],
  ])('of %s is collected once, however many press at once', async (_, cash) => {
    const rider = await newRider();
    for (let round = 0; round < 5; round += 1) {
      const before = await booksOf(rider);
      const _id = await parcelOf(rider);
      const answers = await pressedByAll((options) => call(collect, { _id, due: 6_000, ...cash }, options));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
      expect(['CASH_NOT_DUE', 'CASH_CHANGED']).toEqual(expect.arrayContaining(refused));
      const after = await booksOf(rider);
      expect(after.collected - before.collected).toBe(cash.amount);
      expect(after.cashInHand).toBe(after.collected);
    }
  });

  test('of one hand goes into the till once, while more is being collected', async () => {
    const rider = await newRider();
    for (let round = 0; round < 5; round += 1) {
      await call(collect, { _id: await parcelOf(rider), due: 6_000, amount: 6_000 }, phones[0]);
      const { cashInHand } = await booksOf(rider);
      const next = await parcelOf(rider);
      await Promise.all([
        pressedByAll((options) => call(handOver, { rider, inHand: cashInHand, amount: cashInHand }, options)),
        call(collect, { _id: next, due: 6_000, amount: 6_000 }, phones[1]),
      ]);
      const books = await booksOf(rider);
      expect(books.collected).toBe((round + 1) * 12_000);
      expect(books.handedOver).toBeLessThanOrEqual(books.collected);
      expect(books.cashInHand).toBe(books.collected - books.handedOver);
    }
  });

  test('beyond what is due, or beyond what is in hand, is refused by the database itself', async () => {
    const rider = await newRider();
    const id = await parcelOf(rider);
    const tooMuch = store.db.updateTable('orders').set({ cashCollected: 6_001 }).where('id', '=', id);
    await expect(tooMuch.execute()).rejects.toThrow(/orders_cash_within_total/);
    const tooLittle = store.db.updateTable('riders').set({ cashInHand: -1 }).where('id', '=', rider);
    await expect(tooLittle.execute()).rejects.toThrow(/riders_cash_in_hand_check/);
  });
});
