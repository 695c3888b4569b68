import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { ContactSubject } from '#shared/contact-subjects.ts';
import type { Language } from '#shared/language.ts';
import type { MessageState } from '#shared/message-states.ts';
import { containsWords } from '../words/contains-words.ts';

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  language: Language;
  state: MessageState;
  stateChangedByName: string | null;
  createdAt: Date;
  /** The answers sent by mail, oldest first. */
  answers: ContactAnswer[];
};

export type ContactAnswer = { text: string; answeredByName: string | null; createdAt: Date };

type ListMessages = { state: MessageState; search: string; page: number; limit: number };

export async function listMessages(
  db: Database,
  { state, search, page, limit }: ListMessages,
): Promise<{ messages: ContactMessage[]; totalCount: number; counts: Record<MessageState, number> }> {
  const matches = containsWords(
    sql`concat_ws(' ', contact_messages.name, contact_messages.email, phone, message)`,
    search,
  );
  const [messages, { count }, counts] = await Promise.all([
    selectMessages(db)
      .where('state', '=', state)
      .where(matches)
      .orderBy('contactMessages.createdAt', 'desc')
      .orderBy('contactMessages.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('contactMessages')
      .select((fields) => fields.fn.countAll<number>().as('count'))
      .where('state', '=', state)
      .where(matches)
      .executeTakeFirstOrThrow(),
    countStates(db),
  ]);
  return { messages: await withAnswers(db, messages), totalCount: count, counts };
}

export async function getMessage(db: Database, id: string): Promise<ContactMessage> {
  const message = await selectMessages(db).where('contactMessages.id', '=', id).executeTakeFirstOrThrow();
  const [answered] = await withAnswers(db, [message]);
  return answered ?? { ...message, answers: [] };
}

async function withAnswers<Message extends { id: string }>(
  db: Database,
  messages: Message[],
): Promise<(Message & { answers: ContactAnswer[] })[]> {
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contactAnswers')
    .leftJoin('users', 'users.id', 'answeredBy')
    .select(['messageId', 'text', 'users.name as answeredByName', 'contactAnswers.createdAt'])
    .where('messageId', 'in', ids)
    .orderBy('contactAnswers.createdAt')
    .orderBy('contactAnswers.id')
    .execute();
  const answers = Map.groupBy(rows, ({ messageId }) => messageId);
  return messages.map((message) => ({
    ...message,
    answers: (answers.get(message.id) ?? []).map(({ messageId: _, ...answer }) => answer),
  }));
}

function selectMessages(db: Database) {
  return db
    .selectFrom('contactMessages')
    .leftJoin('users', 'users.id', 'contactMessages.stateChangedBy')
    .select([
      'contactMessages.id',
      'contactMessages.name',
      'contactMessages.email',
      'phone',
      'subject',
      'message',
      'contactMessages.language',
      'state',
      'users.name as stateChangedByName',
      'contactMessages.createdAt',
    ]);
}

/** The menu shows '99+' above 99, so counting ends at 100. */
const COUNTED = 100;

/** Messages that no one has opened yet. */
export async function countNewMessages(db: Database): Promise<number> {
  const messages = db.selectFrom('contactMessages').select('id').where('state', '=', 'new').limit(COUNTED);
  const { count } = await db
    .selectNoFrom(sql<number>`(select count(*)::int from (${messages}) as waiting)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countStates(db: Database): Promise<Record<MessageState, number>> {
  const { rows } = await sql<Record<MessageState, number>>`
    select
      count(*) filter (where state = 'new') as new,
      count(*) filter (where state = 'open') as open,
      count(*) filter (where state = 'done') as done
    from contact_messages
  `.execute(db);
  return rows[0] ?? { new: 0, open: 0, done: 0 };
}
