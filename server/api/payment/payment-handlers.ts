import { payCashInstead } from '#core/checkout/pay-cash-instead.ts';
import { tryAgain } from '#core/checkout/try-again.ts';
import { listTaken } from '#core/payments/find-provider.ts';
import { findPaymentState } from '#core/payments/payment-state.ts';
import { askRefund } from '#core/refunds/ask-refund.ts';
import { listOpenRefunds } from '#core/refunds/refund-queries.ts';
import { settleRefund } from '#core/refunds/settle-refund.ts';
import { startRefund } from '#core/refunds/start-refund.ts';
import { limits } from '#shared/contract/fields.ts';
import type { NounHandlers } from '../handler.ts';
import { presentPayment, presentSession } from './present-payment.ts';

export const paymentHandlers: NounHandlers<'payment'> = {
  async methods({ store }) {
    return { message: 'done', data: await listTaken(store) };
  },

  async getState({ store, user }, { orderId }) {
    const state = await findPaymentState(store, user, orderId);
    if (!state.ok) return state;
    return { message: 'done', data: await presentPayment(store, state.value) };
  },

  async tryAgain({ store, user, language }, { orderId, provider, payer_phone }) {
    const begun = await tryAgain(store, user, { orderId, method: provider, payerPhone: payer_phone });
    if (!begun.ok) return begun;
    const state = await findPaymentState(store, user, orderId);
    if (!state.ok) return state;
    return {
      message: 'paymentStarted',
      data: await presentPayment(store, state.value),
      beside: presentSession(begun.value, language),
    };
  },

  async payCash({ store, user }, { orderId }) {
    const placed = await payCashInstead(store, user, orderId);
    if (!placed.ok) return placed;
    const state = await findPaymentState(store, user, orderId);
    if (!state.ok) return state;
    return { message: 'orderPlaced', data: await presentPayment(store, state.value) };
  },

  async refundsDue({ store }) {
    return { message: 'done', data: await listOpenRefunds(store.db, { limit: limits.pageSize }) };
  },

  async settleRefund({ store, user }, { id: refundId, ...given }) {
    const settled = await settleRefund(store, user, { refundId, ...given });
    if (!settled.ok) return settled;
    return { message: 'refundSettled', data: null };
  },

  async startRefund({ store, user }, input) {
    const started = await startRefund(store, user, input);
    if (!started.ok) return started;
    return { message: 'refundStarted', data: null };
  },

  async askRefund({ store, user }, { id }) {
    const asked = await askRefund(store, user, id);
    if (!asked.ok) return asked;
    return { message: 'refundAsked', data: null };
  },
};
