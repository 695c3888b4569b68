-- One ledger of money (decision 443): what came, what was given back, what the shop let go, and cash that riders put into the till. It is
-- a view over the facts, each of which gets a time of its own that never changes.

-- What a payment really brought, and when; another amount than was asked for is kept as well.
alter table payment_attempts
  add column received_amount integer check (received_amount > 0),
  add column received_at timestamptz;
update payment_attempts set received_amount = amount,
  received_at = coalesce(
    (select min(created_at) from payment_events where attempt_id = payment_attempts.id and state = 'succeeded'), updated_at)
where state = 'succeeded';
alter table payment_attempts
  add constraint payment_attempts_received check ((received_amount is null) = (received_at is null)),
  add constraint payment_attempts_succeeded_received check (state <> 'succeeded' or received_amount is not null);
create index payment_attempts_received_at on payment_attempts (received_at) where received_at is not null;

-- Cash of an order from before collections were entered; it had no entry, only a sum.
insert into cash_collections (order_id, amount, note, actor_id, created_at)
select id, cash_collected, '', '', coalesce(delivered_at, updated_at)
from orders
where cash_collected > 0 and not exists (select from cash_collections where order_id = orders.id);

-- What the shop let go, entry by entry; a correction of the cash takes it back with an entry below zero.
create table cash_write_offs (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  amount integer not null check (amount <> 0),
  note text not null default '',
  actor_id text not null,
  created_at timestamptz not null
);
create index cash_write_offs_order on cash_write_offs (order_id);
create index cash_write_offs_by_time on cash_write_offs (created_at);
insert into cash_write_offs (order_id, amount, actor_id, created_at)
select id, cash_waived, '', updated_at from orders where cash_waived > 0;

create index refunds_done_at on refunds (done_at) where done_at is not null;

-- A refund that was made, and whose money came back from the bank: it is due again, and both movements stay in the books.
create table refund_reversals (
  id bigint generated always as identity primary key,
  refund_id uuid not null references refunds (id) on delete cascade,
  order_id text not null references orders (id) on delete cascade,
  amount integer not null check (amount > 0),
  reference text not null,
  actor_id text,
  done_at timestamptz not null,
  reversed_at timestamptz not null
);
create index refund_reversals_order on refund_reversals (order_id);
create index refund_reversals_refund on refund_reversals (refund_id);
create index refund_reversals_done_at on refund_reversals (done_at);
create index refund_reversals_reversed_at on refund_reversals (reversed_at);

-- Amounts are above zero, each for its kind; below zero where an entry takes another one back. Kinds: 'in' and 'out' (of the shop's money),
-- 'waived' (money that will not come) and 'moved' (from a rider's hand into the till, still the shop's). Place: 'cash', or the provider.
create view money_movements as
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
      refunds.attempt_id, refunds.id, null, moved.amount, coalesce(is_simulated, false), reversal.reference, '', reversal.actor_id, moved.at
    from refund_reversals as reversal
    join refunds on refunds.id = reversal.refund_id
    left join payment_attempts on payment_attempts.id = refunds.attempt_id
    cross join lateral (values (reversal.amount, reversal.done_at), (-reversal.amount, reversal.reversed_at)) as moved (amount, at);

-- The money of one order, from the ledger. Test payments count for test orders only. A sale is what the order comes to without what was
-- let go, and without what was given back of it; money above that was a second payment, whose return takes nothing from the sale.
create view order_money as
  select orders.id as order_id, money.came, money.given_back, money.waived,
      orders.total - money.waived
        - greatest(0, money.given_back - greatest(0, money.came - (orders.total - money.waived))) as sale
    from orders
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'in'), 0)::int as came,
          coalesce(sum(amount) filter (where kind = 'out'), 0)::int as given_back,
          coalesce(sum(amount) filter (where kind = 'waived'), 0)::int as waived
        from money_movements
        where money_movements.order_id = orders.id and money_movements.is_simulated = orders.is_payment_simulated
    ) as money;
