-- Money at the door (decisions 516, 517).

-- Presses of a rider whose answer the network may lose.
alter table idempotency_keys
  drop constraint idempotency_keys_work_check,
  add constraint idempotency_keys_work_check check (work in ('order', 'guest_merge', 'product_save', 'promotion', 'at_door'));

-- One link an order, by which what is due for it is paid at the door. Made when a packing slip is printed or a rider shows it.
create table door_links (
  order_id text primary key references orders (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text, '-', '')
);
