import { expect } from '@playwright/test';
import type { IssueView } from '#shared/contract/attention.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { askBack, payAndCancel } from '#tests/support/order-lives.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { answerWith } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';

const busy = 'Processing...';

/** The owner's forms about returns, refunds, odd payments and callers, by the call they send. */
export const issueForms: readonly FormCase[] = [
  {
    endpoint: endpoints.returns.answer,
    name: 'answering a return',
    fill: async (shop) => {
      const { order } = await askBack('Mama Odile');
      await comeAsOwner(shop, `orders/${order._id}`);
      const panel = shop.page.getByRole('region', { name: 'Return', exact: true });
      const yes = panel.getByRole('radio', { name: /^Take it back/ });
      await yes.check();
      const words = panel.getByLabel('Words to the shopper');
      await words.fill('Bring it to Akwa.');
      return {
        send: submitIn(panel),
        typed: [[words, 'Bring it to Akwa.']],
        chosen: yes,
        arrived: () => expect(panel).toContainText('You have accepted it.'),
      };
    },
  },
  {
    endpoint: endpoints.returns.takeBack,
    name: 'taking a parcel back',
    fill: async (shop) => {
      const { order } = await askBack('Mama Odile');
      await comeAsOwner(shop, `orders/${order._id}`);
      await shop.page.getByRole('button', { name: 'Take back', exact: true }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Take back' });
      const count = dialog.getByLabel(order.items[0]?.name ?? '');
      await count.fill('1');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[count, '1']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.payment.settleRefund,
    name: 'writing down that money is back',
    fill: async (shop) => {
      const { number } = await payAndCancel(shop.page);
      await comeAsOwner(shop, `attention?q=${number}`);
      const issue = shop.page.getByRole('article', { name: new RegExp(`, order ${number}$`) });
      await issue.getByRole('button', { name: 'Paid back by hand' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Paid back by hand' });
      const reference = dialog.getByLabel('Reference');
      await reference.fill('MP260305.1530');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[reference, 'MP260305.1530']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.payment.askRefund,
    name: 'asking the provider for a refund again',
    fill: async (shop) => {
      await answerWith(shop.page, endpoints.attention.list, { data: [madeUp('refund')], totalCount: 1 });
      await answerWith(shop.page, endpoints.payment.askRefund, { data: null, message: 'Asked' });
      await comeAsOwner(shop, 'attention');
      return {
        send: shop.page.getByRole('article').getByRole('button').last(),
        busy,
        typed: [],
        arrived: () => expect(shop.toast('Asked')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.attention.lookAt,
    name: 'noting that an odd payment was looked at',
    fill: async (shop) => {
      await answerWith(shop.page, endpoints.attention.list, { data: [madeUp('odd')], totalCount: 1 });
      await answerWith(shop.page, endpoints.attention.lookAt, { data: null });
      await comeAsOwner(shop, 'attention');
      await shop.page.getByRole('button', { name: 'Looked at' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Looked at' });
      const note = dialog.getByLabel('What you did');
      await note.fill('Called her.');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[note, 'Called her.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.attention.settleAmount,
    name: 'accepting another amount than was asked for',
    fill: async (shop) => {
      await answerWith(shop.page, endpoints.attention.list, { data: [madeUp('amount')], totalCount: 1 });
      await answerWith(shop.page, endpoints.attention.settleAmount, { data: null });
      await comeAsOwner(shop, 'attention');
      await shop.page.getByRole('button', { name: 'Accept what came' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Accept what came' });
      const note = dialog.getByLabel('What you did');
      await note.fill('She pays the rest next time.');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[note, 'She pays the rest next time.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.attention.noteEvidence,
    name: 'noting the evidence against a dispute',
    fill: async (shop) => {
      await comeToDispute(shop);
      await answerWith(shop.page, endpoints.attention.noteEvidence, { data: null });
      await shop.page.getByRole('button', { name: 'Note the evidence' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Note the evidence' });
      const evidence = dialog.getByLabel('Your evidence');
      await evidence.fill('She signed for it.');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[evidence, 'She signed for it.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.attention.endDispute,
    name: 'noting how a dispute ended at a provider that is gone',
    fill: async (shop) => {
      await comeToDispute(shop);
      await answerWith(shop.page, endpoints.attention.endDispute, { data: null });
      await shop.page.getByRole('button', { name: 'Note how it ended' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Note how it ended' });
      await dialog.getByLabel('The bank’s decision').selectOption('lost');
      const note = dialog.getByLabel('Where you saw it');
      await note.fill('In the pages of Stripe.');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[note, 'In the pages of Stripe.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.payment.startRefund,
    name: 'starting a refund',
    fill: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Mama Odile');
      const { api } = await openOwner();
      const { data } = await api.orderDesk.getOrder({ _id: order._id });
      await answerWith(shop.page, endpoints.orderDesk.getOrder, {
        data: {
          ...{ ...data, order_status: 'Delivered', payment_status: 'Paid' },
          money: { ...data.money, open: 0, refundable: data.totalAmt },
        },
      });
      await answerWith(shop.page, endpoints.payment.startRefund, { data: null });
      await comeAsOwner(shop, `orders/${order._id}`);
      await shop.page.getByRole('button', { name: 'Refund the money' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Refund the money' });
      const reason = dialog.getByLabel('Reason');
      await reason.fill('The lid was cracked.');
      return {
        send: submitIn(dialog),
        busy,
        typed: [[reason, 'The lid was cracked.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.caller.find,
    name: 'looking for a caller',
    fill: async (shop) => {
      await comeAsOwner(shop, 'new-order');
      const caller = shop.page.getByRole('region', { name: 'Caller' });
      const search = caller.getByLabel('Phone or e-mail');
      await search.fill('no.one.at.all@example.com');
      return {
        send: submitIn(caller),
        busy,
        typed: [[search, 'no.one.at.all@example.com']],
        arrived: () => expect(caller).toContainText('No one is known with it.'),
      };
    },
  },
  {
    endpoint: endpoints.caller.placeOrder,
    name: 'ordering for a caller',
    fill: async (shop) => {
      const product = await addProduct();
      await comeAsOwner(shop, 'new-order');
      const { page } = shop;
      await page.getByLabel('Search products').fill(product.name);
      await page.getByRole('button', { name: `Add ${product.name}` }).click();
      const place = page.getByRole('region', { name: 'Deliver to' });
      const typed = [
        [place.getByLabel('Name'), 'Mama Odile'],
        [place.getByLabel('Mobile'), '677001122'],
        [place.getByLabel('Address line'), 'Akwa, near the pharmacy'],
        [place.getByLabel('City'), 'Douala'],
        [place.getByLabel('State'), 'Littoral'],
      ] as const;
      for (const [field, value] of typed) await field.fill(value);
      return {
        send: submitIn(place),
        busy,
        typed,
        arrived: () => expect(page.getByRole('heading', { name: 'The order is placed' })).toBeVisible(),
      };
    },
  },
];

async function comeAsOwner(shop: ShopPage, page: string): Promise<void> {
  await holdTokens(shop.page, await openOwner());
  await shop.open(`/dashboard/${page}`);
  await expect(shop.heading).toBeVisible();
}

function madeUp(kind: 'refund' | 'odd' | 'amount'): IssueView {
  return {
    id: '2f6c4f0e-64a5-4b8f-9f0b-1f6c8a3f0e11',
    kind,
    reason: kind === 'refund' ? 'order_ended' : 'mismatch',
    order: {
      _id: 'madeup',
      orderId: 'NB-3467-ACDE',
      order_status: 'Cancelled',
      name: 'Mama Odile',
      phone: '+237677001122',
    },
    amount: francs(4500),
    expected: kind === 'amount' ? francs(6000) : null,
    ifAccepted: kind === 'amount' ? { waived: francs(1500), due: francs(0), surplus: francs(0) } : null,
    ifGivenBack: kind === 'amount' ? francs(4500) : null,
    dueBy: null,
    method: 'card',
    payerPhone: null,
    simulated: true,
    refund:
      kind === 'refund' ? { progress: 'due', reference: '', timesTried: 1, canAskProvider: true } : null,
    since: '2026-03-05T14:30:00.000Z',
  };
}

/** The page of an order with an open dispute, paid at a provider that is no longer set up. */
async function comeToDispute(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Mama Odile');
  const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
  const dispute = {
    ...{ id: 'dp_1', amount: data.totalAmt, reason: 'product_not_received', state: 'needs_answer' },
    ...{ dueBy: null, evidenceNote: '', openedAt: '2026-03-05T14:30:00.000Z', endsByHand: true },
  };
  await answerWith(shop.page, endpoints.orderDesk.getOrder, {
    data: { ...data, money: { ...data.money, disputes: [dispute] } },
  });
  await comeAsOwner(shop, `orders/${order._id}`);
}
