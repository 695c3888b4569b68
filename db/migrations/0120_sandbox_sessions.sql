-- What the built-in sandbox remembers of a simulated payment, for every machine of the shop (decision 464). No key to the attempts: as
-- with a real provider, one may know of a payment that the other has lost.
create table sandbox_sessions (
  attempt_id uuid primary key,
  method text not null check (method in ('card', 'mtn_momo', 'orange_money')),
  order_number text not null,
  amount integer not null check (amount > 0),
  return_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  -- The first press; what the shop has closed cannot be pressed any more.
  decision text check (decision in ('pay', 'decline', 'cancel', 'pay_later', 'closed')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index sandbox_sessions_expires_at on sandbox_sessions (expires_at);
