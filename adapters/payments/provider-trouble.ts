import type { z } from 'zod';
import type { StartedCharge } from '#core/payments/payment-provider.ts';
import type { FailureReason } from '#shared/payment-attempts.ts';

/**
 * A provider could not be asked, or answered what we do not understand: whether it acted is unknown. The message goes
 * to the log, so it holds neither a secret nor a phone number.
 */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble';
  /** The connection was never made: nothing was asked of it. */
  readonly wasUnreachable: boolean;

  constructor(message: string, { wasUnreachable = false } = {}) {
    super(message);
    this.wasUnreachable = wasUnreachable;
  }
}

/** Trouble that came before any money was asked for: nothing can have been paid. */
export class ProviderNotAsked extends ProviderTrouble {
  override name = 'ProviderNotAsked';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What is certain not to have been charged has failed and may be tried again; any other trouble stays thrown. */
export function failIfNotAsked(error: unknown): StartedCharge {
  if (!(error instanceof ProviderNotAsked)) throw error;
  return { state: 'failed', reason: error.reason, raw: { trouble: error.message } };
}

/** Where something that a provider said is not of the form it describes. */
export function strangePlaces({ issues }: z.ZodError): string {
  return issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
}
