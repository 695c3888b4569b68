import { MessageNotTaken } from '#core/mail/phone-gateway.ts';
import type { ProviderAnswer } from '../payments/call-provider.ts';
import { ProviderNotAsked, ProviderTrouble } from '../payments/provider-trouble.ts';

/** Waits for a gateway's answer. If no request can have reached it, throws `MessageNotTaken`, so that the message may be tried again. */
export async function whenAnswered(answer: Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  try {
    return await answer;
  } catch (error) {
    const neverAsked =
      error instanceof ProviderNotAsked || (error instanceof ProviderTrouble && error.wasUnreachable);
    if (neverAsked) throw new MessageNotTaken(error.message, { isFinal: false });
    throw error;
  }
}
