import { type PaymentMethod, paymentMethods } from './order-status.ts';

const words: Record<PaymentMethod, RegExp> = {
  cash_on_delivery: /cash|esp[eè]ces|livraison|delivery/i,
  card: /card|carte/i,
  mtn_momo: /mtn|momo/i,
  orange_money: /orange/i,
};

/** The ways to pay in the order in which the owner has typed them; one that was left out comes last, none is lost. */
export function readPaymentOrder(typed: string): PaymentMethod[] {
  const place = (method: PaymentMethod) => {
    const found = typed.search(words[method]);
    return found < 0 ? typed.length + paymentMethods.indexOf(method) : found;
  };
  return [...paymentMethods].sort((one, other) => place(one) - place(other));
}
