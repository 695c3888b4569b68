import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { PaymentView } from '#shared/contract/payment.ts';
import { francs } from '#shared/money.ts';
import { watchPayment } from './watch-payment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function view(status: PaymentView['status']): PaymentView {
  return {
    id: 'o',
    orderNumber: 'NB-3FX3-PPMK',
    status,
    paymentStatus: 'Processing',
    paymentMethod: 'card',
    isPaymentSimulated: false,
    total: francs(5000),
    reservationSecondsLeft: 60,
    attempt: null,
    ...{ moneyBack: [], refund: null },
    methods: [],
    takesCash: true,
    order_status: status,
  };
}

function start(...answers: (PaymentView | ApiError)[]) {
  const last = answers.at(-1);
  const ask = vi.fn(async () => {
    const answer = answers.shift() ?? last;
    if (answer === undefined || answer instanceof ApiError) throw answer ?? new Error('no answer was given');
    return answer;
  });
  const seen: string[] = [];
  const watch = watchPayment({
    ask,
    onView: ({ status }) => seen.push(status),
    onLost: () => seen.push('lost'),
    onRefused: () => seen.push('refused'),
  });
  return { ask, seen, watch };
}

test('asks until the order is settled, and then no more', async () => {
  const { ask, seen } = start(view('Awaiting payment'), view('Awaiting payment'), view('Placed'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual(['Awaiting payment', 'Awaiting payment', 'Placed']);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('asks more and more rarely, at most every fifteen seconds', async () => {
  const { ask, watch } = start(view('Awaiting payment'));
  await vi.advanceTimersByTimeAsync(10_000);
  const soon = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(300_000);
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(soon).toBeGreaterThanOrEqual(4);
  expect(ask.mock.calls.length - before).toBe(4);
  watch.stop();
});

test('a lost network is said and outlived; another person’s order is not asked about again', async () => {
  const { seen } = start(new ApiError(0, {}), new ApiError(503, {}), view('Placed'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual(['lost', 'lost', 'Placed']);
  const strange = start(new ApiError(404, {}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(strange.seen).toEqual(['refused']);
  expect(strange.ask).toHaveBeenCalledTimes(1);
});

test('asked to look now, it looks at once and often again; stopped, it is silent', async () => {
  const { ask, watch } = start(view('Awaiting payment'));
  await vi.advanceTimersByTimeAsync(200_000);
  const before = ask.mock.calls.length;
  watch.askNow();
  await vi.advanceTimersByTimeAsync(6_100);
  expect(ask.mock.calls.length - before).toBe(4);
  watch.stop();
  const stopped = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBe(stopped);
});
