-- Money of another amount of which a part went back in the provider's own pages still waits for a decision about the rest.
create or replace view order_issues as
  select order_id, 'return' as kind, 'return_requested' as reason, null::uuid as attempt_id, null::uuid as refund_id,
      requested_at as since
    from return_requests where state = 'requested'
  union all
  select order_id, 'refund', cause, attempt_id, id, coalesce(sent_back_at, created_at)
    from refunds where state <> 'done'
  union all
  -- What is odd about money that goes back is settled with its refund, unless it went back without the shop.
  select order_id, case when reason = 'mismatch' and received_at is not null then 'amount' else 'odd' end, reason, id, null, updated_at
    from payment_attempts
    where reason in ('mismatch', 'untraceable', 'paid_on_the_way', 'refunded_at_provider') and looked_at is null
      and (reason = 'refunded_at_provider'
        or coalesce(received_amount, 1) > (select coalesce(sum(amount), 0) from refunds where refunds.attempt_id = payment_attempts.id)
          and (reason = 'mismatch' or not exists (select from refunds where refunds.attempt_id = payment_attempts.id)))
  union all
  select orders.id, 'odd', 'cash_short', null, null, short.since
    from orders
    join lateral (
      select min(created_at) as since from cash_collections where order_id = orders.id and looked_at is null
    ) as short on short.since is not null
    where cash_due > 0 and cash_collected > 0
  union all
  select order_id, case when state = 'lost' then 'odd' else 'dispute' end,
      case when state = 'lost' then 'dispute_lost' else 'disputed' end, attempt_id, null, opened_at
    from disputes where state in ('needs_answer', 'lost') and looked_at is null;

-- A refund that the bank sent back may turn out not to be due any more; the two lines of the books about it stay.
alter table refund_reversals add column attempt_id uuid references payment_attempts (id) on delete cascade;
update refund_reversals set attempt_id = refunds.attempt_id from refunds where refunds.id = refund_id;
alter table refund_reversals
  alter column refund_id drop not null,
  drop constraint refund_reversals_refund_id_fkey,
  add constraint refund_reversals_refund_id_fkey foreign key (refund_id) references refunds (id) on delete set null;

create or replace view money_movements as
  select 'attempt' as source, id::text as source_id, 'in' as kind, provider as place, method, order_id, id as attempt_id,
      null::uuid as refund_id, null::text as rider_id, received_amount as amount, is_simulated,
      coalesce(transaction_id, provider_reference, '') as reference, '' as note, null::text as actor_id, received_at as at
    from payment_attempts where received_at is not null
  union all
  select 'collection', id::text, 'in', 'cash', 'cash_on_delivery', order_id, null, null, rider_id, amount, false,
      '', note, actor_id, created_at
    from cash_collections
  union all
  select 'handover', id::text, 'moved', 'cash', 'cash_on_delivery', null, null, null, rider_id, amount, false,
      '', note, actor_id, created_at
    from cash_handovers
  union all
  select 'write_off', id::text, 'waived', 'cash', 'cash_on_delivery', order_id, null, null, null, amount, false,
      '', note, actor_id, created_at
    from cash_write_offs
  union all
  select 'refund', refunds.id::text, 'out', coalesce(provider, 'cash'), coalesce(method, 'cash_on_delivery'), refunds.order_id,
      attempt_id, refunds.id, null, refunds.amount, coalesce(is_simulated, false), reference, '', actor_id, done_at
    from refunds left join payment_attempts on payment_attempts.id = attempt_id
    where done_at is not null
  union all
  select 'reversal', reversal.id::text, 'out', coalesce(provider, 'cash'), coalesce(method, 'cash_on_delivery'), reversal.order_id,
      attempt_id, reversal.refund_id, null, moved.amount, coalesce(is_simulated, false), reversal.reference, '', reversal.actor_id, moved.at
    from refund_reversals as reversal
    left join payment_attempts on payment_attempts.id = attempt_id
    cross join lateral (values (reversal.amount, reversal.done_at), (-reversal.amount, reversal.reversed_at)) as moved (amount, at)
  union all
  select 'dispute', disputes.id, 'out', disputes.provider, method, disputes.order_id, attempt_id, null, null, disputes.amount,
      is_simulated, disputes.id, disputes.reason, null, lost_at
    from disputes join payment_attempts on payment_attempts.id = attempt_id
    where lost_at is not null;
