import { isDatabaseOutage } from '#db/database-outage.ts';
import type { Language } from '#shared/language.ts';
import { type DatabaseNews, databaseNewsText } from '#shared/messages/database-mail-messages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Store } from '../store.ts';

/** A restart, also of a server with much to recover, is over by then. */
const patienceMs = 5 * 60_000;
/** A database that comes and goes writes no more often. */
const pauseMs = 60 * 60_000;

type Recipient = { email: string; language: Language };

/** What this process remembers while the database says nothing. */
export type DatabaseWatch = {
  /** Who runs the shop, as of the last look. */
  managers: Recipient[];
  /** `OPERATOR_EMAIL`, who may have no account. */
  operator: string | undefined;
  awaySince: Date | undefined;
  saidAt: Date | undefined;
  isSaid: boolean;
};

export function newDatabaseWatch(operator?: string): DatabaseWatch {
  return { managers: [], operator, awaySince: undefined, saidAt: undefined, isSaid: false };
}

type Watching = Pick<Store, 'db' | 'clock' | 'log' | 'mailer' | 'settings'>;

/**
 * A mail when the database is away for five minutes, and one when it is back. They leave without the outbox, which is in the
 * database too (decision 606).
 */
export async function watchDatabase(store: Watching, watch: DatabaseWatch): Promise<void> {
  try {
    watch.managers = await findManagers(store);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    await noteAway(store, watch);
    return;
  }
  await noteBack(store, watch);
}

function findManagers({ db }: Watching): Promise<Recipient[]> {
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', 'in', ['OWNER', 'MANAGER'])
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
}

async function noteAway(store: Watching, watch: DatabaseWatch): Promise<void> {
  const now = store.clock.now();
  if (watch.awaySince === undefined) store.log.warn({}, 'The database does not answer');
  watch.awaySince ??= now;
  const awayMs = now.getTime() - watch.awaySince.getTime();
  const isSoon = watch.saidAt !== undefined && now.getTime() - watch.saidAt.getTime() < pauseMs;
  if (watch.isSaid || awayMs < patienceMs || isSoon) return;
  if (!(await write(store, watch, { kind: 'away', minutes: minutesOf(awayMs) }))) return;
  watch.isSaid = true;
  watch.saidAt = now;
}

async function noteBack(store: Watching, watch: DatabaseWatch): Promise<void> {
  const since = watch.awaySince;
  if (since === undefined) return;
  const minutes = minutesOf(store.clock.now().getTime() - since.getTime());
  // Asked again at the next look, if the mail server takes none: only one of the two mails would worry.
  if (watch.isSaid && !(await write(store, watch, { kind: 'back', minutes }))) return;
  store.log.info({ minutes }, 'The database answers again');
  watch.awaySince = undefined;
  watch.isSaid = false;
}

function minutesOf(milliseconds: number): number {
  return Math.floor(milliseconds / 60_000);
}

/** Whether the mail server took one at least. */
async function write(
  { mailer, settings, log }: Watching,
  watch: DatabaseWatch,
  news: DatabaseNews,
): Promise<boolean> {
  let taken = 0;
  for (const { email, language } of recipientsOf(watch)) {
    const { subject, paragraphs } = databaseNewsText(language, settings.name, news);
    const blocks = paragraphs.map((text) => ({ kind: 'paragraph' as const, text }));
    const { text, html } = composeMail(settings, { language, subject, blocks });
    try {
      await mailer.send({ recipient: email, subject, text, html });
      taken += 1;
    } catch (error) {
      log.error({ error, news: news.kind }, 'A mail about the database did not leave');
    }
  }
  if (taken > 0)
    log.warn({ ...news, mails: taken }, 'Those who run the shop were written to about the database');
  return taken > 0;
}

function recipientsOf({ managers, operator }: DatabaseWatch): Recipient[] {
  const isKnown = managers.some(({ email }) => email.toLowerCase() === operator?.toLowerCase());
  return operator === undefined || isKnown ? managers : [...managers, { email: operator, language: 'fr' }];
}
