import { sql } from 'kysely';
import type { Store } from '../store.ts';

const messagesPerRound = 20;
/** While a claimed message is on its way nobody else takes it; a process that dies meanwhile gives it back after this. */
const claimSeconds = 120;
const retrySeconds = [15, 60, 300, 900, 3_600, 3_600, 10_800, 10_800, 21_600, 21_600];

/** Mails and SMS wait in one outbox; each has its own round, so that a slow gateway keeps no code from its reader. */
export type OutboxChannel = 'mail' | 'sms';

type Draining = Pick<Store, 'db' | 'clock' | 'log'>;

export type OutboxMessage = {
  id: string;
  kind: string;
  tries: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Sends what waits in the outbox and answers how many went out. Each message is claimed first and sent outside any
 * transaction, so a slow server holds no lock. A process that dies between sending and marking sends that message
 * again: twice is better than never.
 */
export async function drainOutbox(
  store: Draining,
  channel: OutboxChannel,
  send: (message: OutboxMessage) => Promise<void>,
): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < messagesPerRound; taken += 1) {
    const message = await claimNext(store, channel);
    if (!message) break;
    const failure = await trySending(send, message);
    if (failure === undefined) sent += 1;
    await (failure === undefined ? markSent(store, message) : postpone(store, channel, message, failure));
  }
  return sent;
}

async function claimNext(store: Draining, channel: OutboxChannel): Promise<OutboxMessage | undefined> {
  const now = store.clock.now();
  return store.db
    .updateTable('mailOutbox')
    .set({
      nextTryAt: new Date(now.getTime() + claimSeconds * 1000),
      tries: sql<number>`tries + 1`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mailOutbox')
        .select('id')
        .where('channel', '=', channel)
        .where('sentAt', 'is', null)
        .where('givenUpAt', 'is', null)
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'tries', 'recipient', 'subject', 'textBody as text', 'htmlBody as html'])
    .executeTakeFirst();
}

async function trySending(
  send: (message: OutboxMessage) => Promise<void>,
  message: OutboxMessage,
): Promise<Error | undefined> {
  try {
    await send(message);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function markSent(store: Draining, { id }: OutboxMessage): Promise<void> {
  await store.db
    .updateTable('mailOutbox')
    .set({ sentAt: store.clock.now(), lastError: null })
    .where('id', '=', id)
    .execute();
}

async function postpone(
  store: Draining,
  channel: OutboxChannel,
  { id, kind, tries }: OutboxMessage,
  failure: Error,
): Promise<void> {
  const now = store.clock.now();
  const wait = retrySeconds[tries - 1];
  await store.db
    .updateTable('mailOutbox')
    .set({
      lastError: failure.message.slice(0, 500),
      ...(wait === undefined ? { givenUpAt: now } : { nextTryAt: new Date(now.getTime() + wait * 1000) }),
    })
    .where('id', '=', id)
    .execute();
  const facts = { [channel]: id, kind, tries, error: failure };
  if (wait === undefined) store.log.error(facts, `A ${channel} could not be sent and was given up`);
  else store.log.warn(facts, `A ${channel} could not be sent; it will be tried again`);
}
