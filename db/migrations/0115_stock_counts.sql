-- A count of the goods on the shelves: several people scan into the same one, and its differences are booked together at the end
-- (decision 522).
create table stock_counts (
  id text primary key,
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz,
  ended_by text,
  -- How many products got another stock by it; null while it goes on, and where it was given up.
  changed integer check (changed >= 0),
  check ((ended_at is null) = (ended_by is null)),
  check (changed is null or ended_at is not null)
);
-- One at a time.
create unique index stock_counts_open on stock_counts ((true)) where ended_at is null;

create table stock_count_lines (
  count_id text not null references stock_counts (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  counted integer not null check (counted between 0 and 1000000),
  -- What should have been on the shelf when its first piece was counted: the stock, and pieces of orders that were not packed yet.
  booked integer not null check (booked >= 0),
  counted_by text not null,
  counted_at timestamptz not null,
  primary key (count_id, product_id)
);
create index stock_count_lines_product on stock_count_lines (product_id);

alter table idempotency_keys
  drop constraint idempotency_keys_work_check,
  add constraint idempotency_keys_work_check
    check (work in ('order', 'guest_merge', 'product_save', 'promotion', 'at_door', 'stock_count'));
