-- Cash on delivery: who carries a parcel, whose cash has come, and what a rider still has in the pocket.

create table riders (
  id text primary key,
  name text not null,
  phone text not null,
  is_active boolean not null default true,
  -- Collected at doors and not yet handed over: never below zero, so nobody hands over more than was collected.
  cash_in_hand integer not null default 0 check (cash_in_hand >= 0),
  created_at timestamptz not null,
  constraint riders_phone_key unique (phone)
);

alter table orders
  add column rider_id text references riders (id),
  add column sent_out_at timestamptz,
  add column cash_collected integer not null default 0 check (cash_collected >= 0),
  -- What was missing at the door, and let go by the shop.
  add column cash_waived integer not null default 0 check (cash_waived >= 0),
  add constraint orders_cash_within_total check (cash_collected + cash_waived <= total),
  -- Calls to confirm an order that nobody answered.
  add column unreached_count integer not null default 0 check (unreached_count >= 0),
  add column last_unreached_at timestamptz;
create index orders_sent_out on orders (sent_out_at) where sent_out_at is not null;
create index orders_delivered on orders (delivered_at) where delivered_at is not null;
create index orders_rider on orders (rider_id) where rider_id is not null;

create table unanswered_calls (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  actor_id text not null,
  created_at timestamptz not null
);
create index unanswered_calls_order on unanswered_calls (order_id, id);

create table cash_collections (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  -- None where it went straight into the till.
  rider_id text references riders (id),
  amount integer not null check (amount > 0),
  -- Why less came than was due.
  note text not null default '',
  actor_id text not null,
  created_at timestamptz not null
);
create index cash_collections_order on cash_collections (order_id, id);
create index cash_collections_by_time on cash_collections (created_at);
create index cash_collections_rider on cash_collections (rider_id, created_at);

create table cash_handovers (
  id bigint generated always as identity primary key,
  rider_id text not null references riders (id),
  amount integer not null check (amount > 0),
  note text not null default '',
  actor_id text not null,
  created_at timestamptz not null
);
create index cash_handovers_by_time on cash_handovers (created_at);
create index cash_handovers_rider on cash_handovers (rider_id, created_at);
