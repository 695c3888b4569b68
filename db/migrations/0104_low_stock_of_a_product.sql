-- When a product runs out differs: a lipstick that sells daily, and a gift box. Null is the shop's number, 5.
alter table products
  add column low_stock integer constraint products_low_stock_is_plausible check (low_stock between 0 and 9999),
  add column is_low boolean not null generated always as (stock <= coalesce(low_stock, 5)) stored;

drop index products_running_out;
create index products_running_out on products (stock, sequence desc) where is_listed and is_low;
