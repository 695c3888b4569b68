import type { Store } from '../store.ts';
import { drainOutbox } from './drain-outbox.ts';

/** Sends the mails that wait in the outbox, and answers how many went out. */
export function sendWaitingMail(store: Pick<Store, 'db' | 'clock' | 'mailer' | 'log'>): Promise<number> {
  return drainOutbox(store, 'mail', (mail) => store.mailer.send(mail));
}
