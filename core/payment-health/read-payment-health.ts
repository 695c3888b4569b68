import { sql } from 'kysely';
import { openAttemptStates, type ProviderId } from '#shared/payment-attempts.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { isStuckRefund } from '../refunds/refund-queries.ts';
import type { Store } from '../store.ts';

export type ProviderHealth = {
  provider: ProviderId;
  /** Whether the provider serves a method now; otherwise only older payments still wait for it. */
  isInUse: boolean;
  isSimulated: boolean;
  lastAnswerAt: Date | null;
  lastFailureAt: Date | null;
  lastError: string | null;
  /** Answered and failed calls of the last 24 hours. */
  answered: number;
  failed: number;
  /** Payments that are not decided yet. */
  open: number;
  /** How many of these were asked about without an answer, and since when the oldest of them is open. */
  unanswered: number;
  oldestUnansweredAt: Date | null;
};

export type PaymentHealth = {
  providers: ProviderHealth[];
  refunds: {
    /** Refunds that staff have to make by hand. */
    byHand: number;
    underWay: number;
    /** Refunds whose provider does not answer: a person looks in its own pages. */
    stuck: number;
    oldestAt: Date | null;
  };
  messages: { channel: 'mail' | PhoneChannel; waiting: number; stopped: number; oldestDueAt: Date | null }[];
};

/** The figures for the page of payment health and for monitoring. `readPhoneHealth` has those of messages to phones. */
export async function readPaymentHealth(
  store: Pick<Store, 'db' | 'clock' | 'payments'>,
): Promise<PaymentHealth> {
  // One query at a time, so that monitoring uses only one connection.
  const providers = await readProviders(store);
  const refunds = await readRefunds(store);
  const messages = await readMessages(store);
  return { providers, refunds, messages };
}

async function readProviders({
  db,
  clock,
  payments,
}: Pick<Store, 'db' | 'clock' | 'payments'>): Promise<ProviderHealth[]> {
  const dayBefore = new Date(clock.now().getTime() - 24 * 3_600_000);
  const inUse = payments.map(({ id }) => id);
  const { rows } = await sql<Omit<ProviderHealth, 'isInUse' | 'isSimulated'>>`
    with answers as (
      select provider,
        max(last_answer_at) as last_answer_at, max(last_failure_at) as last_failure_at,
        (array_agg(last_error order by last_failure_at desc nulls last))[1] as last_error,
        coalesce(sum(answered) filter (where hour >= ${dayBefore}), 0)::int as answered,
        coalesce(sum(failed) filter (where hour >= ${dayBefore}), 0)::int as failed
      from provider_answers group by provider
    ), open as (
      select provider, count(*)::int as open,
        count(*) filter (where last_error is not null)::int as unanswered,
        min(created_at) filter (where last_error is not null) as oldest_unanswered_at
      from payment_attempts where due_at is not null and state = any(${[...openAttemptStates]})
      group by provider
    )
    select known.provider, last_answer_at, last_failure_at, last_error,
      coalesce(answered, 0) as answered, coalesce(failed, 0) as failed,
      coalesce(open, 0) as open, coalesce(unanswered, 0) as unanswered, oldest_unanswered_at
    from (select unnest(${inUse}::text[]) as provider union select provider from open) as known
    left join answers using (provider)
    left join open using (provider)
    order by known.provider
  `.execute(db);
  return rows.map((row) => {
    const provider = payments.find(({ id }) => id === row.provider);
    return { ...row, isInUse: provider !== undefined, isSimulated: provider?.isSimulated ?? false };
  });
}

async function readRefunds({ db }: Pick<Store, 'db'>): Promise<PaymentHealth['refunds']> {
  const { rows } = await sql<PaymentHealth['refunds']>`
    select
      count(*) filter (where due_at is null)::int as by_hand,
      count(*) filter (where due_at is not null)::int as under_way,
      count(*) filter (where ${isStuckRefund})::int as stuck,
      min(created_at) as oldest_at
    from refunds where state <> 'done'
  `.execute(db);
  return rows[0] ?? { byHand: 0, underWay: 0, stuck: 0, oldestAt: null };
}

async function readMessages({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<PaymentHealth['messages']> {
  const { rows } = await sql<PaymentHealth['messages'][number]>`
    select channel, count(due_at)::int as waiting, count(*) filter (where due_at is null)::int as stopped,
      min(due_at) filter (where due_at <= ${clock.now()}) as oldest_due_at
    from mail_outbox
    where due_at is not null or last_error is not null
    group by channel order by channel
  `.execute(db);
  return rows;
}
