-- Codes, sales with a beginning and an end, and gifts (decisions 580, 581).

create table promotions (
  id text primary key check (id ~ '^[0-9a-z]{24}$'),
  sequence bigint generated always as identity,
  kind text not null check (kind in ('percent', 'amount', 'free_delivery', 'sale', 'gift')),
  name text not null check (name <> ''),
  name_fr text,
  -- Capital letters and digits.
  code text check (code ~ '^[A-Z0-9]{3,16}$'),
  -- A percent, or francs of the kind 'amount'.
  value integer not null default 0 check (value >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Ended by hand.
  stopped_at timestamptz,
  -- What the goods have to come to.
  minimum integer not null default 0 check (minimum >= 0),
  most_uses integer check (most_uses > 0),
  is_once_per_phone boolean not null default false,
  -- Orders that have it and still stand.
  uses integer not null default 0 check (uses >= 0),
  -- What it is valid for; all three empty: everything.
  categories text[] not null default '{}',
  brands text[] not null default '{}',
  products text[] not null default '{}',
  gift_product_id text references products (id),
  -- Of a sale: whether the prices of products have it now.
  is_applied boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint promotions_code_key unique (code),
  constraint promotions_code_of_kind check ((code is not null) = (kind in ('percent', 'amount', 'free_delivery'))),
  constraint promotions_gift_of_kind check ((gift_product_id is not null) = (kind = 'gift')),
  constraint promotions_percent check (kind not in ('percent', 'sale') or value between 1 and 90),
  -- A code leaves something to be paid.
  constraint promotions_amount check (kind <> 'amount' or (value >= 1 and minimum > value)),
  constraint promotions_uses check (most_uses is null or uses <= most_uses)
);
create index promotions_kind on promotions (kind, sequence desc);

-- Every list, price and page reads `discount`: while a sale runs it is the higher of the sale's and the owner's own, which waits here.
-- Written by the owner of the table, not by a trigger: one before the row would have every change of stock work out the generated
-- columns again.
alter table products
  add column own_discount integer check (own_discount between 0 and 100),
  add column sale_discount integer check (sale_discount between 1 and 90),
  add constraint products_sale_discount check ((own_discount is null) = (sale_discount is null)),
  add constraint products_discount_in_sale check (sale_discount is null or discount = greatest(own_discount, sale_discount));
create index products_in_sale on products (id) where sale_discount is not null;

alter table idempotency_keys drop constraint idempotency_keys_work_check;
alter table idempotency_keys add constraint idempotency_keys_work_check
  check (work in ('order', 'guest_merge', 'product_save', 'promotion'));
