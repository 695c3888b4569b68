-- Carts that were left by customers who agreed to be written to, for the figures of the overview (decision 594). A cart that changes again
-- before an order, within a week, stays the same row.
create table left_carts (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  -- When it was first left as it was.
  left_at timestamptz not null,
  -- The newest state of it that was looked at.
  changed_at timestamptz not null,
  pieces integer not null check (pieces > 0),
  -- In francs, at the prices of the moment it was looked at.
  value bigint not null check (value >= 0),
  mailed_at timestamptz,
  unique (user_id, left_at)
);
create index left_carts_left_at on left_carts (left_at);
