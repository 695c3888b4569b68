-- What is to be collected at the door, and what waits for a person: each said once, from the facts, where a flag and four copies said it before.

-- Whether an order is paid follows from what came. Orders that were paid at the door before collections were entered get theirs as a sum.
update orders set cash_collected = total - cash_waived
where payment_status in ('Paid', 'Refunded') and payment_method = 'cash_on_delivery'
  and not exists (select from cash_collections where order_id = orders.id)
  and not exists (select from payment_attempts where order_id = orders.id and is_counted);

drop index orders_cash_to_collect;
alter table orders add column cash_due integer not null generated always as (
  case
    when payment_method = 'cash_on_delivery' and payment_status = 'Processing' and status in ('Out for delivery', 'Delivered')
      then total - cash_collected - cash_waived
    else 0
  end
) stored;
create index orders_cash_to_collect on orders (created_at, sequence) where cash_due > 0;
create index orders_cash_short on orders (id) where cash_due > 0 and cash_collected > 0;

-- Less cash came than was due, and somebody of the shop has seen to it.
alter table cash_collections
  add column looked_at timestamptz,
  add column looked_by text,
  add constraint cash_collections_looked check ((looked_at is null) = (looked_by is null));
update cash_collections set looked_at = now(), looked_by = ''
where order_id in (select id from orders where cash_due > 0 and cash_collected > 0 and not needs_attention);

create index payment_attempts_odd on payment_attempts (order_id)
  where reason in ('mismatch', 'untraceable', 'paid_on_the_way') and looked_at is null;

drop index orders_needing_attention;
alter table orders drop column needs_attention;

create view order_issues as
  select order_id, 'return' as kind, 'return_requested' as reason, null::uuid as attempt_id, null::uuid as refund_id,
      requested_at as since
    from return_requests where state = 'requested'
  union all
  select order_id, 'refund', cause, attempt_id, id, coalesce(sent_back_at, created_at)
    from refunds where state <> 'done'
  union all
  -- What is odd about money that goes back is settled with its refund.
  select order_id, 'odd', reason, id, null, updated_at
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
