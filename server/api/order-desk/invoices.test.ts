import { describe, expect, test } from 'vitest';
import { findInvoice } from '#core/invoices/invoice-queries.ts';
import { issueInvoice } from '#core/invoices/issue-invoice.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { moveOrder } from '#core/orders/move-order.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

const shop = await testShop({ database: { poolSize: 12 } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const product = await makeProduct(store, { price: 5_000, stock: 1_000, name: 'Velvet lipstick' });
const options = async () => ({ token: await shop.logInAs(solange) });

/** A parcel of 5 000 F at the door. */
async function parcel() {
  return (await makeOrder(store, [{ product, quantity: 1 }], { status: 'Out for delivery' })).id;
}

async function pay(_id: string) {
  return call(endpoints.cash.collect, { _id, due: 5_000, amount: 5_000 }, await options());
}

async function numbersOf(year: number, kind: 'invoice' | 'credit_note' = 'invoice') {
  const papers = await store.db
    .selectFrom('invoices')
    .select('number')
    .where('year', '=', year)
    .where('kind', '=', kind)
    .orderBy('number')
    .execute();
  return papers.map(({ number }) => number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the number of an invoice', () => {
  test('comes when the order is delivered and paid, once, and not before', async () => {
    clock.set('2026-05-02T10:00:00Z');
    const id = await parcel();
    expect(await findInvoice(store.db, id)).toBeUndefined();
    await Promise.all([pay(id), pay(id), pay(id)]);
    expect(await findInvoice(store.db, id)).toMatchObject({ year: 2026, number: 1, amount: 5_000 });
    expect(await numbersOf(2026)).toEqual([1]);
  });

  test('comes with the delivery where the order was paid before', async () => {
    const { id } = await makeOrder(store, [{ product, quantity: 1 }], {
      ...{ status: 'Out for delivery', paymentStatus: 'Paid' },
    });
    await call(endpoints.orderDesk.move, { orders: [id], to: 'Delivered' }, await options());
    expect(await findInvoice(store.db, id)).toMatchObject({ number: 2 });
  });

  test('leaves no gap and none twice, however many parcels are paid at once and however many transactions fail', async () => {
    const before = (await numbersOf(2026)).length;
    const ids = await Promise.all(upTo(24).map(parcel));
    const failing = await Promise.all(upTo(12).map(parcel));
    const fail = (id: string) =>
      transaction(store.db, async (tx) => {
        await moveOrder(tx, { orderId: id, to: 'Delivered', actor: 'staff', at: clock.now() });
        await tx.updateTable('orders').set({ paymentStatus: 'Paid' }).where('id', '=', id).execute();
        await issueInvoice(tx, id, clock.now());
        throw new Error('The process fell over.');
      });
    const [, failed] = await Promise.all([Promise.all(ids.map(pay)), Promise.allSettled(failing.map(fail))]);
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(await numbersOf(2026)).toEqual(upTo(before + 24));
  });

  test('begins anew with the year of Douala', async () => {
    clock.set('2026-12-31T22:59:00Z');
    await pay(await parcel());
    clock.set('2026-12-31T23:00:00Z');
    const id = await parcel();
    await pay(id);
    expect(await findInvoice(store.db, id)).toMatchObject({ year: 2027, number: 1 });
  });

  test('is not spent on a test payment', async () => {
    const { id } = await makeOrder(store, [{ product, quantity: 1 }], {
      ...{ status: 'Out for delivery', paymentStatus: 'Paid' },
    });
    await store.db.updateTable('orders').set({ isPaymentSimulated: true }).where('id', '=', id).execute();
    await call(endpoints.orderDesk.move, { orders: [id], to: 'Delivered' }, await options());
    expect(await findInvoice(store.db, id)).toBeUndefined();
  });
});

describe('the invoice on paper', () => {
  test('has its number, the seller of the settings, the lines as they were sold, and the credit note of a refund', async () => {
    clock.set('2027-03-05T10:00:00Z');
    const admin = await options();
    await call(
      endpoints.settings.save,
      {
        ...{ sellerName: 'Ets Solange Mbarga', taxpayerNumber: 'P012345678901A' },
        ...{ tradeRegister: 'RC/DLA/2026/A/123', invoiceMention: 'TVA non applicable.' },
      },
      admin,
    );
    const id = await parcel();
    await pay(id);
    await call(endpoints.payment.startRefund, { orderId: id, reason: 'Broken' }, admin);
    await workOff(store, refundRequests);
    const refund = await store.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    await call(endpoints.payment.settleRefund, { id: refund.id, reference: 'Till 12' }, admin);
    expect(await numbersOf(2027, 'credit_note')).toEqual([1]);
    await store.db
      .updateTable('orderLines')
      .set({ name: 'Something else' })
      .where('orderId', '=', id)
      .execute();

    const { body } = await call(endpoints.orderDesk.getReceipt, { _id: id }, { ...admin, language: 'fr' });
    const pdf = Buffer.from(body.data.pdf, 'base64');
    const text = textOfPdf(pdf).join('\n');
    for (const said of [
      ...['Facture', 'F-2027-00002', 'Ets Solange Mbarga', 'P012345678901A', 'RC/DLA/2026/A/123'],
      ...['TVA non applicable.', 'Velvet lipstick', 'Avoir A-2027-00001'],
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Something else');
    // The credit note is a separate paper, on the page after the invoice.
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const note = text.slice(text.lastIndexOf('Ets Solange Mbarga'));
    for (const said of [
      ...['Avoir', 'N° A-2027-00001', 'P012345678901A', 'Rendu sur la facture F-2027-00002'],
      ...['Remboursé en espèces', 'Réf. Till 12', 'TVA non applicable.', '5 000 FCFA'],
    ])
      expect(note.replaceAll(/\s/g, ' ')).toContain(said);
  });

  test('say of money that went back by transfer with which number, and not that it was cash', async () => {
    const admin = await options();
    const id = await parcel();
    await pay(id);
    await call(endpoints.payment.startRefund, { orderId: id, reason: 'Broken' }, admin);
    await workOff(store, refundRequests);
    const refund = await store.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    const byTransfer = { id: refund.id, reference: 'MP 77', paidFrom: 'elsewhere' };
    expect((await call(endpoints.payment.settleRefund, byTransfer, admin)).status).toBe(200);
    const { body } = await call(endpoints.orderDesk.getReceipt, { _id: id }, { ...admin, language: 'fr' });
    const text = textOfPdf(Buffer.from(body.data.pdf, 'base64')).join('\n');
    expect(text).toContain('Réf. MP 77');
    expect(text).toContain('Remboursé');
    expect(text).not.toContain('Remboursé en espèces');
  });
});
