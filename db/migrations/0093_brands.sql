-- What the owner says of a brand (decision 544). The brands themselves are those that products name in their details, so that a
-- brand without a row is shown as well, with its products only.

create table brands (
  name text primary key check (length(name) between 1 and 80),
  logo text,
  story text not null default '' check (length(story) <= 2000),
  story_fr text not null default '' check (length(story_fr) <= 2000),
  -- One more with each saved form.
  version integer not null default 1,
  updated_at timestamptz not null
);

create trigger brands_announce after insert or update or delete or truncate on brands
  for each statement execute function announce_tag('brands');

create or replace function announce_changed_product() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  tags text[] := array['product:' || new.id];
begin
  if (new.family, new.is_listed, new.name, new.name_fr, new.shade_name, new.shade_hex, new.price_paid, new.stock = 0)
    is distinct from
    (old.family, old.is_listed, old.name, old.name_fr, old.shade_name, old.shade_hex, old.price_paid, old.stock = 0)
  then
    tags := tags || array_remove(array['family:' || old.family, 'family:' || new.family], null);
  end if;
  if (new.price_paid, new.discount, new.facets, new.is_listed, new.stock = 0)
    is distinct from (old.price_paid, old.discount, old.facets, old.is_listed, old.stock = 0)
  then
    tags := tags || array['choices'];
  end if;
  -- The price list has a line for whatever has a bulk price.
  if new.bulk_price is distinct from old.bulk_price then tags := tags || array['prices']; end if;
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
