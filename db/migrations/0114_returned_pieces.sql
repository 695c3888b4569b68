-- Which pieces of an order a shopper wants to send back, and photos of them. What was asked for before was the whole order.

alter table return_requests
  add column photos text[] not null default '{}',
  add constraint return_requests_photos check (cardinality(photos) <= 4);

create table return_items (
  order_id text not null references return_requests (order_id) on delete cascade,
  product_id text not null,
  -- As ordered: the line is gone once its last piece is back.
  name text not null,
  name_fr text,
  quantity integer not null check (quantity > 0),
  primary key (order_id, product_id)
);

insert into return_items (order_id, product_id, name, name_fr, quantity)
select order_id, product_id, min(name), min(name_fr), sum(quantity)
from return_requests join order_lines using (order_id)
group by order_id, product_id;
