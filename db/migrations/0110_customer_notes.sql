-- What the people of the shop write down about a customer; it goes with the account (decision 582).
create table customer_notes (
  user_id text primary key references users (id) on delete cascade,
  note text not null default '' check (length(note) <= 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  written_by text not null,
  written_at timestamptz not null
);
