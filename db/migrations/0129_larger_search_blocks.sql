-- 8,192 products a block instead of 2,048 (docs/decisions/394): among 100,000 products a search joins a quarter of the rows, and common words
-- take no more room.

drop function find_search_matches(jsonb, integer, integer);
drop function match_search_blocks(jsonb);
drop function bit_in_search_block(bigint);

truncate search_blocks;
alter table search_blocks alter column products type bit(8192);

create function bit_in_search_block(sequence bigint) returns bit(8192)
  language sql immutable parallel safe
  set search_path = public, pg_temp
return set_bit(0::bit(8192), 8191 - (sequence % 8192)::integer, 1);

create or replace function rebuild_search_blocks() returns void
  language sql
  set search_path = public, pg_temp
as $$
  truncate search_blocks;
  insert into search_blocks (word, place, block, products)
  select
    entry.lexeme,
    case when 'A' = any (entry.weights) then 1 when 'B' = any (entry.weights) then 2 else 3 end,
    sequence / 8192,
    bit_or(set_bit(0::bit(8192), 8191 - (sequence % 8192)::integer, 1))
  from product_search cross join unnest(words) as entry
  group by 1, 2, 3
  order by 1, 3, 2
$$;

create or replace function search_blocks_follow() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_setting('shop.search', true) = 'later' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into search_blocks as block (word, place, block, products)
    select entry.lexeme, place_in_search(entry.weights), sequence / 8192, bit_or(bit_in_search_block(sequence))
    from added cross join unnest(words) as entry
    group by 1, 2, 3
    on conflict (word, block, place) do update set products = block.products | excluded.products;
  elsif tg_op = 'DELETE' then
    update search_blocks as block
    set products = block.products & ~gone.products
    from (
      select entry.lexeme as word, place_in_search(entry.weights) as place, sequence / 8192 as block,
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
      select word, place, sequence / 8192 as block,
        coalesce(bit_or(bit_in_search_block(sequence)) filter (where change > 0), 0::bit(8192)) as come,
        coalesce(bit_or(bit_in_search_block(sequence)) filter (where change < 0), 0::bit(8192)) as gone
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

create function match_search_blocks(wanted jsonb)
  returns table (block integer, exact bit(8192), named bit(8192), labelled bit(8192), anywhere bit(8192))
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
declare
  nothing constant bit(8192) := 0::bit(8192);
  exact_parts integer;
  other_parts integer;
  is_plain boolean;
begin
  select count(distinct part) filter (where is_exact), count(distinct part) filter (where not is_exact),
    max(terms) = 1 and max(alternative) = 0
  into exact_parts, other_parts, is_plain
  from jsonb_to_recordset(wanted) as range (is_exact boolean, part integer, alternative integer, terms integer);
  if is_plain then
    return query
      with parts as (
        select range.is_exact, range.part, entry.block,
          bit_or(entry.products) filter (where entry.place = 1) as named,
          bit_or(entry.products) filter (where entry.place <= 2) as labelled,
          bit_or(entry.products) as anywhere
        from jsonb_to_recordset(wanted) as range (is_exact boolean, part integer, first text, last text)
        join search_blocks as entry
          on entry.word between range.first and range.last and (entry.place = 1 or not range.is_exact)
        group by 1, 2, 3
      )
      select
        part.block,
        case when count(part.named) filter (where part.is_exact) = exact_parts
          then bit_and(part.named) filter (where part.is_exact) else nothing end,
        case when count(part.named) filter (where not part.is_exact) = other_parts
          then bit_and(part.named) filter (where not part.is_exact) else nothing end,
        case when count(part.labelled) filter (where not part.is_exact) = other_parts
          then bit_and(part.labelled) filter (where not part.is_exact) else nothing end,
        bit_and(part.anywhere) filter (where not part.is_exact)
      from parts as part
      group by part.block
      having count(*) filter (where not part.is_exact) = other_parts;
    return;
  end if;
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
        placed.before + row_number() over (partition by placed.position, placed.block order by bit.place) - 1 as number,
        placed.block::bigint * 8192 + 8191 - bit.place as sequence
      from placed
      cross join lateral (
        -- One after the other, until there are enough: in the FROM clause all would be made first.
        select place from (select generate_series(0, 8191) as place) as places
        where get_bit(placed.products, place) = 1
        limit row_offset + row_count - placed.before
      ) as bit
      where placed.before < row_offset + row_count and placed.before + placed.size > row_offset
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

select rebuild_search_blocks();
