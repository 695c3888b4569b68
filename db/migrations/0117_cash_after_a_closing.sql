-- Cash that comes or goes while no till is open belongs to the time after a closing. That was known by clocks, which differ between machines, and by
-- a moment that could be read before the closing was over: such cash was in no count. Now it names the closing.
alter table cash_collections add column after_till_id bigint references tills (id);
alter table cash_handovers add column after_till_id bigint references tills (id);
alter table refunds add column after_till_id bigint references tills (id);

update cash_collections set after_till_id = (select max(tills.id) from tills where closed_at <= created_at)
  where till_id is null and rider_id is null;
update cash_handovers set after_till_id = (select max(tills.id) from tills where closed_at <= created_at)
  where till_id is null;
update refunds set after_till_id = (select max(tills.id) from tills where closed_at <= done_at)
  where till_id is null and done_at is not null and not is_paid_elsewhere and (attempt_id is null or is_paid_in_cash);

-- Corrections, and what is right instead, are of the time of their entry.
update cash_collections as line set after_till_id = entry.after_till_id
  from cash_collections as later join cash_collections as entry on entry.id = later.takes_back
  where line.order_id = later.order_id and line.created_at = later.created_at and line.till_id is null and line.rider_id is null
    and entry.till_id is null and entry.rider_id is null;
update cash_handovers as line set after_till_id = entry.after_till_id
  from cash_handovers as later join cash_handovers as entry on entry.id = later.takes_back
  where line.created_at = later.created_at and line.till_id is null and entry.till_id is null;

create index cash_collections_after_till on cash_collections (after_till_id) where after_till_id is not null;
create index cash_handovers_after_till on cash_handovers (after_till_id) where after_till_id is not null;
create index refunds_after_till on refunds (after_till_id) where after_till_id is not null;

create or replace view money_movements as
  select 'attempt' as source, id::text as source_id, 'in' as kind, provider as place, method, order_id, id as attempt_id,
      null::uuid as refund_id, null::text as rider_id, received_amount as amount, is_simulated,
      coalesce(transaction_id, provider_reference, '') as reference, '' as note, null::text as actor_id, received_at as at,
      null::bigint as till_id, null::bigint as after_till_id
    from payment_attempts where received_at is not null
  union all
  select 'collection', id::text, 'in', 'cash', 'cash_on_delivery', order_id, null, null, rider_id, amount, false,
      '', note, actor_id, created_at, till_id, after_till_id
    from cash_collections
  union all
  select 'handover', id::text, 'moved', 'cash', 'cash_on_delivery', null, null, null, rider_id, amount, false,
      '', note, actor_id, created_at, till_id, after_till_id
    from cash_handovers
  union all
  select 'write_off', id::text, 'waived', 'cash', 'cash_on_delivery', order_id, null, null, null, amount, false,
      '', note, actor_id, created_at, null, null
    from cash_write_offs
  union all
  select 'refund', refunds.id::text, 'out',
      case when is_paid_elsewhere then 'elsewhere' when is_paid_in_cash then 'cash' else coalesce(provider, 'cash') end,
      case when is_paid_in_cash then 'cash_on_delivery' else coalesce(method, 'cash_on_delivery') end, refunds.order_id,
      attempt_id, refunds.id, null, refunds.amount, coalesce(is_simulated, false), reference, '', actor_id, done_at, till_id, after_till_id
    from refunds left join payment_attempts on payment_attempts.id = attempt_id
    where done_at is not null
  union all
  select 'reversal', reversal.id::text, 'out', coalesce(provider, 'cash'), coalesce(method, 'cash_on_delivery'), reversal.order_id,
      attempt_id, reversal.refund_id, null, moved.amount, coalesce(is_simulated, false), reversal.reference, '', reversal.actor_id, moved.at,
      null, null
    from refund_reversals as reversal
    left join payment_attempts on payment_attempts.id = attempt_id
    cross join lateral (values (reversal.amount, reversal.done_at), (-reversal.amount, reversal.reversed_at)) as moved (amount, at)
  union all
  select 'dispute', disputes.id, 'out', disputes.provider, method, disputes.order_id, attempt_id, null, null, disputes.amount,
      is_simulated, disputes.id, disputes.reason, null, lost_at, null, null
    from disputes join payment_attempts on payment_attempts.id = attempt_id
    where lost_at is not null
  union all
  select 'till_entry', id::text, kind, 'cash', 'cash_on_delivery', null, null, null, null, amount, false,
      '', note, actor_id, created_at, till_id, null
    from till_entries
  union all
  select 'till_opening', id::text, case when carried is null then 'paid_in' else 'difference' end, 'cash', 'cash_on_delivery',
      null, null, null, null, opening_float - coalesce(carried, 0), false, '', opening_note, opened_by, opened_at, id, null
    from tills where opening_float <> coalesce(carried, 0)
  union all
  select 'till_closing', id::text, 'difference', 'cash', 'cash_on_delivery', null, null, null, null, counted - expected, false,
      '', closing_note, closed_by, closed_at, id, null
    from tills where counted <> expected
  union all
  select 'statement', id::text, 'fee', provider,
      case provider when 'stripe' then 'card' when 'mtn_momo' then 'mtn_momo' else 'orange_money' end,
      null, null, null, null, fee, false, reference, '', null, at, null, null
    from statement_lines where fee <> 0
  union all
  select 'handover_surplus', id::text, 'difference', 'cash', 'cash_on_delivery', null, null, null, rider_id, surplus, false,
      '', note, actor_id, created_at, null, null
    from cash_handovers where surplus <> 0;
