-- Menus leave out categories and sub-categories without a product (docs/decisions/692). The lists that have one are remembered beside the
-- catalogue's version: '<category>', and '<category>/<sub-category>'. They are read again in each transaction that changes the members of a
-- list, and the tag `shelves` is announced only when one of them fills or empties: most changes leave every menu as it is.

create function filled_lists() returns text[]
  language sql stable
  set search_path = public, pg_temp
as $$
  select coalesce(array_agg(list order by list), '{}')
  from (
    select category.id as list
    from categories as category
    where exists (select from product_categories as link where link.category_id = category.id and link.is_listed)
    union all
    select pair.category_id || '/' || pair.sub_category_id
    from sub_category_categories as pair
    where exists (
      select
      from product_sub_categories as inner_link
      join product_categories as link on link.product_id = inner_link.product_id
      where inner_link.sub_category_id = pair.sub_category_id and inner_link.is_listed and link.category_id = pair.category_id
    )
  ) as filled
$$;

alter table catalogue_state add column filled_lists text[] not null default '{}';
update catalogue_state set filled_lists = filled_lists();

create function keep_filled_lists() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  -- A later transaction waits for the row of this one before it gets here, and then sees what this one has changed.
  new.filled_lists := filled_lists();
  if new.filled_lists <> old.filled_lists then
    perform announce_content(array['shelves']);
  end if;
  return new;
end;
$$;

create trigger catalogue_state_keep_filled_lists before update on catalogue_state
  for each row execute function keep_filled_lists();

-- A sub-category that is put into a further category may have products there already.
create function sub_category_links_change_catalogue() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform change_catalogue(0);
  return null;
end;
$$;

create trigger sub_category_categories_change_catalogue after insert on sub_category_categories
  for each statement execute function sub_category_links_change_catalogue();
