import { describe, expect, test } from 'vitest';
import type { PaymentView } from '#shared/contract/payment.ts';
import { francs } from '#shared/money.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { moneyBackMessages, moneyBackReasonMessages } from '../../messages/money-back-messages.ts';
import { paymentMessages, paymentReasonMessages } from '../../messages/payment-messages.ts';
import { AwaitingPayment } from './awaiting-payment.tsx';
import type { Payment } from './use-payment.ts';

const attempt: PaymentView['attempt'] = {
  ...{ method: 'card', kind: 'hosted', isSimulated: false, state: 'succeeded', reason: 'mismatch' },
  ...{ payerPhone: null, url: null, secondsLeft: 0 },
};
const view: PaymentView = {
  ...{ id: 'order0000001', orderNumber: 'NB-ABCD-EFGH', status: 'Awaiting payment', paymentStatus: 'Failed' },
  ...{
    paymentMethod: 'card',
    isPaymentSimulated: false,
    total: francs(9_900),
    reservationSecondsLeft: 2_000,
  },
  attempt,
  ...{ moneyBack: [], refund: null, takesCash: true, order_status: 'Awaiting payment' },
  methods: [{ method: 'card', kind: 'hosted', isSimulated: false }],
};
const back = { amount: francs(9_400), reason: 'wrong_amount', way: 'card', isSimulated: false } as const;
const payment: Payment = { status: 'ready', view, askNow() {}, show() {} };
const render = (shown: PaymentView) =>
  renderInShell(<AwaitingPayment view={shown} payment={payment} level={1} />, {});

describe('an order for which another amount came', () => {
  const texts = paymentMessages.en;
  const asked = [texts.payNow, texts.payCash];

  test('offers no way to pay again until the shop has decided about it', () => {
    const html = render(view);
    expect(html).toContain(paymentReasonMessages.en.mismatch);
    for (const way of asked) expect(html).not.toContain(way);
  });

  test('offers them once it goes back, and says that it does', () => {
    const html = render({ ...view, moneyBack: [{ ...back, doneAt: null }] });
    expect(html).not.toContain(paymentReasonMessages.en.mismatch);
    for (const word of [moneyBackReasonMessages.en.wrong_amount, ...asked]) expect(html).toContain(word);
  });

  test('says after a try that failed why it did, beside what went back before', () => {
    const html = render({
      ...view,
      attempt: { ...attempt, state: 'failed', reason: 'declined' },
      moneyBack: [{ ...back, doneAt: '2026-01-05T09:00:00.000Z' }],
    });
    expect(html).toContain(paymentReasonMessages.en.declined);
    expect(html).toContain(moneyBackMessages.en.done('5 January 2026'));
  });
});
