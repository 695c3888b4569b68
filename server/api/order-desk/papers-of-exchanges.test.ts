import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { matchOldPapers } from '#core/settlement/match-old-papers.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { Language } from '#shared/language.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { type MadeProduct, makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge } from '#tests/support/online-shopper.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

// Exchanges after the invoice was made: the papers must show them, and their sums must be those of the money.

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const asStaff = async () => ({ token: await shop.logInAs(solange) });
const said = receiptMessages.en;

/** An order of two lipsticks at 3 000 F, paid by card, delivered on 2 May. */
async function deliveredOrder() {
  clock.set('2026-05-02T10:00:00Z');
  const lipstick = await makeProduct(store, { name: 'Rose lipstick', price: 3_000, discount: 0, stock: 9 });
  const { order, token } = await makeBuyer(shop, [{ product: lipstick, quantity: 2 }]);
  const { body } = await call(endpoints.order.checkout, { ...order, provider: 'card' }, { token });
  const { orderId } = body.data;
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
    await call(endpoints.orderDesk.move, { orders: [orderId], to }, await asStaff());
  }
  clock.set('2026-05-04T10:00:00Z');
  return { orderId, lipstick };
}

/** An order of two lipsticks at 3 000 F, to be paid at the door on 2 May. */
async function orderAtTheDoor() {
  clock.set('2026-05-02T10:00:00Z');
  const lipstick = await makeProduct(store, { name: 'Rose lipstick', price: 3_000, discount: 0, stock: 9 });
  const lines = [{ product: lipstick, quantity: 2 }];
  return { ...(await makeOrder(store, lines, { status: 'Out for delivery' })), lipstick };
}

async function swapFor(orderId: string, { left, of }: { left: MadeProduct; of: number }, price: number) {
  const into = await makeProduct(store, { name: `Shade at ${price}`, price, discount: 0, stock: 9 });
  const { total } = await moneyOf(orderId);
  const piece = { productId: left.id, of, quantity: 1 };
  const input = { orderId, shown: 'Delivered', piece, into: into.id, seenTotal: total + price - left.price };
  expect((await call(endpoints.orderLines.swap, input, await asStaff())).status).toBe(200);
  return into;
}

function moneyOf(orderId: string) {
  return store.db
    .selectFrom('orders')
    .select(['total', 'cashDue'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

async function collect(orderId: string, amount: number) {
  const { cashDue: due } = await moneyOf(orderId);
  const taken = await call(
    endpoints.cash.collect,
    { _id: orderId, due, amount, note: 'The rest later' },
    await asStaff(),
  );
  expect(taken.status).toBe(200);
}

/** Corrects an entry after a recount: less came than was entered. */
async function correctTo(orderId: string, amount: number) {
  const { id } = await store.db
    .selectFrom('cashCollections')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const input = { entryId: id, amount, rider: null, note: 'Counted again' };
  expect((await call(endpoints.cash.correctCollection, input, await asStaff())).status).toBe(200);
}

async function writeOff(orderId: string, due: number) {
  const input = { _id: orderId, due, note: 'Lost' };
  expect((await call(endpoints.cash.writeOff, input, await asStaff())).status).toBe(200);
}

async function giveBack(orderId: string, amount: number, left: number) {
  const input = { orderId, reason: 'A scratch', part: { amount, left } };
  expect((await call(endpoints.payment.startRefund, input, await asStaff())).status).toBe(200);
  await workOff(store, refundRequests);
}

async function papersOf(orderId: string) {
  const papers = await store.db
    .selectFrom('invoices')
    .select(['kind', 'amount'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute();
  return papers.map(({ kind, amount }) => (kind === 'invoice' ? amount : -amount));
}

/** The texts of the whole PDF in their order, with plain spaces; `after` gives the text beside a label. */
async function print(orderId: string, language: Language = 'en') {
  const { body } = await call(endpoints.orderDesk.getReceipt, { _id: orderId, language }, await asStaff());
  const pdf = Buffer.from(body.data.pdf, 'base64');
  const texts = textOfPdf(pdf).map(plain);
  const after = (label: string) => texts[texts.findIndex((text) => text.startsWith(plain(label))) + 1];
  return { text: texts.join('\n'), after, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length };
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const francs = (amount: number) => plain(formatFrancs(amount));

describe('the papers of an even exchange', () => {
  test('are the invoice alone, with a line that says what was exchanged', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 3_000);
    expect(await papersOf(orderId)).toEqual([6_000]);
    const paper = await print(orderId);
    expect(paper.pages).toBe(1);
    expect(paper.text).toContain('Exchanged on 4 May 2026: 1 × Rose lipstick for 1 × Shade at 3000');
    expect(paper.after(said.total)).toBe(francs(6_000));
    const french = await print(orderId, 'fr');
    expect(french.text).toContain('Échangé le 4 mai 2026 : 1 × Rose lipstick contre 1 × Shade at 3000');
  });

  test('do not name what was exchanged before the invoice was made: its lines have it', async () => {
    clock.set('2026-05-02T10:00:00Z');
    const lipstick = await makeProduct(store, { name: 'Rose lipstick', price: 3_000, discount: 0, stock: 9 });
    const lines = [{ product: lipstick, quantity: 1 }];
    const { id } = await makeOrder(store, lines, { status: 'Delivered' });
    await swapFor(id, { left: lipstick, of: 1 }, 3_000);
    clock.set('2026-05-04T10:00:00Z');
    await collect(id, 3_000);
    const { text } = await print(id);
    expect(text).toContain('Shade at 3000');
    expect(text).not.toContain('Rose lipstick');
  });
});

describe('the papers of a dearer exchange', () => {
  test('say while the difference is due that it is not invoiced yet', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 4_500);
    expect(await papersOf(orderId)).toEqual([6_000]);
    const paper = await print(orderId);
    expect(paper.after(said.total)).toBe(francs(6_000));
    expect(paper.after(said.notInvoiced)).toBe(francs(1_500));
    expect(paper.after(said.receivedBy(said.card))).toBe(francs(6_000));
    expect(paper.after(said.stillToPay)).toBe(francs(1_500));
  });

  test('add up while a part of the difference is due, also after pieces came back', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    const cheap = await swapFor(orderId, { left: lipstick, of: 2 }, 1_000);
    await workOff(store, refundRequests);
    clock.advance({ minutes: 1 });
    await swapFor(orderId, { left: cheap, of: 1 }, 2_500);
    await collect(orderId, 500);
    expect(await papersOf(orderId)).toEqual([6_000, -2_000]);
    const paper = await print(orderId);
    expect(paper.after(said.together)).toBe(francs(4_000));
    expect(paper.after(said.notInvoiced)).toBe(francs(1_500));
    expect(paper.after(said.receivedInCash)).toBe(francs(500));
    expect(paper.after(said.stillToPay)).toBe(francs(1_000));
    await collect(orderId, 1_000);
    expect(await papersOf(orderId)).toEqual([6_000, -2_000, 1_500]);
  });

  test('are a second invoice of the difference, with what came and what went for it, once it is paid', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 4_500);
    await collect(orderId, 500);
    expect(await papersOf(orderId)).toEqual([6_000]);
    await collect(orderId, 1_000);
    expect(await papersOf(orderId)).toEqual([6_000, 1_500]);
    const paper = await print(orderId);
    expect(paper.pages).toBe(2);
    expect(paper.after(said.together)).toBe(francs(7_500));
    expect(paper.text).not.toContain(said.stillToPay);
    expect(paper.text).not.toContain(said.notInvoiced);
    const second = paper.text.slice(paper.text.indexOf(said.supplementTitle));
    expect(second).toMatch(/No\. F-2026-\d{5}, 4 May 2026\nTo invoice F-2026-\d{5} of 2 May 2026/);
    expect(second).toContain(`Rose lipstick\n${said.supplementPiecesBack}`);
    expect(second).toContain('Shade at 4500');
    expect(second).toContain(`Total\n${francs(1_500)}`);
    const french = await print(orderId, 'fr');
    expect(french.text).toContain('Facture complémentaire');
  });

  test('have a credit note of what goes back afterwards, up to all of it', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 4_500);
    await collect(orderId, 1_500);
    clock.advance({ minutes: 1 });
    await giveBack(orderId, 1_000, 7_500);
    expect(await papersOf(orderId)).toEqual([6_000, 1_500, -1_000]);
    expect((await print(orderId)).after(said.together)).toBe(francs(6_500));
  });

  test('have a credit note of what goes back before the difference is paid, and the whole difference after it', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 4_500);
    await giveBack(orderId, 1_000, 6_000);
    clock.advance({ minutes: 1 });
    await collect(orderId, 1_500);
    expect(await papersOf(orderId)).toEqual([6_000, -1_000, 1_500]);
  });

  test('are the first invoice alone where the exchange is taken back before it is paid', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    const dear = await swapFor(orderId, { left: lipstick, of: 2 }, 4_500);
    clock.advance({ minutes: 1 });
    await swapFor(orderId, { left: dear, of: 1 }, 3_000);
    expect(await papersOf(orderId)).toEqual([6_000]);
    expect((await print(orderId)).text).not.toContain(said.stillToPay);
  });

  test('come by money that was accepted above the price too', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    const more = { receivedAmount: 8_000 };
    await store.db.updateTable('paymentAttempts').set(more).where('orderId', '=', orderId).execute();
    await store.db.updateTable('orders').set({ settled: 8_000 }).where('id', '=', orderId).execute();
    await swapFor(orderId, { left: lipstick, of: 2 }, 4_500);
    expect(await papersOf(orderId)).toEqual([6_000, 1_500]);
  });
});

describe('the papers of a cheaper exchange', () => {
  test('are a line on the invoice, and a credit note when the difference has gone back', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 2_000);
    expect(await papersOf(orderId)).toEqual([6_000]);
    await workOff(store, refundRequests);
    expect(await papersOf(orderId)).toEqual([6_000, -1_000]);
    const paper = await print(orderId);
    expect(paper.text).toContain('Exchanged on 4 May 2026: 1 × Rose lipstick for 1 × Shade at 2000');
    expect(paper.after(said.together)).toBe(francs(5_000));
  });

  test('before a dearer one: the second invoice says what the credit note has already', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    const cheap = await swapFor(orderId, { left: lipstick, of: 2 }, 2_000);
    await workOff(store, refundRequests);
    clock.advance({ minutes: 1 });
    await swapFor(orderId, { left: cheap, of: 1 }, 4_500);
    await collect(orderId, 2_500);
    expect(await papersOf(orderId)).toEqual([6_000, -1_000, 2_500]);
    const { text } = await print(orderId);
    const second = text.slice(text.indexOf(said.supplementTitle));
    expect(second).toContain(`${said.setOff}\n${francs(1_000)}\nTotal\n${francs(2_500)}`);
  });

  test('for money that was let go: a credit note without a refund', async () => {
    const { id, lipstick } = await orderAtTheDoor();
    await collect(id, 4_500);
    await writeOff(id, 1_500);
    expect(await papersOf(id)).toEqual([6_000]);
    clock.set('2026-05-04T10:00:00Z');
    await swapFor(id, { left: lipstick, of: 2 }, 2_000);
    expect(await papersOf(id)).toEqual([6_000, -1_000]);
    expect((await print(id)).text).toContain(said.setOffInOrder);
  });

  test('where less was collected than was noted down: a credit note at once, and none again once all is paid', async () => {
    const { id, lipstick } = await orderAtTheDoor();
    await collect(id, 6_000);
    await correctTo(id, 2_000);
    expect(await papersOf(id)).toEqual([6_000]);
    clock.set('2026-05-04T10:00:00Z');
    await swapFor(id, { left: lipstick, of: 2 }, 2_000);
    expect(await papersOf(id)).toEqual([6_000, -1_000]);
    const paper = await print(id);
    expect(paper.after(said.together)).toBe(francs(5_000));
    expect(paper.after(said.stillToPay)).toBe(francs(3_000));
    await collect(id, 3_000);
    expect(await papersOf(id)).toEqual([6_000, -1_000]);
  });
});

describe('the papers of an order that came back as a whole', () => {
  test.each([
    ['was let go', async (id: string) => writeOff(id, 1_500), 4_500],
    ['was noted down and never came', async (id: string) => correctTo(id, 4_000), 4_000],
  ])('come to nothing, also for what %s', async (_what, lose, came) => {
    const { id } = await orderAtTheDoor();
    await collect(id, came === 4_500 ? came : 6_000);
    await lose(id);
    expect(await papersOf(id)).toEqual([6_000]);
    clock.set('2026-05-04T10:00:00Z');
    await call(endpoints.orderDesk.move, { orders: [id], to: 'Returned' }, await asStaff());
    expect(await papersOf(id)).toEqual([6_000, came - 6_000]);
    expect((await print(id)).text).not.toContain(said.stillToPay);
    clock.advance({ minutes: 1 });
    await workOff(store, refundRequests);
    const { id: refund } = await store.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    await call(endpoints.payment.settleRefund, { id: refund, reference: 'Till 12' }, await asStaff());
    expect(await papersOf(id)).toEqual([6_000, came - 6_000, -came]);
    expect((await print(id)).after(said.together)).toBe(francs(0));
  });
});

describe('an exchange from before the papers said so', () => {
  /** Leaves the order as the previous version did: the exchange is paid, and no paper shows it. */
  async function asOfBefore(orderId: string, upgradedAt: string): Promise<void> {
    await store.db
      .deleteFrom('invoices')
      .where('orderId', '=', orderId)
      .where('issuedAt', '>', new Date('2026-05-03T00:00:00Z'))
      .execute();
    await sql`update schema_migrations set applied_at = ${upgradedAt} where file like '0138%'`.execute(
      store.db,
    );
  }

  async function startShop(): Promise<void> {
    const progress = { after: '' };
    while (await matchOldPapers(store, progress)) expect(progress.after).not.toBe('');
  }

  test('has its paper after the upgrade, once, however often the shop starts', async () => {
    const { orderId, lipstick } = await deliveredOrder();
    await swapFor(orderId, { left: lipstick, of: 2 }, 3_500);
    await collect(orderId, 500);
    await asOfBefore(orderId, '2026-05-10T00:00:00Z');
    expect(await papersOf(orderId)).toEqual([6_000]);
    clock.set('2026-05-10T08:00:00Z');
    await Promise.all([startShop(), startShop()]);
    expect(await papersOf(orderId)).toEqual([6_000, 500]);
    await startShop();
    expect(await papersOf(orderId)).toEqual([6_000, 500]);
  });

  test('needs none where it was even, or is not paid yet', async () => {
    const even = await deliveredOrder();
    await swapFor(even.orderId, { left: even.lipstick, of: 2 }, 3_000);
    const unpaid = await deliveredOrder();
    await swapFor(unpaid.orderId, { left: unpaid.lipstick, of: 2 }, 3_500);
    await asOfBefore(even.orderId, '2026-05-10T00:00:00Z');
    clock.set('2026-05-10T08:00:00Z');
    await startShop();
    expect(await papersOf(even.orderId)).toEqual([6_000]);
    expect(await papersOf(unpaid.orderId)).toEqual([6_000]);
  });
});
