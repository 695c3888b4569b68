import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { succeed } from '#shared/outcome.ts';
import type { NotSentReason, StoredTemplate } from '#shared/phone-messages.ts';
import type { SettingValues } from '#shared/settings.ts';
import type { JobEnd } from '../jobs/queue.ts';
import type { Store } from '../store.ts';
import { MessageNotTaken, type PhoneGateway } from './phone-gateway.ts';
import { sayBySms } from './say-by-sms.ts';
import { codeKinds, isCodeKind, strangersCode } from './write-phone-message.ts';

// A message to a phone costs money and makes it ring, so it is handed to a gateway only once. The row is marked as handed over before
// the gateway is called, so neither a killed process nor a lost answer sends it again; only `MessageNotTaken` removes the mark.

type HandingOver = Pick<Store, 'db' | 'clock' | 'log' | 'shopSettings' | 'smsSender'>;

/** How long a message is worth sending. */
const usefulMinutes = { code: 10, other: 24 * 60 };
const minutesUntilRoom = 15;
/** The share of a day's messages for codes that strangers ask for; the rest is for orders and for browsers the shop knows. */
const strangersShare = 0.6;

export async function handOver(store: HandingOver, gateway: PhoneGateway, id: string): Promise<JobEnd> {
  const limits = await store.shopSettings.read();
  const { value: taken } = await transaction(store.db, async (tx) =>
    succeed(await takeMessage(tx, { id, gateway, limits, now: store.clock.now() })),
  );
  if ('again' in taken) return { again: taken.again, isNextStep: true };
  if ('notSent' in taken) return 'done';
  const came = await callGateway(store, gateway, { id, message: taken });
  await noteEnd(store, id, came);
  if ('notSent' in came && came.notSent === 'refused') await sayBySms(store, id);
  return 'done';
}

type Message = {
  recipient: string;
  text: string;
  language: Language;
  template: StoredTemplate | null;
};
type Came = { gatewayReference: string | null } | { notSent: NotSentReason };

async function callGateway(
  { db, log }: HandingOver,
  gateway: PhoneGateway,
  { id, message }: { id: string; message: Message },
): Promise<Came> {
  const { template, ...words } = message;
  try {
    const sent = await gateway.send({ ...words, template: template ?? undefined });
    return { gatewayReference: sent?.reference ?? null };
  } catch (error) {
    if (!(error instanceof MessageNotTaken)) {
      log.warn({ id, gateway: gateway.id, error }, 'Whether a message reaches its phone is not known');
      return { notSent: 'unknown' };
    }
    if (error.isFinal) {
      log.warn({ id, gateway: gateway.id, error }, 'A gateway refused a message for good');
      return { notSent: 'refused' };
    }
    await db.updateTable('mailOutbox').set({ handedOverAt: null }).where('id', '=', id).execute();
    throw error;
  }
}

type Taking = { id: string; gateway: PhoneGateway; limits: SettingValues; now: Date };

async function takeMessage(
  tx: Transaction,
  { id, gateway, limits, now }: Taking,
): Promise<Message | { notSent: NotSentReason } | { again: Date }> {
  const found = await tx
    .selectFrom('mailOutbox')
    .select(['recipient', 'textBody as text', 'language', 'template', 'kind', 'createdAt', 'handedOverAt'])
    .select(sql<boolean>`recipient in (select phone from phone_stops)`.as('isStopped'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { kind, createdAt, handedOverAt, isStopped, ...message } = found;
  const isCode = isCodeKind(kind);
  const useful = (isCode ? usefulMinutes.code : usefulMinutes.other) * 60_000;
  const notSent =
    // A process handed it over and never wrote the result.
    (handedOverAt !== null && 'unknown') ||
    (now.getTime() - createdAt.getTime() > useful && 'too_late') ||
    (isStopped && !isCode && 'stopped');
  if (notSent) {
    await noteEnd({ db: tx }, id, { notSent });
    return { notSent };
  }
  if (!(await hasRoom(tx, { recipient: message.recipient, kind, limits, now }))) {
    await tx.updateTable('mailOutbox').set({ notSent: 'limit' }).where('id', '=', id).execute();
    return { again: new Date(now.getTime() + minutesUntilRoom * 60_000) };
  }
  const handedOver = { handedOverAt: now, gateway: gateway.id, notSent: null };
  await tx.updateTable('mailOutbox').set(handedOver).where('id', '=', id).execute();
  return message;
}

type Counting = { recipient: string; kind: string; limits: SettingValues; now: Date };

async function hasRoom(tx: Transaction, { recipient, kind, limits, now }: Counting): Promise<boolean> {
  const isStrangers = kind === strangersCode;
  // Processes count one at a time, because the limits protect the shop's money.
  await sql`select pg_advisory_xact_lock(hashtext('messages to phones'))`.execute(tx);
  const { rows } = await sql<{ ofHour: number; ofDay: number; ofStrangers: number }>`
    select
      count(*) filter (where recipient = ${recipient} and handed_over_at > ${now}::timestamptz - interval '1 hour'
        and (${isStrangers} or kind <> ${strangersCode}))::int as of_hour,
      count(*)::int as of_day,
      count(*) filter (where kind = ${strangersCode})::int as of_strangers
    from mail_outbox where handed_over_at > ${now}::timestamptz - interval '1 day'
  `.execute(tx);
  const { ofHour, ofDay, ofStrangers } = rows[0] ?? { ofHour: 0, ofDay: 0, ofStrangers: 0 };
  const { messagesPerPhoneHourly: mostOfHour, messagesDaily: mostOfDay } = limits;
  const hasStrangersRoom = !isStrangers || ofStrangers < Math.ceil(mostOfDay * strangersShare);
  return ofHour < mostOfHour && ofDay < mostOfDay && hasStrangersRoom;
}

/** Writes the result of a message. A code's text is deleted, as it was sent or never will be. */
async function noteEnd({ db }: Pick<Store, 'db'>, id: string, came: Came): Promise<void> {
  const isCode = sql`kind in (${sql.join(codeKinds)})`;
  await db
    .updateTable('mailOutbox')
    .set({
      ...came,
      textBody: sql<string>`case when ${isCode} then '' else text_body end`,
      template: sql`case when ${isCode} then null else template end`,
    })
    .where('id', '=', id)
    .execute();
}
