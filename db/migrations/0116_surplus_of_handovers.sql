-- A rider may hand over more than the books say to be in hand (decision 429).
alter table cash_handovers
  -- What of the amount was in no books; an entry that takes another back has its opposite.
  add column surplus integer not null default 0,
  add constraint cash_handovers_surplus check (case when takes_back is null then surplus between 0 and amount else surplus between amount and 0 end);

-- It is a difference in the rider's hand, found when it was counted; from there all of it moved into the till.
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
  select 'refund', refunds.id::text, 'out',
      case when is_paid_elsewhere then 'elsewhere' when is_paid_in_cash then 'cash' else coalesce(provider, 'cash') end,
      case when is_paid_in_cash then 'cash_on_delivery' else coalesce(method, 'cash_on_delivery') end, refunds.order_id,
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
    from statement_lines where fee <> 0
  union all
  select 'handover_surplus', id::text, 'difference', 'cash', 'cash_on_delivery', null, null, null, rider_id, surplus, false,
      '', note, actor_id, created_at, null
    from cash_handovers where surplus <> 0;
