import type { DisputeState } from '#shared/disputes.ts';
import type { Language } from '#shared/language.ts';
import type { Francs } from '#shared/money.ts';
import type { FailureReason, ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

/** One try to pay an order, as a provider needs to know it. */
export type Charge = {
  /** Ours, a UUID v4: the provider's idempotency key where it has one. */
  attemptId: string;
  orderId: string;
  orderNumber: string;
  /** Whole francs; XAF has no minor unit. */
  amount: Francs;
  language: Language;
  email: string;
  /** E.164; only for phone prompts. */
  payerPhone?: string;
  lines: readonly { name: string; unitPrice: Francs; quantity: number }[];
  /** Where the browser comes back to: our own page that waits for the server's truth. */
  returnUrl: string;
  cancelUrl: string;
  /** Where the provider may call us; a hint only. */
  webhookUrl: string;
  expiresAt: Date;
};

/** What is kept of an attempt and needed to ask about it again. */
export type AttemptReference = Pick<Charge, 'attemptId' | 'orderId' | 'orderNumber' | 'amount'> & {
  providerReference: string | null;
  /** Provider tokens of this attempt (pay token, notification token); never logged. */
  providerSecrets: Readonly<Record<string, string>>;
};

export type StartedCharge =
  | {
      state: 'pending';
      providerReference: string;
      /** The hosted page; absent for a phone prompt. */
      redirectUrl?: string;
      providerSecrets?: Record<string, string>;
      raw: unknown;
    }
  | { state: 'failed'; reason: FailureReason; raw: unknown };

/** What a provider says of an attempt, by signed webhook or when asked. */
export type PaymentReport = {
  /** 'untraceable': the payer may have been asked, and the means to ask about it are lost. */
  state: 'pending' | 'succeeded' | 'failed' | 'expired' | 'cancelled' | 'not_found' | 'untraceable';
  providerReference?: string;
  /** The money's own number at the provider, for receipts and disputes. */
  transactionId?: string;
  amount?: number;
  currency?: string;
  reason?: FailureReason;
  raw: unknown;
};

/** What a webhook turned out to be. A `hint` proves nothing: the provider is asked. */
export type WebhookReading =
  | { kind: 'refused'; why: string }
  | { kind: 'ignored' }
  | { kind: 'hint'; attemptId?: string; providerReference?: string }
  | {
      kind: 'signed';
      eventId: string;
      attemptId?: string;
      providerReference?: string;
      report: PaymentReport;
    }
  /** Money that was given back, or on its way, has come back to the provider: signed, so it is believed. */
  | { kind: 'refund_sent_back'; requestId: string; refundReference: string; raw: unknown }
  | ({ kind: 'refunds_seen' } & SeenRefunds)
  | { kind: 'dispute'; transactionId: string; dispute: SaidDispute };

/** Refunds of one payment, ours and those made in the provider's own pages: signed. */
export type SeenRefunds = { provider: ProviderId; transactionId: string; refunds: readonly SeenRefund[] };

export type SeenRefund = {
  /** Ours, where it has one. */
  requestId?: string;
  refundReference: string;
  amount: number;
  state: RefundResult['state'];
  raw: unknown;
};

/** A cardholder's bank wants the money of a payment back. */
export type SaidDispute = {
  id: string;
  provider: ProviderId;
  amount: number;
  reason: string;
  state: DisputeState;
  dueBy: Date | null;
  saidAt: Date;
};

export type IncomingWebhook = {
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
};

export type RefundResult =
  | { state: 'refunded'; refundReference: string; raw: unknown }
  | { state: 'pending'; refundReference: string; raw: unknown }
  | { state: 'failed'; raw: unknown };

/**
 * A payment provider. A method that throws has left it unknown whether the provider acted: the attempt becomes `unknown` and is asked about,
 * never charged again.
 */
export type PaymentProvider = {
  id: ProviderId;
  method: OnlineMethod;
  /** Says 'simulation' wherever it shows: the sandbox, or an emulator behind the base address. */
  isSimulated: boolean;
  kind: 'hosted' | 'phone_prompt';
  /** Sessions of cards last 34 minutes (decision 442), other hosted ones 31, phone prompts 10 (decision 26). */
  expiresInSeconds: number;
  start(charge: Charge): Promise<StartedCharge>;
  askStatus(attempt: AttemptReference): Promise<PaymentReport>;
  readWebhook(webhook: IncomingWebhook): WebhookReading | Promise<WebhookReading>;
  /** Our number of an attempt in the provider's statements, where it is not the order's. */
  referenceInStatements?(attemptId: string): string;
  /** Ends an open session at the provider, so that it cannot be paid any more; absent where that is impossible. */
  close?(attempt: AttemptReference): Promise<void>;
  /** Absent where money goes back by hand (mobile money: refund due). */
  refund?(attempt: AttemptReference, refund: { requestId: string; amount: Francs }): Promise<RefundResult>;
  /** How a refund that was on its way is now; beside `refund` where that may answer 'pending'. */
  askRefundStatus?(refundReference: string): Promise<RefundResult>;
};
