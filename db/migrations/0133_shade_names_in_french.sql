-- A shade's name in French, beside the one that it is saved under: optional, as the French name of a product is.
alter table products
  add column shade_name_fr text check (length(shade_name_fr) <= 120),
  add constraint products_shade_has_its_name check (shade_name_fr is null or shade_name is not null);

-- Found by either name. The body is bound to its tables and functions, so it needs no path.
create or replace function build_product_search(ids text[]) returns setof product_search
  language sql stable
begin atomic
  select
    product.id,
    product.sequence,
    search_vector(
      names.words, labels.words, search_words_of(product.description) || search_words_of(product.description_fr)
    )
  from products as product
  -- "offset 0" keeps each word list from being worked out once per use.
  cross join lateral (
    select search_name_words(product.name) || search_name_words(product.name_fr) as words
    offset 0
  ) as names
  cross join lateral (
    select
      coalesce(
        (
          select array_agg(word)
          from (
            select unnest(category.search_words)
            from product_categories as link
            join categories as category on category.id = link.category_id
            where link.product_id = product.id
            union
            select unnest(sub_category.search_words)
            from product_sub_categories as link
            join sub_categories as sub_category on sub_category.id = link.sub_category_id
            where link.product_id = product.id
          ) as filed_under (word)
        ),
        '{}'
      ) || search_words_of(product.shade_name) || search_words_of(product.shade_name_fr) as words
    offset 0
  ) as labels
  where product.id = any (ids) and product.is_listed;
end;

create or replace function search_follows_products() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  ids text[];
  listed_change bigint;
begin
  -- Most updates only take stock: they must cost no new document and no new version.
  if tg_op = 'INSERT' then
    select array_agg(id), count(*) filter (where is_listed) into ids, listed_change from added;
  elsif tg_op = 'DELETE' then
    select array_agg(id), -count(*) filter (where is_listed) into ids, listed_change from removed;
  else
    select array_agg(added.id), sum(added.is_listed::int - removed.is_listed::int)
    into ids, listed_change
    from added join removed on removed.id = added.id
    where
      (added.name, added.name_fr, added.description, added.description_fr, added.shade_name, added.shade_name_fr,
        added.is_listed)
      is distinct from
      (removed.name, removed.name_fr, removed.description, removed.description_fr, removed.shade_name,
        removed.shade_name_fr, removed.is_listed);
  end if;
  if ids is not null and current_setting('shop.search', true) is distinct from 'later' then
    perform refresh_product_search(ids);
    perform change_catalogue(listed_change);
  end if;
  return null;
end;
$$;

-- A family that a file brings is named without the shade in both languages.
create or replace function keep_family() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  insert into families (id, name, name_fr)
  values (
    new.family,
    name_without_shade(new.name, new.shade_name),
    name_without_shade(new.name_fr, coalesce(new.shade_name_fr, new.shade_name))
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

-- As in 0093, with the order of the shades that 0092 had named.
create or replace function announce_changed_product() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  tags text[] := array['product:' || new.id];
begin
  if (new.family, new.is_listed, new.name, new.name_fr, new.shade_name, new.shade_name_fr, new.shade_hex, new.shade_order,
      new.price_paid, new.stock = 0)
    is distinct from
    (old.family, old.is_listed, old.name, old.name_fr, old.shade_name, old.shade_name_fr, old.shade_hex, old.shade_order,
      old.price_paid, old.stock = 0)
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

drop trigger products_announce_change on products;
create trigger products_announce_change after update on products
  for each row when (
    (
      old.name, old.name_fr, old.description, old.description_fr, old.unit, old.images, old.price, old.bulk_price,
      old.discount, old.details, old.details_fr, old.shade_name, old.shade_name_fr, old.shade_hex, old.family,
      old.is_listed, old.version, least(old.stock, 4)
    ) is distinct from (
      new.name, new.name_fr, new.description, new.description_fr, new.unit, new.images, new.price, new.bulk_price,
      new.discount, new.details, new.details_fr, new.shade_name, new.shade_name_fr, new.shade_hex, new.family,
      new.is_listed, new.version, least(new.stock, 4)
    )
  )
  execute function announce_changed_product();

-- What the editor of a family wrote at the end of French product names was the shade's name in French.
update products set shade_name_fr = substr(products.name_fr, length(families.name_fr || ' – ') + 1)
from families
where families.id = products.family
  and shade_name is not null
  and starts_with(products.name_fr, families.name_fr || ' – ')
  and substr(products.name_fr, length(families.name_fr || ' – ') + 1) <> shade_name
  and length(products.name_fr) - length(families.name_fr || ' – ') between 1 and 120;
