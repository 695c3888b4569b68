import type { DisputeState } from '#shared/disputes.ts';
import type { Language } from '#shared/language.ts';
import type { Francs } from '#shared/money.ts';
import type { FailureReason, ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

/** One attempt to pay an order, with all that a provider needs to start it. */
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
  /** Where the browser returns: our own page, which waits for the result from our server. */
  returnUrl: string;
  cancelUrl: string;
  /** Where the provider may call us; a call is only a hint. */
  webhookUrl: string;
  expiresAt: Date;
};

/** The stored part of an attempt that is needed to ask the provider about it. */
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

/** A provider's report about an attempt, from a signed webhook or as the answer to a question. */
export type PaymentReport = {
  /** 'untraceable': the payer may have been asked to pay, but the data needed to ask the provider about it is lost. */
  state: 'pending' | 'succeeded' | 'failed' | 'expired' | 'cancelled' | 'not_found' | 'untraceable';
  providerReference?: string;
  /** The provider's transaction number, for receipts and disputes. */
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
  /** A refund, done or on its way, has come back to the provider. The report is signed, so it is believed. */
  | { kind: 'refund_sent_back'; requestId: string; refundReference: string; raw: unknown }
  | ({ kind: 'refunds_seen' } & SeenRefunds)
  | { kind: 'dispute'; transactionId: string; dispute: SaidDispute };

/** Refunds of one payment, ours and those made in the provider's own pages, from a signed report. */
export type SeenRefunds = { provider: ProviderId; transactionId: string; refunds: readonly SeenRefund[] };

export type SeenRefund = {
  /** Our own number of the refund; undefined if it was made in the provider's pages. */
  requestId?: string;
  refundReference: string;
  amount: number;
  state: RefundResult['state'];
  raw: unknown;
};

/** A dispute: the cardholder's bank claims the money of a payment back. */
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
 * A payment provider. If a method throws, it is unknown whether the provider acted: the attempt becomes `unknown`, and the provider is
 * asked about it, never charged again.
 */
export type PaymentProvider = {
  id: ProviderId;
  method: OnlineMethod;
  /** The sandbox, or an emulator behind the base address: every page that shows it says 'simulation'. */
  isSimulated: boolean;
  kind: 'hosted' | 'phone_prompt';
  /** Sessions of cards last 34 minutes (decision 442), other hosted ones 31, phone prompts 10 (decision 26). */
  expiresInSeconds: number;
  start(charge: Charge): Promise<StartedCharge>;
  askStatus(attempt: AttemptReference): Promise<PaymentReport>;
  readWebhook(webhook: IncomingWebhook): WebhookReading | Promise<WebhookReading>;
  /** Our number of an attempt in the provider's statements, if that is not the order's number. */
  referenceInStatements?(attemptId: string): string;
  /** Ends an open session at the provider, so that it cannot be paid any more; absent if the provider cannot do that. */
  close?(attempt: AttemptReference): Promise<void>;
  /** Absent if staff refund by hand (mobile money: refund due). */
  refund?(attempt: AttemptReference, refund: { requestId: string; amount: Francs }): Promise<RefundResult>;
  /** The current state of a refund; present if `refund` may answer 'pending'. */
  askRefundStatus?(refundReference: string): Promise<RefundResult>;
};
