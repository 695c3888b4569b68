/** What an emulated provider does with one payment; `usual` is the default. */
export type Behaviour = {
  /** A line on the emulator's page. */
  shows: string;
  /** Phone number that chooses it, 9 digits. */
  payer?: string;
  /** What it answers each time it is asked; the last one stays. */
  statuses: readonly string[];
  reason?: string | { code: string };
  /** `accepted then 500`: the payment exists although the answer says otherwise. */
  creation?: 'accepted then 500' | 'slow' | 'refused' | 'never arrives';
  /** The answers to the first refund, in turn; after them, or without them, it is done at once. */
  refunds?: readonly string[];
  /** `accepted then 500`: the refund exists although the answer says otherwise, each time it is asked for. */
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

/** The state of a payment in each answer; the story moves on by being asked about. */
export function nextStatus(payment: EmulatedPayment): string {
  const [status = 'PENDING', ...later] = payment.statuses;
  if (later.length > 0) payment.statuses = later;
  return status;
}
