-- Search: what can be found of each listed product, the words in use, and the number of listed products.
-- All of it is derived from the catalogue and kept by triggers, so that no writer can forget it.

create extension if not exists fuzzystrmatch;

-- The one way text becomes words, for products and for what is typed: no case, no accents, œ as oe.
-- % _ \ ' " stand alone, so that they are plain characters that can be looked for; everything else separates.
create function search_words_of(input text) returns text[]
  language plpgsql immutable parallel safe
as $$
declare
  plain text collate pg_c_utf8 :=
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(coalesce(input, ''), NFC)) collate pg_c_utf8);
begin
  if plain ~ '[%_\\''"]' then
    plain := regexp_replace(plain, '([%_\\''"])', ' \1 ', 'g');
  end if;
  -- A word counts by its first letters: an index entry has a largest size.
  if plain ~ '[[:alnum:]]{41}' then
    plain := regexp_replace(plain, '([[:alnum:]]{40})[[:alnum:]]+', '\1', 'g');
  end if;
  return array_remove(regexp_split_to_array(plain, '[^[:alnum:]%_\\''"]+'), '');
end;
$$;

-- The words of a name, and neighbours written as one as well: "Lip Gloss" is found by "lipgloss".
create function search_name_words(name text) returns text[]
  language plpgsql immutable parallel safe
as $$
declare
  words text[] := search_words_of(name);
  joined text[] := '{}';
begin
  for i in 1 .. cardinality(words) - 1 loop
    -- No name of a thing is longer than "contourpowder".
    if words[i] || words[i + 1] ~ '^[[:alpha:]]{4,13}$' and length(words[i]) > 1 and length(words[i + 1]) > 1 then
      joined := joined || words[i] || words[i + 1];
    end if;
  end loop;
  return words || joined;
end;
$$;

alter table categories add column search_words text[] not null
  generated always as (search_name_words(name) || search_name_words(name_fr)) stored;
alter table sub_categories add column search_words text[] not null
  generated always as (search_name_words(name) || search_name_words(name_fr)) stored;

-- The weights give the rank: A for names, B for what the product is filed under, D for descriptions. Names and labels
-- also have their first letters as entries of their own, '^l' and '^li': one typed letter then finds one entry instead of
-- thousands of words, and leaves descriptions out, where nearly everything begins with it.
create function search_vector(names text[], labels text[], descriptions text[]) returns tsvector
  language plpgsql immutable parallel safe
as $$
begin
  return (
    select coalesce(
      string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':' || place, ' '), ''
    )::tsvector
    from (
      select name, '1A' from unnest(names) as name
      union all select '^' || left(name, 1), '1A' from unnest(names) as name
      union all select '^' || left(name, 2), '1A' from unnest(names) as name
      union all select label, '2B' from unnest(labels) as label
      union all select '^' || left(label, 1), '2B' from unnest(labels) as label
      union all select '^' || left(label, 2), '2B' from unnest(labels) as label
      union all select description, '3' from unnest(descriptions) as description
    ) as entries (word, place)
  );
end;
$$;

-- Only listed products have a row.
create table product_search (
  product_id text primary key references products (id) on delete cascade,
  sequence bigint not null,
  words tsvector not null
);
create index product_search_words on product_search using gin (words) with (fastupdate = off);
create index product_search_newest on product_search (sequence desc) include (product_id);

-- Every word of the listed products, with the number of products that have it: tells a typo from a word.
create table search_words (
  word text collate "C" primary key,
  products integer not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);

-- `version` changes in the transaction of every change that a list of products could show in its members or their
-- number, so whoever remembers a count beside the version it was counted at never shows a stale one.
create table catalogue_state (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  version bigint not null default 1,
  listed integer not null check (listed >= 0)
);
insert into catalogue_state (listed) select count(*) from products where is_listed;

create function change_catalogue(listed_change bigint) returns void
  language sql
as $$
  update catalogue_state set version = version + 1, listed = listed + listed_change;
$$;

create function build_product_search(ids text[]) returns setof product_search
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
      ) || search_words_of(product.shade_name) as words
    offset 0
  ) as labels
  where product.id = any (ids) and product.is_listed;
end;

create function refresh_product_search(ids text[]) returns void
  language plpgsql
as $$
begin
  -- Whoever fills the catalogue in bulk builds the search once, at the end: rebuild_product_search().
  if current_setting('shop.search', true) = 'later' then
    return;
  end if;
  -- One writer at a time: words are shared by products, and two writers would block each other over them.
  perform pg_advisory_xact_lock(7263002);
  delete from product_search
  where product_id = any (ids)
    and not exists (select from products where products.id = product_search.product_id and products.is_listed);
  insert into product_search
  select * from build_product_search(ids) order by 1
  on conflict (product_id) do update
  set sequence = excluded.sequence,
      words = excluded.words
  where product_search.words <> excluded.words;
end;
$$;

create function rebuild_product_search() returns void
  language plpgsql
as $$
begin
  perform set_config('shop.search', 'later', true);
  truncate product_search, search_words;
  insert into product_search
  select * from build_product_search(array(select id from products where is_listed));
  insert into search_words (word, products)
  select word, ndoc from ts_stat('select words from product_search') where word !~ '^\^';
  perform set_config('shop.search', 'now', true);
  update catalogue_state set version = version + 1, listed = (select count(*) from products where is_listed);
end;
$$;

create function count_search_words() returns trigger
  language plpgsql
as $$
begin
  if current_setting('shop.search', true) = 'later' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into search_words (word, products)
    select word, count(*) from added cross join unnest(tsvector_to_array(words)) as word
    where word !~ '^\^' group by word
    on conflict (word) do update set products = search_words.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into search_words (word, products)
    select word, -count(*) from removed cross join unnest(tsvector_to_array(words)) as word
    where word !~ '^\^' group by word
    on conflict (word) do update set products = search_words.products + excluded.products;
  else
    insert into search_words (word, products)
    select word, sum(change)
    from (
      select word, 1 as change from added cross join unnest(tsvector_to_array(words)) as word
      union all
      select word, -1 from removed cross join unnest(tsvector_to_array(words)) as word
    ) as changes
    where word !~ '^\^' group by word having sum(change) <> 0
    on conflict (word) do update set products = search_words.products + excluded.products;
  end if;
  return null;
end;
$$;

create trigger product_search_inserted after insert on product_search
  referencing new table as added for each statement execute function count_search_words();
create trigger product_search_deleted after delete on product_search
  referencing old table as removed for each statement execute function count_search_words();
create trigger product_search_updated after update on product_search
  referencing old table as removed new table as added for each statement execute function count_search_words();

create function search_follows_products() returns trigger
  language plpgsql
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
    where (added.name, added.name_fr, added.description, added.description_fr, added.shade_name, added.is_listed)
      is distinct from
      (removed.name, removed.name_fr, removed.description, removed.description_fr, removed.shade_name, removed.is_listed);
  end if;
  if ids is not null and current_setting('shop.search', true) is distinct from 'later' then
    perform refresh_product_search(ids);
    perform change_catalogue(listed_change);
  end if;
  return null;
end;
$$;

create trigger products_inserted after insert on products
  referencing new table as added for each statement execute function search_follows_products();
create trigger products_deleted after delete on products
  referencing old table as removed for each statement execute function search_follows_products();
create trigger products_updated after update on products
  referencing old table as removed new table as added for each statement execute function search_follows_products();

create function search_follows_links() returns trigger
  language plpgsql
as $$
declare
  ids text[] := array(select distinct product_id from changed);
begin
  if cardinality(ids) > 0 and current_setting('shop.search', true) is distinct from 'later' then
    perform refresh_product_search(ids);
    perform change_catalogue(0);
  end if;
  return null;
end;
$$;

create trigger product_categories_inserted after insert on product_categories
  referencing new table as changed for each statement execute function search_follows_links();
create trigger product_categories_deleted after delete on product_categories
  referencing old table as changed for each statement execute function search_follows_links();
create trigger product_sub_categories_inserted after insert on product_sub_categories
  referencing new table as changed for each statement execute function search_follows_links();
create trigger product_sub_categories_deleted after delete on product_sub_categories
  referencing old table as changed for each statement execute function search_follows_links();

create function search_follows_category_names() returns trigger
  language plpgsql
as $$
begin
  if tg_table_name = 'categories' then
    perform refresh_product_search(array(select product_id from product_categories where category_id = new.id));
  else
    perform refresh_product_search(array(select product_id from product_sub_categories where sub_category_id = new.id));
  end if;
  perform change_catalogue(0);
  return null;
end;
$$;

create trigger categories_renamed after update of name, name_fr on categories
  for each row when ((old.name, old.name_fr) is distinct from (new.name, new.name_fr))
  execute function search_follows_category_names();
create trigger sub_categories_renamed after update of name, name_fr on sub_categories
  for each row when ((old.name, old.name_fr) is distinct from (new.name, new.name_fr))
  execute function search_follows_category_names();

-- Words in use that a mistyped one may mean, nearest first. Trigrams choose the candidates, edit distance decides:
-- one slip in a word of up to 5 letters, two in a longer one; also against the beginning, for a word half typed.
create function nearest_search_words(typed text) returns setof text
  language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  with candidates as (
    select
      word,
      products,
      least(
        levenshtein_less_equal(word, typed, 2),
        levenshtein_less_equal(left(word, length(typed)), typed, 2) + 0.5
      ) as distance
    from search_words
    where word % typed and products > 0
  )
  select word from candidates
  where distance <= case when length(typed) <= 5 then 1.5 else 2.5 end
    and distance < (select min(distance) from candidates) + 0.5
  order by distance, products desc, word
  limit 3
$$;

-- The two readers of the word index. Without "enable_seqscan = off" the planner reads every row where it expects many
-- matches, and does not know what it costs to go through every row's words.

-- How many products match in each rank, each figure within the next.
create function count_search_ranks(exact tsquery, named tsquery, labelled tsquery, matching tsquery)
  returns table (exact_count bigint, named_count bigint, labelled_count bigint, all_count bigint)
  language sql stable
  set enable_seqscan = off
as $$
  select
    count(*) filter (where words @@ exact),
    count(*) filter (where words @@ named),
    count(*) filter (where words @@ labelled),
    count(*)
  from product_search
  where words @@ matching
$$;

-- Some of what one rank has beyond the rank before it (null where it is the first), newest first.
create function read_search_rank(wanted tsquery, excluded tsquery, row_count integer, row_offset integer)
  returns table (product_id text, sequence bigint)
  language sql stable
  set enable_seqscan = off
as $$
  with matched as materialized (
    select product_id, sequence
    from product_search
    where words @@ wanted and (excluded is null or not words @@ excluded)
  )
  select product_id, sequence from matched order by sequence desc limit row_count offset row_offset
$$;

select rebuild_product_search();
