import { sql } from 'kysely';
import type { Store } from '../store.ts';
import type { Mail } from './mailer.ts';

const mailsPerRound = 20;
/** While a claimed mail is on its way nobody else takes it; a process that dies meanwhile gives it back after this. */
const claimSeconds = 120;
const retrySeconds = [15, 60, 300, 900, 3_600, 3_600, 10_800, 10_800, 21_600, 21_600];

type ClaimedMail = Mail & { id: string; kind: string; tries: number };

/**
 * Sends what waits in the outbox and answers how many went out. Each mail is claimed first and sent outside any
 * transaction, so a slow mail server holds no lock. A process that dies between sending and marking sends that mail
 * again: twice is better than never.
 */
export async function sendWaitingMail(
  store: Pick<Store, 'db' | 'clock' | 'mailer' | 'log'>,
): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < mailsPerRound; taken += 1) {
    const mail = await claimNext(store);
    if (!mail) break;
    const failure = await trySending(store, mail);
    if (failure === undefined) sent += 1;
    await (failure === undefined ? markSent(store, mail) : postpone(store, mail, failure));
  }
  return sent;
}

async function claimNext(store: Pick<Store, 'db' | 'clock'>): Promise<ClaimedMail | undefined> {
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

async function trySending(store: Pick<Store, 'mailer'>, mail: ClaimedMail): Promise<Error | undefined> {
  try {
    await store.mailer.send(mail);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function markSent(store: Pick<Store, 'db' | 'clock'>, mail: ClaimedMail): Promise<void> {
  await store.db
    .updateTable('mailOutbox')
    .set({ sentAt: store.clock.now(), lastError: null })
    .where('id', '=', mail.id)
    .execute();
}

async function postpone(
  store: Pick<Store, 'db' | 'clock' | 'log'>,
  mail: ClaimedMail,
  failure: Error,
): Promise<void> {
  const now = store.clock.now();
  const wait = retrySeconds[mail.tries - 1];
  await store.db
    .updateTable('mailOutbox')
    .set({
      lastError: failure.message.slice(0, 500),
      ...(wait === undefined ? { givenUpAt: now } : { nextTryAt: new Date(now.getTime() + wait * 1000) }),
    })
    .where('id', '=', mail.id)
    .execute();
  const facts = { mail: mail.id, kind: mail.kind, tries: mail.tries, error: failure };
  if (wait === undefined) store.log.error(facts, 'A mail could not be sent and was given up');
  else store.log.warn(facts, 'A mail could not be sent; it will be tried again');
}
