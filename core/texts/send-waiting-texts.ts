import { drainOutbox } from '../mail/drain-outbox.ts';
import type { Store } from '../store.ts';

/** Sends the texts that wait, and answers how many went out; without a texter none are written. */
export async function sendWaitingTexts(
  store: Pick<Store, 'db' | 'clock' | 'texter' | 'log'>,
): Promise<number> {
  const { texter } = store;
  if (texter === undefined) return 0;
  return drainOutbox(store, 'text', ({ recipient, text }) => texter.send({ recipient, text }));
}
