-- A product is also found by its brand where only its details name it, as feeds do that have the brand beside the name.

create function search_brand_of(facets text[]) returns text
  language sql immutable parallel safe
  set search_path = public, pg_temp
return (select substr(facet, 7) from unnest(facets) as facet where facet like 'brand:%' limit 1);

-- The body is bound to its tables and functions, so it needs no path.
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
    select search_name_words(product.name) || search_name_words(product.name_fr)
      || search_words_of(search_brand_of(product.facets)) as words
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
        removed.shade_name_fr, removed.is_listed)
      or (added.facets is distinct from removed.facets
        and search_brand_of(added.facets) is distinct from search_brand_of(removed.facets));
  end if;
  if ids is not null and current_setting('shop.search', true) is distinct from 'later' then
    perform refresh_product_search(ids);
    perform change_catalogue(listed_change);
  end if;
  return null;
end;
$$;

-- Written are only those that this changes.
select refresh_product_search(array(select id from products where is_listed and search_brand_of(facets) is not null));
