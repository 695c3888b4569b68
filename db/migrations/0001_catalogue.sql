-- Catalogue: pictures, categories, sub-categories, products, and the ledger of their stock.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

-- A picture by its content. `name` is the middle part of its address: /media/{name}/{width}.{avif|webp},
-- where name = {hash}-{width}x{height}-{rrggbb}; rrggbb is the placeholder colour.
-- An upload keeps its re-encoded original as a file; a demo picture keeps the parameters it is drawn from.
create table media (
  name text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  source text not null check (source in ('upload', 'drawing')),
  drawing jsonb,
  -- Set once every rendition is on disk; the background job walks the rest.
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  constraint media_drawing_has_parameters check ((source = 'drawing') = (drawing is not null))
);
create index media_unfinished on media (created_at, name) where finished_at is null;

-- Ids that stand in page addresses are 12 lower-case letters and digits (shared/page-paths.ts).
create table categories (
  id text primary key check (id ~ '^[0-9a-z]{12}$'),
  name text not null,
  name_fr text,
  image text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index categories_name_key on categories (lower(name));

create table sub_categories (
  id text primary key check (id ~ '^[0-9a-z]{12}$'),
  name text not null,
  name_fr text,
  image text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index sub_categories_name_key on sub_categories (lower(name));

create table sub_category_categories (
  sub_category_id text not null references sub_categories (id) on delete cascade,
  category_id text not null references categories (id),
  primary key (sub_category_id, category_id)
);
create index sub_category_categories_category on sub_category_categories (category_id);

create table products (
  id text primary key check (id ~ '^[0-9a-z]{12}$'),
  -- Age of the product; lists show the newest first and page by it.
  sequence bigint generated always as identity,
  name text not null,
  name_fr text,
  description text not null,
  description_fr text,
  unit text not null,
  images text[] not null default '{}',
  stock integer not null check (stock >= 0),
  price integer not null check (price > 0),
  bulk_price integer check (bulk_price > 0),
  discount integer not null default 0 check (discount between 0 and 100),
  -- Lists of [label, text]: an object in jsonb would lose the owner's order of fields.
  details jsonb not null default '[]',
  details_fr jsonb,
  shade_name text,
  shade_hex text check (shade_hex ~ '^#[0-9a-fA-F]{6}$'),
  family text,
  -- False once deleted; the link tables below carry it too, kept equal by their foreign keys.
  is_listed boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_shade_is_whole check ((shade_name is null) = (shade_hex is null)),
  constraint products_deleted_is_unlisted check (deleted_at is null or not is_listed),
  constraint products_listing_key unique (id, sequence, is_listed)
);
create index products_newest on products (sequence desc) where is_listed;
create index products_family on products (family, sequence) where is_listed and family is not null;

-- sequence and is_listed are repeated so that a listing reads its page straight from one index.
create table product_categories (
  product_id text not null,
  category_id text not null references categories (id),
  sequence bigint not null,
  is_listed boolean not null,
  primary key (product_id, category_id),
  foreign key (product_id, sequence, is_listed) references products (id, sequence, is_listed)
    on update cascade on delete cascade
);
create index product_categories_newest on product_categories (category_id, sequence desc) include (product_id) where is_listed;
create index product_categories_category on product_categories (category_id);

create table product_sub_categories (
  product_id text not null,
  sub_category_id text not null references sub_categories (id),
  sequence bigint not null,
  is_listed boolean not null,
  primary key (product_id, sub_category_id),
  foreign key (product_id, sequence, is_listed) references products (id, sequence, is_listed)
    on update cascade on delete cascade
);
create index product_sub_categories_newest on product_sub_categories (sub_category_id, sequence desc) include (product_id) where is_listed;
create index product_sub_categories_sub_category on product_sub_categories (sub_category_id);

-- The sum of a product's movements is always its stock.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id text not null references products (id),
  change integer not null check (change <> 0),
  reason text not null check (reason in ('opening', 'edit', 'order', 'order_cancelled', 'order_refused', 'order_returned', 'adjustment', 'import')),
  order_id text,
  actor_id text,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index stock_movements_product on stock_movements (product_id, id desc);
create index stock_movements_order on stock_movements (order_id) where order_id is not null;
