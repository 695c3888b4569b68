-- Carts and addresses of users, and the orders made from them.

create table cart_items (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id),
  quantity integer not null check (quantity > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart_items_product_key unique (user_id, product_id)
);
create index cart_items_product on cart_items (product_id);

create table addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  email text not null,
  address_line text not null,
  city text not null,
  state text not null,
  country text not null,
  pincode text not null,
  mobile text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);

-- The same Idempotency-Key never merges a guest cart twice (decision 19).
create table guest_merges (
  user_id text not null references users (id) on delete cascade,
  key text not null check (length(key) <= 255),
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- An order is a snapshot: nothing here is read again from the catalogue or the address book.
create table orders (
  id text primary key,
  sequence bigint generated always as identity,
  order_number text not null,
  user_id text not null references users (id),
  status text not null check (status in ('Awaiting payment', 'Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered', 'Cancelled', 'Refused', 'Returned')),
  payment_status text not null default 'Processing' check (payment_status in ('Processing', 'Paid', 'Failed', 'Refunded', 'Cancelled')),
  payment_method text not null,
  payment_id text not null default '',
  needs_attention boolean not null default false,
  quantity integer not null check (quantity > 0),
  undiscounted_total integer not null check (undiscounted_total >= 0),
  total integer not null check (total >= 0 and total <= undiscounted_total),
  email text not null,
  phone text not null,
  language text not null check (language in ('en', 'fr')),
  delivery_name text not null,
  delivery_address_line text not null,
  delivery_city text not null,
  delivery_state text not null,
  delivery_country text not null,
  delivery_pincode text not null,
  delivery_mobile text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_order_number_key unique (order_number)
);
create index orders_user on orders (user_id, sequence desc);

create table order_lines (
  order_id text not null references orders (id) on delete cascade,
  position integer not null check (position >= 0),
  product_id text not null,
  name text not null,
  name_fr text,
  image text not null,
  unit text not null,
  unit_price integer not null check (unit_price > 0),
  discount integer not null check (discount between 0 and 100),
  discounted_unit_price integer not null check (discounted_unit_price >= 0 and discounted_unit_price <= unit_price),
  quantity integer not null check (quantity > 0),
  primary key (order_id, position)
);

create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('shopper', 'staff', 'system', 'provider')),
  actor_id text,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

-- A placed order binds its key; a refusal binds nothing (decision 22).
create table order_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null check (length(key) <= 255),
  body_hash bytea not null,
  order_id text not null references orders (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
