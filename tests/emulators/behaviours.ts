/** What an emulated provider does with one payment; `usual` is the default. */
export type Behaviour = {
  /** A line for the emulator's page. */
  shows: string;
  /** The payer's phone number, 9 digits, that selects it. */
  payer?: string;
  /** The answers to questions about the payment, in turn; the last one stays. */
  statuses: readonly string[];
  reason?: string | { code: string };
  /** With `accepted then 500` the payment exists although the answer says otherwise. */
  creation?: 'accepted then 500' | 'slow' | 'refused' | 'never arrives';
  /** The answers about the first refund, in turn; after them, or without them, it is done at once. */
  refunds?: readonly string[];
  /** With `accepted then 500` the refund exists although each answer to it says otherwise. */
  refundAnswer?: 'accepted then 500';
  callback?: 'lost' | 'twice' | 'before the answer' | 'forged' | 'by POST' | 'by PUT';
};

export type Behaviours = { usual: Behaviour } & { [name: string]: Behaviour };

/** One payment at an emulated provider. */
export type EmulatedPayment = {
  reference: string;
  amount: string;
  currency: string;
  payer: string;
  transactionId: string;
  behaviour: Behaviour;
  statuses: string[];
  callbackUrl: string | undefined;
};

export function behaviourOf(behaviours: Behaviours, payer: string): Behaviour {
  const chosen = Object.values(behaviours).find((behaviour) => behaviour.payer === payer.slice(-9));
  return chosen ?? behaviours.usual;
}

/** The state of a payment for the next answer; each question moves it on. */
export function nextStatus(payment: EmulatedPayment): string {
  const [status = 'PENDING', ...later] = payment.statuses;
  if (later.length > 0) payment.statuses = later;
  return status;
}
