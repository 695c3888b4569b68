-- The keys that make saving a product twice harmless, as after an answer that got lost on the way.
create table product_saves (
  actor_id text not null references users (id) on delete cascade,
  key text not null check (length(key) <= 255),
  body_hash bytea not null,
  -- Noted before a new product is written, so that of two at once the second waits here.
  product_id text not null references products (id) on delete cascade deferrable initially deferred,
  saved_at timestamptz not null,
  primary key (actor_id, key)
);
