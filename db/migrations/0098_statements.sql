-- Statements of payment providers (decision 513): what a provider says it took and gave back, line by line, to be compared with what the
-- shop knows. A line is entered once, in however many files it comes; nothing but its fee is in the books.

-- What the columns of a provider's file mean, as the owner has said last.
create table statement_columns (
  provider text primary key,
  columns jsonb not null,
  changed_at timestamptz not null
);

create table statements (
  id bigint generated always as identity primary key,
  provider text not null,
  file_name text not null,
  -- The days it is about: of its first and last line.
  first_at timestamptz not null,
  last_at timestamptz not null,
  line_count integer not null check (line_count > 0),
  -- Rows that say nothing of money: without a date or an amount, or of payments that failed.
  skipped_count integer not null,
  actor_id text not null,
  created_at timestamptz not null
);
create unique index statements_file on statements (provider, first_at, last_at, line_count);

create table statement_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references statements (id) on delete cascade,
  provider text not null,
  -- The provider's own number of the line; else what is in it.
  key text not null,
  kind text not null check (kind in ('payment', 'refund', 'fee', 'other')),
  -- Numbers by which a payment, a refund or an order may be known.
  reference_words text[] not null,
  reference text not null,
  amount integer not null check (amount >= 0),
  -- Below zero where it was given back.
  fee integer not null,
  at timestamptz not null,
  looked_at timestamptz,
  looked_by text,
  look_note text not null default '',
  constraint statement_lines_looked check ((looked_at is null) = (looked_by is null)),
  unique (provider, key)
);
create index statement_lines_at on statement_lines (provider, at);
create index statement_lines_statement on statement_lines (statement_id);
create index statement_lines_fee on statement_lines (at) where fee <> 0;
create index payment_attempts_transaction on payment_attempts (transaction_id) where transaction_id is not null;

-- Fees are movements of their own, at the provider that kept them.
create or replace view money_movements as
  select 'attempt' as source, id::text as source_id, 'in' as kind, provider as place, method, order_id, id as attempt_id,
      null::uuid as refund_id, null::text as rider_id, received_amount as amount, is_simulated,
      coalesce(transaction_id, provider_reference, '') as reference, '' as note, null::text as actor_id, received_at as at,
      null::bigint as till_id
    from payment_attempts where received_at is not null
  union all
  select 'collection', id::text, 'in', 'cash', 'cash_on_delivery', order_id, null, null, rider_id, amount, false,
      '', note, actor_id, created_at, till_id
    from cash_collections
  union all
  select 'handover', id::text, 'moved', 'cash', 'cash_on_delivery', null, null, null, rider_id, amount, false,
      '', note, actor_id, created_at, till_id
    from cash_handovers
  union all
  select 'write_off', id::text, 'waived', 'cash', 'cash_on_delivery', order_id, null, null, null, amount, false,
      '', note, actor_id, created_at, null
    from cash_write_offs
  union all
  select 'refund', refunds.id::text, 'out', case when is_paid_elsewhere then 'elsewhere' else coalesce(provider, 'cash') end,
      coalesce(method, 'cash_on_delivery'), refunds.order_id,
      attempt_id, refunds.id, null, refunds.amount, coalesce(is_simulated, false), reference, '', actor_id, done_at, till_id
    from refunds left join payment_attempts on payment_attempts.id = attempt_id
    where done_at is not null
  union all
  select 'reversal', reversal.id::text, 'out', coalesce(provider, 'cash'), coalesce(method, 'cash_on_delivery'), reversal.order_id,
      attempt_id, reversal.refund_id, null, moved.amount, coalesce(is_simulated, false), reversal.reference, '', reversal.actor_id, moved.at,
      null
    from refund_reversals as reversal
    left join payment_attempts on payment_attempts.id = attempt_id
    cross join lateral (values (reversal.amount, reversal.done_at), (-reversal.amount, reversal.reversed_at)) as moved (amount, at)
  union all
  select 'dispute', disputes.id, 'out', disputes.provider, method, disputes.order_id, attempt_id, null, null, disputes.amount,
      is_simulated, disputes.id, disputes.reason, null, lost_at, null
    from disputes join payment_attempts on payment_attempts.id = attempt_id
    where lost_at is not null
  union all
  select 'till_entry', id::text, kind, 'cash', 'cash_on_delivery', null, null, null, null, amount, false,
      '', note, actor_id, created_at, till_id
    from till_entries
  union all
  select 'till_opening', id::text, case when carried is null then 'paid_in' else 'difference' end, 'cash', 'cash_on_delivery',
      null, null, null, null, opening_float - coalesce(carried, 0), false, '', opening_note, opened_by, opened_at, id
    from tills where opening_float <> coalesce(carried, 0)
  union all
  select 'till_closing', id::text, 'difference', 'cash', 'cash_on_delivery', null, null, null, null, counted - expected, false,
      '', closing_note, closed_by, closed_at, id
    from tills where counted <> expected
  union all
  select 'statement', id::text, 'fee', provider,
      case provider when 'stripe' then 'card' when 'mtn_momo' then 'mtn_momo' else 'orange_money' end,
      null, null, null, null, fee, false, reference, '', null, at, null
    from statement_lines where fee <> 0;
