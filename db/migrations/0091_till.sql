-- The till (decision 510): opened with a float, counted and closed. Every movement of cash says in which till it lay.

create table tills (
  id bigint generated always as identity primary key,
  opened_at timestamptz not null,
  opened_by text not null,
  -- What the last closing and the cash since then left in the drawer; none for the first till.
  carried integer,
  opening_float integer not null check (opening_float >= 0),
  -- Why something else lay in the drawer.
  opening_note text not null default '',
  closed_at timestamptz,
  closed_by text,
  -- What the books said, and what was there.
  expected integer,
  counted integer check (counted >= 0),
  -- How many of each note and coin; none where only the total was counted.
  counts jsonb,
  closing_note text not null default '',
  constraint tills_opening_explained check (carried is null or opening_float = carried or opening_note <> ''),
  constraint tills_closed check (num_nulls(closed_at, closed_by, expected, counted) in (0, 4)),
  constraint tills_closing_explained check (closed_at is null or counted = expected or closing_note <> '')
);
create unique index tills_one_open on tills ((closed_at is null)) where closed_at is null;
create index tills_opened_at on tills (opened_at);
create index tills_closed_at on tills (closed_at) where closed_at is not null;

-- Cash that moves for another reason than an order or a rider; a correction is an entry below zero.
create table till_entries (
  id bigint generated always as identity primary key,
  till_id bigint not null references tills (id),
  kind text not null check (kind in ('paid_in', 'paid_out', 'banked')),
  amount integer not null,
  note text not null check (note <> ''),
  takes_back bigint references till_entries (id),
  actor_id text not null,
  created_at timestamptz not null,
  constraint till_entries_takes_back_key unique (takes_back),
  constraint till_entries_amount_check check (case when takes_back is null then amount > 0 else amount < 0 end)
);
create index till_entries_till on till_entries (till_id);
create index till_entries_by_time on till_entries (created_at);

-- What is written down stays: a till that was closed, and every entry.
create function refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A row of % is never changed.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger tills_stay before update or delete on tills for each row when (old.closed_at is not null)
  execute function refuse_change();
create trigger till_entries_stay before update or delete on till_entries for each row execute function refuse_change();

-- None where no till was open, or where the cash is in a rider's hand.
alter table cash_collections add column till_id bigint references tills (id);
alter table cash_handovers add column till_id bigint references tills (id);
alter table refunds
  add column till_id bigint references tills (id),
  -- Cash that was given back otherwise: by transfer, or out of someone's own pocket.
  add column is_paid_elsewhere boolean not null default false;
create index cash_collections_till on cash_collections (till_id) where till_id is not null;
create index cash_handovers_till on cash_handovers (till_id) where till_id is not null;
create index refunds_till on refunds (till_id) where till_id is not null;

-- New kinds: 'paid_in', 'paid_out' and 'banked' (cash that came into a till or left it for another reason than an order), and
-- 'difference' (between what was counted and what the books said; below zero where something was missing). New place: 'elsewhere'.
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
    from tills where counted <> expected;
