import { isDatabaseOutage } from '#db/database-outage.ts';
import type { Language } from '#shared/language.ts';
import { type DatabaseNews, databaseNewsText } from '#shared/messages/database-mail-messages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Store } from '../store.ts';
import { findWriteTrouble, type WriteTrouble } from './write-trouble.ts';

/** A restart is over by then, even of a server with much to recover. */
const patienceMs = 5 * 60_000;
/** The shortest time between two mails about trouble, if the database keeps failing and recovering. */
const pauseMs = 60 * 60_000;

type Trouble = 'away' | WriteTrouble;
type Recipient = { email: string; language: Language };

/** What this process remembers while the database does not answer. */
export type DatabaseWatch = {
  /** The owners and managers, as of the last successful look. */
  managers: Recipient[];
  /** `OPERATOR_EMAIL`: the operator may have no account. */
  operator: string | undefined;
  troubledSince: Date | undefined;
  saidAt: Date | undefined;
  /** The trouble that the last mail reported; undefined if none is open. */
  said: Trouble | undefined;
};

export function newDatabaseWatch(operator?: string): DatabaseWatch {
  return { managers: [], operator, troubledSince: undefined, saidAt: undefined, said: undefined };
}

type Watching = Pick<Store, 'db' | 'clock' | 'log' | 'mailer' | 'settings'>;

/**
 * Sends a mail when the database has been away, or taken no writes, for five minutes, and another when that is over. These
 * mails bypass the outbox, which is in the database too (decisions 606 and 614).
 */
export async function watchDatabase(store: Watching, watch: DatabaseWatch): Promise<void> {
  const trouble = await findTrouble(store, watch);
  if (trouble) await noteTrouble(store, watch, trouble);
  else await noteEnd(store, watch);
}

async function findTrouble(store: Watching, watch: DatabaseWatch): Promise<Trouble | undefined> {
  try {
    watch.managers = await findManagers(store);
    return await findWriteTrouble(store.db);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    return 'away';
  }
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

async function noteTrouble(store: Watching, watch: DatabaseWatch, trouble: Trouble): Promise<void> {
  const now = store.clock.now();
  if (watch.troubledSince === undefined) {
    if (trouble === 'away') store.log.warn({}, 'The database does not answer');
    else store.log.warn({ trouble }, 'The database takes no writes');
  }
  watch.troubledSince ??= now;
  const troubledMs = now.getTime() - watch.troubledSince.getTime();
  const isSoon = watch.saidAt !== undefined && now.getTime() - watch.saidAt.getTime() < pauseMs;
  if (watch.said || troubledMs < patienceMs || isSoon) return;
  if (!(await write(store, watch, { kind: trouble, minutes: minutesOf(troubledMs) }))) return;
  watch.said = trouble;
  watch.saidAt = now;
}

async function noteEnd(store: Watching, watch: DatabaseWatch): Promise<void> {
  const since = watch.troubledSince;
  if (since === undefined) return;
  const minutes = minutesOf(store.clock.now().getTime() - since.getTime());
  // If the mail server takes none, tries again at the next look: a warning without its all-clear would worry people.
  const kind = watch.said === 'away' ? 'back' : 'writable';
  if (watch.said && !(await write(store, watch, { kind, minutes }))) return;
  store.log.info({ minutes }, 'The database answers again');
  watch.troubledSince = undefined;
  watch.said = undefined;
}

function minutesOf(milliseconds: number): number {
  return Math.floor(milliseconds / 60_000);
}

/** Writes to all recipients; true if the mail server took at least one mail. */
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
