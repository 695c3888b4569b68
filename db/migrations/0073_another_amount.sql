-- Money of another amount than was asked for is kept, and waits for a decision: accepted, or given back.

alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check
  check (cause in ('order_ended', 'paid_twice', 'paid_too_late', 'by_shop', 'wrong_amount'));

alter table order_events drop constraint order_events_remark_check;
alter table order_events add constraint order_events_remark_check check (remark in (
  'ordered_anew', 'not_paid_in_time', 'paid_late', 'cash_instead', 'address_changed', 'phone_changed',
  'refund_due', 'refund_due_paid_twice', 'refund_due_paid_too_late', 'refund_due_wrong_amount', 'refund_started',
  'refund_asked_again', 'refund_sent_back', 'refunded', 'paid_on_the_way', 'looked_at', 'return_accepted', 'return_refused',
  'simulated_accepted', 'amount_accepted'
));

create or replace view order_issues as
  select order_id, 'return' as kind, 'return_requested' as reason, null::uuid as attempt_id, null::uuid as refund_id,
      requested_at as since
    from return_requests where state = 'requested'
  union all
  select order_id, 'refund', cause, attempt_id, id, coalesce(sent_back_at, created_at)
    from refunds where state <> 'done'
  union all
  -- What is odd about money that goes back is settled with its refund.
  select order_id, case when reason = 'mismatch' and received_at is not null then 'amount' else 'odd' end, reason, id, null, updated_at
    from payment_attempts
    where reason in ('mismatch', 'untraceable', 'paid_on_the_way') and looked_at is null
      and not exists (select from refunds where refunds.attempt_id = payment_attempts.id)
  union all
  select orders.id, 'odd', 'cash_short', null, null, short.since
    from orders
    join lateral (
      select min(created_at) as since from cash_collections where order_id = orders.id and looked_at is null
    ) as short on short.since is not null
    where cash_due > 0 and cash_collected > 0;
