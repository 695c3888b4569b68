import { MessageNotTaken, type PhoneGateway } from '../mail/phone-gateway.ts';
import { noteAnswer } from '../payment-health/watch-provider.ts';
import type { Store } from '../store.ts';
import { tracedProviderCalls } from '../traced-work.ts';

/** Wraps a gateway to count its answers and failures. A final refusal of a message counts as an answer. */
export function watchGateway(
  store: Pick<Store, 'db' | 'clock' | 'log'>,
  gateway: PhoneGateway,
): PhoneGateway {
  return {
    ...gateway,
    async send(message) {
      try {
        const sent = await tracedProviderCalls.tracePromise(() => gateway.send(message), {
          provider: gateway.id,
          question: 'send',
        });
        await noteAnswer(store, gateway.id, undefined);
        return sent;
      } catch (error) {
        const isAnswer = error instanceof MessageNotTaken && error.isFinal;
        await noteAnswer(store, gateway.id, isAnswer ? undefined : error);
        throw error;
      }
    },
  };
}
