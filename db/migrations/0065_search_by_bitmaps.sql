-- Which listed products have a word, as bitmaps: a search joins a few of them, so that it costs the same for a word of three products as for
-- one of fifty thousand, on any page, and counting its matches reads no product (docs/decisions/394).

create table search_blocks (
  word text collate "C" not null,
  -- Where the word is: 1 in names, 2 in labels, 3 in descriptions; the first of them where it is in several.
  place smallint not null check (place between 1 and 3),
  block integer not null,
  -- A bit for each product whose sequence is in the block, the newest first.
  products bit(2048) not null,
  primary key (word, block, place)
);
comment on table search_blocks is 'derived by rebuild_search_blocks()';

create function place_in_search(weights text[]) returns smallint
  language sql immutable parallel safe
  set search_path = public, pg_temp
return case when 'A' = any (weights) then 1 when 'B' = any (weights) then 2 else 3 end;

create function bit_in_search_block(sequence bigint) returns bit(2048)
  language sql immutable parallel safe
  set search_path = public, pg_temp
return set_bit(0::bit(2048), 2047 - (sequence % 2048)::integer, 1);

create function rebuild_search_blocks() returns void
  language sql
  set search_path = public, pg_temp
as $$
  truncate search_blocks;
  insert into search_blocks (word, place, block, products)
  select
    entry.lexeme,
    case when 'A' = any (entry.weights) then 1 when 'B' = any (entry.weights) then 2 else 3 end,
    sequence / 2048,
    bit_or(set_bit(0::bit(2048), 2047 - (sequence % 2048)::integer, 1))
  from product_search cross join unnest(words) as entry
  group by 1, 2, 3
  order by 1, 3, 2
$$;

-- Follows product_search, one writer at a time as there (refresh_product_search).
create function search_blocks_follow() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_setting('shop.search', true) = 'later' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into search_blocks as block (word, place, block, products)
    select entry.lexeme, place_in_search(entry.weights), sequence / 2048, bit_or(bit_in_search_block(sequence))
    from added cross join unnest(words) as entry
    group by 1, 2, 3
    on conflict (word, block, place) do update set products = block.products | excluded.products;
  elsif tg_op = 'DELETE' then
    update search_blocks as block
    set products = block.products & ~gone.products
    from (
      select entry.lexeme as word, place_in_search(entry.weights) as place, sequence / 2048 as block,
        bit_or(bit_in_search_block(sequence)) as products
      from removed cross join unnest(words) as entry
      group by 1, 2, 3
    ) as gone
    where (block.word, block.place, block.block) = (gone.word, gone.place, gone.block);
  else
    -- Most words of a changed product stay where they were: only the others are written.
    with changes as (
      select lexeme as word, place_in_search(weights) as place, sequence, sum(change) as change
      from (
        select entry.lexeme, entry.weights, sequence, 1 as change from added cross join unnest(words) as entry
        union all
        select entry.lexeme, entry.weights, sequence, -1 from removed cross join unnest(words) as entry
      ) as entries
      group by 1, 2, 3
      having sum(change) <> 0
    ), changed as (
      select word, place, sequence / 2048 as block,
        coalesce(bit_or(bit_in_search_block(sequence)) filter (where change > 0), 0::bit(2048)) as come,
        coalesce(bit_or(bit_in_search_block(sequence)) filter (where change < 0), 0::bit(2048)) as gone
      from changes
      group by 1, 2, 3
    ), cleared as (
      update search_blocks as block
      set products = (block.products & ~gone) | come
      from changed
      where (block.word, block.place, block.block) = (changed.word, changed.place, changed.block)
      returning block.word, block.place, block.block
    )
    insert into search_blocks (word, place, block, products)
    select word, place, block, come from changed
    where (word, place, block) not in (select word, place, block from cleared);
  end if;
  return null;
end;
$$;

create trigger product_search_inserted_blocks after insert on product_search
  referencing new table as added for each statement execute function search_blocks_follow();
create trigger product_search_deleted_blocks after delete on product_search
  referencing old table as removed for each statement execute function search_blocks_follow();
create trigger product_search_updated_blocks after update on product_search
  referencing old table as removed new table as added for each statement execute function search_blocks_follow();

create or replace function rebuild_product_search() returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform set_config('shop.search', 'later', true);
  truncate product_search, search_words;
  insert into product_search
  select * from build_product_search(array(select id from products where is_listed));
  insert into search_words (word, products)
  select word, ndoc from ts_stat('select words from product_search') where word !~ '^\^';
  perform rebuild_search_blocks();
  perform set_config('shop.search', 'now', true);
  update catalogue_state set version = version + 1, listed = (select count(*) from products where is_listed);
end;
$$;

-- The products that match, block by block. A match has every part; a part is there by any of its alternatives, an alternative by all of its
-- terms, a term by any word from `first` to `last`. `exact` are the parts that put a product into the best rank.
create function match_search_blocks(wanted jsonb)
  returns table (block integer, exact bit(2048), named bit(2048), labelled bit(2048), anywhere bit(2048))
  language plpgsql stable
  set search_path = public, pg_temp
  -- Planned once a connection: what is looked for changes nothing in the plan. The statistics do not know how few words a range holds.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
declare
  nothing constant bit(2048) := 0::bit(2048);
  exact_parts integer;
  other_parts integer;
begin
  select count(distinct part) filter (where is_exact), count(distinct part) filter (where not is_exact)
  into exact_parts, other_parts
  from jsonb_to_recordset(wanted) as range (is_exact boolean, part integer);
  return query
    with terms as (
      select range.is_exact, range.part, range.alternative, range.terms, range.term, entry.block,
        coalesce(bit_or(entry.products) filter (where entry.place = 1), nothing) as named,
        coalesce(bit_or(entry.products) filter (where entry.place <= 2), nothing) as labelled,
        bit_or(entry.products) as anywhere
      from jsonb_to_recordset(wanted) as range (
        is_exact boolean, part integer, alternative integer, terms integer, term integer, first text, last text
      )
      join search_blocks as entry on entry.word between range.first and range.last
      group by 1, 2, 3, 4, 5, 6
    ), alternatives as (
      select term.is_exact, term.part, term.block,
        bit_and(term.named) as named, bit_and(term.labelled) as labelled, bit_and(term.anywhere) as anywhere
      from terms as term
      group by term.is_exact, term.part, term.alternative, term.terms, term.block
      having count(*) = term.terms
    ), parts as (
      select alternative.is_exact, alternative.part, alternative.block,
        bit_or(alternative.named) as named, bit_or(alternative.labelled) as labelled,
        bit_or(alternative.anywhere) as anywhere
      from alternatives as alternative
      group by 1, 2, 3
    )
    select
      part.block,
      case when count(*) filter (where part.is_exact) = exact_parts
        then bit_and(part.named) filter (where part.is_exact) else nothing end,
      bit_and(part.named) filter (where not part.is_exact),
      bit_and(part.labelled) filter (where not part.is_exact),
      bit_and(part.anywhere) filter (where not part.is_exact)
    from parts as part
    group by part.block
    having count(*) filter (where not part.is_exact) = other_parts;
end;
$$;

-- How many products match, and the ids of a stretch of them, best rank first, the newest first within a rank.
create function find_search_matches(wanted jsonb, row_count integer, row_offset integer)
  returns table (matches bigint, ids text[])
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set jit = off
as $$
begin
  return query
    with ranked as materialized (
      select rank.position, found.block, rank.products, bit_count(rank.products) as size
      from match_search_blocks(wanted) as found
      cross join lateral (
        values
          (1, found.exact),
          (2, found.named & ~found.exact),
          (3, found.labelled & ~found.named),
          (4, found.anywhere & ~found.labelled)
      ) as rank (position, products)
    ), placed as (
      select *, sum(size) over (order by position, block desc) - size as before from ranked where size > 0
    ), page as (
      select
        placed.before + row_number() over (partition by placed.position, placed.block order by place) - 1 as number,
        placed.block::bigint * 2048 + 2047 - place as sequence
      from placed cross join generate_series(0, 2047) as place
      where placed.before < row_offset + row_count and placed.before + placed.size > row_offset
        and get_bit(placed.products, place) = 1
    )
    select
      (select coalesce(sum(size), 0)::bigint from ranked),
      array(
        select found.product_id
        from page join product_search as found on found.sequence = page.sequence
        where page.number >= row_offset and page.number < row_offset + row_count
        order by page.number
      );
end;
$$;

-- What the bitmaps replace.
drop function count_search_ranks(tsquery, tsquery, tsquery, tsquery);
drop function read_search_rank(tsquery, tsquery, integer, integer);
drop index product_search_words;

select rebuild_search_blocks();
