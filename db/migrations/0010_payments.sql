-- Paying online: every try to pay an order, what providers told us, and money that has to go back.

alter table orders
  -- Until when the pieces of an unpaid order are kept for it (decision 26); null for every other order.
  add column hold_expires_at timestamptz,
  -- Given up because nobody paid in time: the only end of an order that a late payment may undo (decision 23).
  add column hold_expired_at timestamptz;
create index orders_hold on orders (hold_expires_at) where status = 'Awaiting payment';

-- The simulated payments of a shop without keys are told apart for good.
alter table orders add column is_payment_simulated boolean not null default false;

create table payment_attempts (
  id uuid primary key,
  sequence bigint generated always as identity,
  order_id text not null references orders (id) on delete cascade,
  provider text not null,
  method text not null check (method in ('card', 'mtn_momo', 'orange_money')),
  kind text not null check (kind in ('hosted', 'phone_prompt')),
  is_simulated boolean not null,
  state text not null check (state in ('created', 'pending', 'succeeded', 'failed', 'expired', 'cancelled', 'unknown')),
  reason text,
  amount integer not null check (amount > 0),
  currency text not null default 'XAF' check (currency = 'XAF'),
  -- The money of the order; any other attempt that succeeds is due back.
  is_counted boolean not null default false,
  provider_reference text,
  transaction_id text,
  -- Provider tokens of this attempt; never logged, never answered.
  provider_secrets jsonb not null default '{}',
  redirect_url text,
  payer_phone text,
  last_response jsonb,
  expires_at timestamptz not null,
  -- When the provider is asked again; null once there is nothing more to learn.
  next_ask_at timestamptz,
  times_asked integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_attempts_counted_succeeded check (not is_counted or state = 'succeeded')
);
create index payment_attempts_order on payment_attempts (order_id, sequence desc);
create unique index payment_attempts_counted on payment_attempts (order_id) where is_counted;
create unique index payment_attempts_reference on payment_attempts (provider, provider_reference);
create index payment_attempts_next_ask on payment_attempts (next_ask_at) where next_ask_at is not null;

-- A webhook that comes twice is the same event.
create table payment_events (
  provider text not null,
  event_id text not null,
  attempt_id uuid references payment_attempts (id) on delete cascade,
  state text not null,
  created_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_attempt on payment_events (attempt_id);

create table refunds (
  id uuid primary key,
  sequence bigint generated always as identity,
  order_id text not null references orders (id) on delete cascade,
  -- None for cash that was paid on delivery.
  attempt_id uuid references payment_attempts (id) on delete cascade,
  amount integer not null check (amount > 0),
  cause text not null check (cause in ('order_ended', 'paid_twice', 'paid_too_late')),
  state text not null check (state in ('due', 'pending', 'done')),
  reference text not null default '',
  actor_id text,
  times_tried integer not null default 0,
  -- When the provider is asked to give the money back; null where that is done by hand.
  next_try_at timestamptz,
  last_response jsonb,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint refunds_done check ((state = 'done') = (done_at is not null)),
  constraint refunds_attempt_key unique (attempt_id)
);
create index refunds_order on refunds (order_id);
create unique index refunds_cash on refunds (order_id) where attempt_id is null;
create index refunds_next_try on refunds (next_try_at) where next_try_at is not null;
create index refunds_open on refunds (sequence) where state <> 'done';
