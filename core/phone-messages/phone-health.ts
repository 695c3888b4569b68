import { sql } from 'kysely';
import type { PhoneGatewayId } from '#shared/phone-messages.ts';
import type { Store } from '../store.ts';

export type GatewayHealth = {
  gateway: PhoneGatewayId;
  isSimulated: boolean;
  lastAnswerAt: Date | null;
  lastFailureAt: Date | null;
  lastError: string | null;
  /** Answered and failed calls of the last 24 hours. */
  answered: number;
  failed: number;
};

export type PhoneHealth = {
  /** The gateways in use that reach phones. */
  gateways: GatewayHealth[];
  /** Messages handed over in the last 24 hours, and the limit. */
  sentOfDay: number;
  mostADay: number;
  /** Messages of the last 24 hours that were refused, failed or have an unknown result. */
  notDelivered: number;
  /** Messages waiting because of the limits. */
  held: number;
  /** Since when the oldest other unsent message waits. */
  oldestUnsentAt: Date | null;
};

type Looking = Pick<Store, 'db' | 'clock' | 'shopSettings' | 'smsSender' | 'whatsApp'>;

/** The figures of messages to phones, for the page of payment health and for the health check. */
export async function readPhoneHealth(store: Looking): Promise<PhoneHealth> {
  const { messagesDaily: mostADay } = await store.shopSettings.read();
  return { gateways: await readGateways(store), mostADay, ...(await readMessages(store)) };
}

async function readGateways({ db, clock, smsSender, whatsApp }: Looking): Promise<GatewayHealth[]> {
  const inUse = [smsSender, whatsApp].filter((gateway) => gateway?.reachesPhones);
  const ids = inUse.flatMap((gateway) => gateway?.id ?? []);
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<GatewayHealth, 'isSimulated'>>`
    with counted as (
      select provider,
        max(last_answer_at) as last_answer_at, max(last_failure_at) as last_failure_at,
        (array_agg(last_error order by last_failure_at desc nulls last))[1] as last_error,
        sum(answered) filter (where hour >= ${clock.now()}::timestamptz - interval '1 day') as answered,
        sum(failed) filter (where hour >= ${clock.now()}::timestamptz - interval '1 day') as failed
      from provider_answers where provider = any (${ids}) group by provider
    )
    select gateway, last_answer_at, last_failure_at, last_error,
      coalesce(answered, 0)::int as answered, coalesce(failed, 0)::int as failed
    from unnest(${ids}::text[]) with ordinality as asked (gateway, place)
    left join counted on provider = gateway
    order by place
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    isSimulated: inUse.some((gateway) => gateway?.id === row.gateway && gateway.isSimulated),
  }));
}

type Messages = Pick<PhoneHealth, 'sentOfDay' | 'notDelivered' | 'held' | 'oldestUnsentAt'>;

async function readMessages({ db, clock }: Looking): Promise<Messages> {
  const dayBefore = sql`${clock.now()}::timestamptz - interval '1 day'`;
  const { rows } = await sql<Messages>`
    select
      count(*) filter (where handed_over_at > ${dayBefore})::int as sent_of_day,
      count(*) filter (where due_at is null and (
        not_sent in ('refused', 'unknown') or exists (
          select from phone_receipts
          where phone_receipts.gateway = mail_outbox.gateway and reference = gateway_reference and state = 'failed'
        )))::int as not_delivered,
      count(*) filter (where due_at is not null and not_sent = 'limit')::int as held,
      min(created_at) filter (where due_at is not null and not_sent is null and handed_over_at is null) as oldest_unsent_at
    from mail_outbox
    where channel <> 'mail' and (handed_over_at > ${dayBefore} or due_at is not null)
  `.execute(db);
  return rows[0] ?? { sentOfDay: 0, notDelivered: 0, held: 0, oldestUnsentAt: null };
}
