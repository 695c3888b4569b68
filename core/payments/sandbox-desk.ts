import type { Francs } from '#shared/money.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

export const sandboxDecisions = ['pay', 'decline', 'cancel', 'pay_later'] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

/** A simulated payment as its own page shows it. */
export type SandboxSession = {
  reference: string;
  method: OnlineMethod;
  orderNumber: string;
  amount: Francs;
  payerPhone: string | null;
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** The button that was pressed; the first press counts. */
  decision: SandboxDecision | undefined;
  /** The session has expired, or the shop has closed it: no button works any more. */
  isOver: boolean;
};

/** A webhook of the sandbox; it goes to the same endpoint as those of every provider. */
export type SandboxWebhook = { body: string; headers: Record<string, string> };

/** The payer's side of the built-in sandbox: what its page shows and what its buttons do. */
export type SandboxDesk = {
  find(reference: string): Promise<SandboxSession | undefined>;
  /** Undefined if there is no webhook to send: the payment was decided before, is over, or confirms later. */
  decide(reference: string, decision: SandboxDecision): Promise<SandboxWebhook | undefined>;
  /** Deletes sessions that are no longer needed. */
  tidy(): Promise<void>;
};
