-- A family is edited as one: it counts its saved forms, and its shades have an order of their own. Shades without one, as files
-- and single forms add them, come after the others by age.
alter table families add column version integer not null default 1;
alter table products add column shade_order smallint;

create or replace function announce_changed_product() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  tags text[] := array['product:' || new.id];
begin
  if (new.family, new.is_listed, new.name, new.name_fr, new.shade_name, new.shade_hex, new.shade_order, new.price_paid,
      new.stock = 0)
    is distinct from
    (old.family, old.is_listed, old.name, old.name_fr, old.shade_name, old.shade_hex, old.shade_order, old.price_paid,
      old.stock = 0)
  then
    tags := tags || array_remove(array['family:' || old.family, 'family:' || new.family], null);
  end if;
  if (new.price_paid, new.discount, new.facets, new.is_listed, new.stock = 0)
    is distinct from (old.price_paid, old.discount, old.facets, old.is_listed, old.stock = 0)
  then
    tags := tags || array['choices'];
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
