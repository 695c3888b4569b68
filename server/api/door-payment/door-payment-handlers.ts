import { payByDoorLink } from '#core/checkout/pay-by-door-link.ts';
import { findDoorOrder } from '#core/door-links/door-links.ts';
import { listTakenAtDoor } from '#core/payments/find-provider.ts';
import { isOpen, listDoorAttempts } from '#core/payments/payment-attempts.ts';
import type { Store } from '#core/store.ts';
import type { DoorPaymentView } from '#shared/contract/door-payment.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { presentAttempt } from '../payment/present-payment.ts';

export const doorPaymentHandlers: NounHandlers<'doorPayment'> = {
  async get({ store }, { token }) {
    const view = await presentDoor(store, token);
    return view.ok ? { message: 'done', data: view.value } : view;
  },

  async pay({ store }, { token, due, provider, payer_phone: payerPhone }) {
    const begun = await payByDoorLink(store, { token, due, method: provider, payerPhone });
    if (!begun.ok) return begun;
    const view = await presentDoor(store, token);
    if (!view.ok) return view;
    const attempt = begun.value;
    const isElsewhere = attempt?.kind === 'hosted' && isOpen(attempt);
    const url = isElsewhere ? (attempt.redirectUrl ?? '') : '';
    return { message: 'paymentStarted', data: view.value, beside: { url } };
  },
};

async function presentDoor(
  store: Pick<Store, 'db' | 'clock' | 'payments' | 'shopSettings' | 'settings'>,
  token: string,
): Promise<Outcome<DoorPaymentView, 'ORDER_NOT_FOUND'>> {
  const { db } = store;
  const now = store.clock.now();
  const order = await findDoorOrder(db, token, now);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const { id, ...door } = order;
  const latest = (await listDoorAttempts(db, [id])).at(-1);
  return succeed({
    ...door,
    attempt: latest ? presentAttempt(latest, now) : null,
    methods: await listTakenAtDoor(store),
  });
}
