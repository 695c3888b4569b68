-- The products that a promotion names, looked up by their key: a sale may name thousands, and each price asks.
create table promotion_products (
  promotion_id text not null references promotions (id) on delete cascade,
  -- Without a reference: one whose products are gone must not become one for all products.
  product_id text not null,
  primary key (promotion_id, product_id)
);
insert into promotion_products (promotion_id, product_id)
select distinct id, unnest(products) from promotions;

-- How many it names, so that 'it names none' needs no look.
alter table promotions add column product_count integer not null default 0 check (product_count >= 0);
update promotions set product_count = (select count(*) from promotion_products where promotion_id = promotions.id)
where cardinality(products) > 0;
alter table promotions drop column products;
