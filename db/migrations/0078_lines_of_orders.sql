-- Lines of orders change after they were placed: pieces are taken out, left at the door, brought back or exchanged (decision 446).

-- What of an order is settled: the money that came for it, with what was let go, without what went back or goes back because it was too
-- much. Follows from the same facts as the payment status and is written with it. Lowered totals give the rest back.
alter table orders
  add column settled integer not null default 0,
  add column taken_out integer not null default 0 check (taken_out >= 0),
  drop constraint orders_cash_within_total,
  add constraint orders_cash_within_total check (cash_collected + cash_waived <= total + taken_out);
update orders set settled = greatest(
  case when payment_status in ('Paid', 'Refunded') then total else 0 end,
  cash_collected + cash_waived
    + coalesce((select sum(received_amount) from payment_attempts where order_id = orders.id and is_counted), 0)
    - coalesce((select sum(refunds.amount) from refunds left join payment_attempts on payment_attempts.id = refunds.attempt_id
        where refunds.order_id = orders.id and refunds.cause = 'paid_twice' and (refunds.attempt_id is null or is_counted)), 0)
);

-- To be collected at the door, whatever came before: nothing before the parcel is on its way, nothing once its sale has ended.
alter table orders alter column cash_due set expression as (
  case when status in ('Out for delivery', 'Delivered') then greatest(0, total - settled) else 0 end
);

-- An order may be paid in parts: some by wallet, some in cash.
drop index payment_attempts_counted;
create index payment_attempts_counted on payment_attempts (order_id) where is_counted;

create table order_line_changes (
  id bigint generated always as identity primary key,
  -- Lines of one step share it.
  change_id uuid not null,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('taken_out', 'left_at_door', 'returned', 'swapped')),
  product_id text not null,
  name text not null,
  name_fr text,
  unit_price integer not null check (unit_price > 0),
  discount integer not null check (discount between 0 and 100),
  discounted_unit_price integer not null check (discounted_unit_price >= 0),
  -- Below zero: pieces that left the order; above: pieces that came into it.
  quantity integer not null check (quantity <> 0),
  -- How many of those that came back cannot be sold any more.
  damaged integer not null default 0 check (damaged >= 0 and damaged <= greatest(0, -quantity)),
  note text not null default '',
  actor_id text,
  created_at timestamptz not null
);
create index order_line_changes_order on order_line_changes (order_id, id);

alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in (
  'opening', 'edit', 'order', 'order_cancelled', 'order_refused', 'order_returned', 'order_changed', 'adjustment', 'import'
));

alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check
  check (cause in ('order_ended', 'paid_twice', 'paid_too_late', 'by_shop', 'wrong_amount', 'at_provider', 'lines_changed'));

alter table order_news drop constraint order_news_kind_check;
alter table order_news add constraint order_news_kind_check check (kind in (
  'placed', 'paid', 'confirmed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'return_accepted', 'return_refused', 'lines_changed'
));

alter table order_events drop constraint order_events_remark_check;
alter table order_events add constraint order_events_remark_check check (remark in (
  'ordered_anew', 'not_paid_in_time', 'paid_late', 'cash_instead', 'address_changed', 'phone_changed',
  'refund_due', 'refund_due_paid_twice', 'refund_due_paid_too_late', 'refund_due_wrong_amount', 'refund_started',
  'refund_asked_again', 'refund_sent_back', 'refunded', 'paid_on_the_way', 'looked_at', 'return_accepted', 'return_refused',
  'simulated_accepted', 'amount_accepted', 'refunded_at_provider', 'dispute_opened', 'dispute_won', 'dispute_lost',
  'dispute_evidence', 'pieces_taken_out', 'pieces_left', 'pieces_returned', 'pieces_swapped', 'refund_due_lines_changed'
));
alter table order_news drop constraint order_news_amount;
alter table order_news add constraint order_news_amount check (kind = 'lines_changed' or (amount is not null) = (kind in ('paid', 'refunded')));
