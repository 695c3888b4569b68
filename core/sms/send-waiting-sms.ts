import { drainOutbox } from '../mail/drain-outbox.ts';
import type { Store } from '../store.ts';

/** Sends the waiting SMS and returns how many went out. Without a sender none are written. */
export async function sendWaitingSms(
  store: Pick<Store, 'db' | 'clock' | 'smsSender' | 'log'>,
): Promise<number> {
  const { smsSender } = store;
  if (smsSender === undefined) return 0;
  return drainOutbox(store, 'sms', ({ recipient, text }) => smsSender.send({ recipient, text }));
}
