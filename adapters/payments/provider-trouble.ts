import type { z } from 'zod';
import type { StartedCharge } from '#core/payments/payment-provider.ts';
import type { FailureReason } from '#shared/payment-attempts.ts';

/**
 * A provider could not be asked, or its answer was not understood, so it is unknown whether it acted. The message goes to
 * the log, so it has neither secrets nor phone numbers.
 */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble';
  /** No connection was made, so the provider got no request. */
  readonly wasUnreachable: boolean;

  constructor(message: string, { wasUnreachable = false } = {}) {
    super(message);
    this.wasUnreachable = wasUnreachable;
  }
}

/** Trouble before any money was asked for, so nothing can have been paid. */
export class ProviderNotAsked extends ProviderTrouble {
  override name = 'ProviderNotAsked';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** If it is certain that nothing was charged, the charge has failed and may be tried again; any other error is thrown again. */
export function failIfNotAsked(error: unknown): StartedCharge {
  if (!(error instanceof ProviderNotAsked)) throw error;
  return { state: 'failed', reason: error.reason, raw: { trouble: error.message } };
}

/** The paths in a provider's answer that do not have the documented form. */
export function strangePlaces({ issues }: z.ZodError): string {
  return issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
}
