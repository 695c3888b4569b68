-- What happens to an order after it is placed: the link that tracks it, the end of its return window, the wish to return it.

alter table orders
  -- In a link that is passed on by WhatsApp: whoever has it may see how far the order is, and nothing else.
  add column tracking_token text not null default replace(gen_random_uuid()::text, '-', ''),
  add column delivered_at timestamptz,
  add constraint orders_tracking_token_key unique (tracking_token);

update orders
set delivered_at = (select max(created_at) from order_events where order_id = orders.id and to_status = 'Delivered')
where status in ('Delivered', 'Returned');

-- One order can be asked back once; the shop's people answer it.
create table return_requests (
  order_id text primary key references orders (id) on delete cascade,
  reason text not null check (reason in ('damaged', 'wrong_product', 'not_as_described', 'changed_mind', 'other')),
  details text not null default '',
  state text not null default 'requested' check (state in ('requested', 'accepted', 'refused')),
  answer text not null default '',
  requested_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  constraint return_requests_answer check ((state = 'requested') = (answered_at is null))
);
create index return_requests_open on return_requests (requested_at) where state = 'requested';
