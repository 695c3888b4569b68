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
  /** What was pressed; the first press counts. */
  decision: SandboxDecision | undefined;
  /** Its time is up, or the shop has closed it: nothing can be pressed any more. */
  isOver: boolean;
};

/** A webhook as the sandbox sends it; it goes in by the same door as everybody's. */
export type SandboxWebhook = { body: string; headers: Record<string, string> };

/** The other side of the built-in sandbox: what its page shows and what its buttons do. */
export type SandboxDesk = {
  find(reference: string): Promise<SandboxSession | undefined>;
  /** Undefined where there is nothing to send yet: the payment was decided before, is over, or confirms later. */
  decide(reference: string, decision: SandboxDecision): Promise<SandboxWebhook | undefined>;
  /** Deletes sessions that are no longer needed. */
  tidy(): Promise<void>;
};
