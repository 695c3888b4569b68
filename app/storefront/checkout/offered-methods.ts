import type { PaymentMethodView } from '#shared/contract/payment.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { OfferedMethod } from '../payment/method-choice.tsx';

/** Cash on delivery and the ways to pay online, in the order that the owner has set. */
export function offeredMethods(
  online: readonly PaymentMethodView[],
  order: readonly PaymentMethod[],
): OfferedMethod[] {
  const cash: OfferedMethod = { method: 'cash_on_delivery', kind: 'at_door', isSimulated: false };
  const all = [cash, ...online];
  return order.flatMap((method) => all.find((known) => known.method === method) ?? []);
}

/** The ways that 'Online Payment' can start. */
export function onlineOf(offered: readonly OfferedMethod[]): PaymentMethodView[] {
  return offered.flatMap(({ method, kind, isSimulated }) =>
    method === 'cash_on_delivery' || kind === 'at_door' ? [] : [{ method, kind, isSimulated }],
  );
}
