-- The keys that make a repeated request harmless, in one table: three of the same shape kept them before.

create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  work text not null check (work in ('order', 'guest_merge', 'product_save')),
  key text not null check (length(key) <= 255),
  -- Of what was asked for; null where a repeat may ask for something else.
  body_hash bytea,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, work, key)
);

insert into idempotency_keys (user_id, work, key, body_hash, answer, created_at)
  select user_id, 'order', key, body_hash, to_jsonb(order_id), created_at from order_keys
  union all
  select user_id, 'guest_merge', key, null, answer, created_at from guest_merges
  union all
  select actor_id, 'product_save', key, body_hash, to_jsonb(product_id), saved_at from product_saves;

drop table order_keys;
drop table guest_merges;
drop table product_saves;
