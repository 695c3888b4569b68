-- What the people of the shop are told of at once (decision 571): a new order, something that needs somebody, a message, a low stock.

-- The browsers that take notices. A login of the staff lasts hours, notices have to come in the morning as well: such a browser hears until
-- somebody ends its session, not until that runs out.
create table push_devices (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null,
  -- Where the browser's maker takes messages for it, and the keys they are sealed with.
  endpoint text not null constraint push_devices_endpoint_key unique,
  public_key text not null,
  auth_secret text not null,
  kinds text[] not null,
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);

-- One row an event: its key makes it told of once, however many look for news.
create table notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'issue', 'message', 'stock')),
  key text not null constraint notices_key_key unique,
  facts jsonb not null,
  created_at timestamptz not null
);
create index notices_by_time on notices (created_at);

-- One row an event and device, worked on by the queue of notices (decision 421).
create table push_messages (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notices (id) on delete cascade,
  device_id text not null references push_devices (id) on delete cascade,
  due_at timestamptz,
  tries integer not null default 0,
  claimed_by text,
  claimed_until timestamptz,
  last_error text,
  sent_at timestamptz,
  constraint push_messages_once unique (notice_id, device_id)
);
create index push_messages_due on push_messages (due_at) where due_at is not null;
create index push_messages_troubled on push_messages (due_at) where last_error is not null;
create index push_messages_device on push_messages (device_id);

-- What was there before is known.
insert into notices (kind, key, facts, created_at)
  select 'order', 'order:' || id, '{}'::jsonb, now() from orders where status = 'Placed' and created_at > now() - interval '2 days'
  union all
  select 'issue', 'issue:' || order_id || ':' || reason || ':'
      || coalesce(refund_id::text, attempt_id::text, extract(epoch from since)::text), '{}', now()
    from order_issues where since > now() - interval '2 days'
  union all
  select 'message', 'message:' || id, '{}', now() from contact_messages where state = 'new' and created_at > now() - interval '2 days'
  union all
  select 'stock', 'stock:' || id, '{}', now() from products where is_listed and stock <= 5
on conflict do nothing;
