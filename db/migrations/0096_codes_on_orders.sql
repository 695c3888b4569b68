-- What a code took off an order: the share of each line, so that pieces that leave give back what was paid for them (decision 581).

alter table order_lines add column reduction integer not null default 0
  check (reduction >= 0 and reduction <= discounted_unit_price * quantity);

alter table orders add column promo_code text not null default '';

create table promotion_uses (
  order_id text primary key references orders (id) on delete cascade,
  promotion_id text not null references promotions (id),
  -- Off the goods and off the delivery, as ordered.
  amount integer not null check (amount >= 0),
  used_at timestamptz not null,
  -- The order ended as a whole: the code may be used again.
  given_back_at timestamptz
);
create index promotion_uses_standing on promotion_uses (promotion_id) where given_back_at is null;
