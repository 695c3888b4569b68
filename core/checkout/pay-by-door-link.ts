import { type Outcome, refuse } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { findDoorOrder } from '../door-links/door-links.ts';
import { providerAtDoor } from '../payments/find-provider.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import { readPayer } from '../payments/read-payer.ts';
import type { AskAtDoorRefusal } from './ask-at-door.ts';
import { beginAtDoor, type DoorStore } from './begin-at-door.ts';

type ByDoorLink = {
  token: string;
  /** The amount that was shown as due; all of it is paid. */
  due: number;
  method: OnlineMethod;
  payerPhone?: string | undefined;
};

/** Lets the shopper, or another person at the door, pay for the parcel by its link, without a login. */
export async function payByDoorLink(
  store: DoorStore,
  { token, due, method, payerPhone }: ByDoorLink,
): Promise<Outcome<PaymentAttempt | undefined, AskAtDoorRefusal>> {
  const order = await findDoorOrder(store.db, token, store.clock.now());
  if (!order) return refuse('ORDER_NOT_FOUND');
  const provider = await providerAtDoor(store, method);
  if (!provider) return refuse('PAYMENTS_UNAVAILABLE');
  const payer = readPayer(provider, payerPhone);
  if (!payer.ok) return payer;
  const begun = await beginAtDoor(store, {
    ...{ orderId: order.id, due, amount: due, provider, payer: payer.value },
  });
  if (begun.ok) return begun;
  // The reader knows only the link: no id of this or another order is returned.
  const { code, facts } = begun.refusal;
  if (code === 'PROMPT_OPEN') return refuse(code, { ...facts, orderId: '' });
  return code === 'PAYMENT_NOT_STARTED' ? refuse(code, { orderId: '' }) : begun;
}
