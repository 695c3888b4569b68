import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import { writeChosenMethod } from '../orders/payment-columns.ts';
import { startGraceSeconds } from './ask-schedule.ts';
import { insertAttempt } from './payment-attempts.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Beginning = {
  orderId: string;
  amount: Francs;
  provider: PaymentProvider;
  payerPhone: string | null;
  /** The shop asks for the payment at the door: the order keeps cash on delivery as its method until the money has come. */
  isAtDoor?: boolean;
  at: Date;
};

/** Stores an attempt before the provider is called: whatever happens next, the reconciler finds it and asks the provider. */
export async function beginAttempt(
  tx: Transaction,
  { orderId, amount, provider, payerPhone, isAtDoor = false, at }: Beginning,
): Promise<string> {
  const id = randomUUID();
  await insertAttempt(tx, {
    id,
    orderId,
    provider: provider.id,
    method: provider.method,
    kind: provider.kind,
    isSimulated: provider.isSimulated,
    amount,
    payerPhone,
    isAtDoor,
    createdAt: at,
    expiresAt: new Date(at.getTime() + provider.expiresInSeconds * 1000),
    dueAt: new Date(at.getTime() + startGraceSeconds * 1000),
  });
  if (isAtDoor) return id;
  const { method, isSimulated } = provider;
  await writeChosenMethod(tx, orderId, { method, isSimulated, at });
  return id;
}
