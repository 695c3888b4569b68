-- Says on the channel `content` what of the shown catalogue a transaction changed, as a JSON list of tags, when it commits:
-- whoever keeps finished pages or answers makes those anew that show one of them (docs/decisions/321).
--
-- product:<id>, family:<text>, category:<id> and sub-category:<id> (their lists), categories (any name or picture of one),
-- catalogue (members of any list or search), offers, clearance; everything.
--
-- A notice makes transactions commit one after the other, so an order that takes one piece of many says nothing: exact
-- figures of stock are read from the ledger (core/content-changes). Sold out and the last three pieces are shown, and said.

create function announce_content(tags text[]) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if cardinality(tags) > 0 then
    -- A notice holds at most 8,000 bytes.
    perform pg_notify('content', case when cardinality(tags) > 100 then '["everything"]' else to_json(tags)::text end);
  end if;
end;
$$;

create function is_clearance(is_listed boolean, discount integer, stock integer) returns boolean
  language sql immutable parallel safe
  set search_path = public, pg_temp
return is_listed and (discount >= 40 or stock between 1 and 3);

create function announce_changed_product() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  tags text[] := array['product:' || new.id];
begin
  if (new.family, new.is_listed, new.name, new.name_fr, new.shade_name, new.shade_hex, new.stock = 0)
    is distinct from (old.family, old.is_listed, old.name, old.name_fr, old.shade_name, old.shade_hex, old.stock = 0)
  then
    tags := tags || array_remove(array['family:' || old.family, 'family:' || new.family], null);
  end if;
  if new.is_listed <> old.is_listed then
    tags := tags
      || array(select 'category:' || category_id from product_categories where product_id = new.id)
      || array(select 'sub-category:' || sub_category_id from product_sub_categories where product_id = new.id);
  end if;
  if (new.is_listed, new.discount) is distinct from (old.is_listed, old.discount) and greatest(new.discount, old.discount) > 0
  then
    tags := tags || array['offers'];
  end if;
  if (is_clearance(new.is_listed, new.discount, new.stock), new.discount)
    is distinct from (is_clearance(old.is_listed, old.discount, old.stock), old.discount)
  then
    tags := tags || array['clearance'];
  end if;
  perform announce_content(tags);
  return null;
end;
$$;

create trigger products_announce_change after update on products
  for each row when (
    (
      old.name, old.name_fr, old.description, old.description_fr, old.unit, old.images, old.price, old.bulk_price,
      old.discount, old.details, old.details_fr, old.shade_name, old.shade_hex, old.family, old.is_listed, old.version,
      least(old.stock, 4)
    ) is distinct from (
      new.name, new.name_fr, new.description, new.description_fr, new.unit, new.images, new.price, new.bulk_price,
      new.discount, new.details, new.details_fr, new.shade_name, new.shade_hex, new.family, new.is_listed, new.version,
      least(new.stock, 4)
    )
  )
  execute function announce_changed_product();

create function announce_products() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform announce_content(array(
    select 'product:' || id from changed
    union select 'family:' || family from changed where family is not null and is_listed
    union select 'offers' from changed where is_listed and discount > 0
    union select 'clearance' from changed where is_clearance(is_listed, discount, stock)
  ));
  return null;
end;
$$;

create trigger products_announce_new after insert on products
  referencing new table as changed for each statement execute function announce_products();
create trigger products_announce_gone after delete on products
  referencing old table as changed for each statement execute function announce_products();

create function announce_category_links() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform announce_content(array(
    select 'product:' || product_id from changed union select 'category:' || category_id from changed
  ));
  return null;
end;
$$;

create trigger product_categories_announce_new after insert on product_categories
  referencing new table as changed for each statement execute function announce_category_links();
create trigger product_categories_announce_gone after delete on product_categories
  referencing old table as changed for each statement execute function announce_category_links();

create function announce_sub_category_links() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform announce_content(array(
    select 'product:' || product_id from changed union select 'sub-category:' || sub_category_id from changed
  ));
  return null;
end;
$$;

create trigger product_sub_categories_announce_new after insert on product_sub_categories
  referencing new table as changed for each statement execute function announce_sub_category_links();
create trigger product_sub_categories_announce_gone after delete on product_sub_categories
  referencing old table as changed for each statement execute function announce_sub_category_links();

create function announce_tag() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform announce_content(array[tg_argv[0]]);
  return null;
end;
$$;

create trigger categories_announce after insert or update or delete or truncate on categories
  for each statement execute function announce_tag('categories');
create trigger sub_categories_announce after insert or update or delete or truncate on sub_categories
  for each statement execute function announce_tag('categories');
create trigger sub_category_categories_announce after insert or update or delete or truncate on sub_category_categories
  for each statement execute function announce_tag('categories');

-- The version that counts are remembered by (decision 051) says when a member of any list changed.
create trigger catalogue_state_announce after update on catalogue_state
  for each statement execute function announce_tag('catalogue');
create trigger products_announce_truncate after truncate on products
  for each statement execute function announce_tag('everything');
