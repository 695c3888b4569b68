-- Processes remember which products have the words that were looked for (docs/decisions/675) and join them themselves. What changed of them is
-- written down like a change of a listed product, so that only that is read again: of the block 3 of `search_blocks` by the number -4, as
-- 0 says that a category or sub-category changed.

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
  order by 1, 3, 2;
  -- Every block may have changed.
  select forget_list_changes();
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
    with changed as (
      insert into search_blocks as block (word, place, block, products)
      select entry.lexeme, place_in_search(entry.weights), sequence / 8192, bit_or(bit_in_search_block(sequence))
      from added cross join unnest(words) as entry
      group by 1, 2, 3
      on conflict (word, block, place) do update set products = block.products | excluded.products
      returning block.block
    )
    insert into list_changes (sequence) select distinct -1 - block from changed on conflict do nothing;
  elsif tg_op = 'DELETE' then
    with changed as (
      update search_blocks as block
      set products = block.products & ~gone.products
      from (
        select entry.lexeme as word, place_in_search(entry.weights) as place, sequence / 8192 as block,
          bit_or(bit_in_search_block(sequence)) as products
        from removed cross join unnest(words) as entry
        group by 1, 2, 3
      ) as gone
      where (block.word, block.place, block.block) = (gone.word, gone.place, gone.block)
      returning block.block
    )
    insert into list_changes (sequence) select distinct -1 - block from changed on conflict do nothing;
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
    ), noted as (
      insert into list_changes (sequence) select distinct -1 - block from changed on conflict do nothing
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

-- Which products have any word of each term's ranges, by block and by where the word is; of some terms only what changed: their `blocks`.
-- With `names_only` only names count.
create function read_search_terms(wanted jsonb) returns table (term integer, block integer, place smallint, products bytea)
  language plpgsql stable
  set search_path = public, pg_temp
  -- Planned once a connection: what is looked for changes nothing in the plan. The statistics do not know how few words a range holds.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
begin
  return query
    -- Behind four bytes that say how many bits there are.
    select read.term, read.block, read.place, substr(bit_send(read.products), 5)
    from (
      select range.term, entry.block, entry.place, bit_or(entry.products) as products
      from jsonb_to_recordset(wanted) as range (
        term integer, names_only boolean, blocks integer[], first text, last text
      )
      join search_blocks as entry
        on entry.word between range.first and range.last
        and (entry.place = 1 or not range.names_only)
        and (range.blocks is null or entry.block = any (range.blocks))
      group by 1, 2, 3
    ) as read
    where bit_count(read.products) > 0;
end;
$$;

drop function find_search_matches(jsonb, integer, integer);
drop function match_search_blocks(jsonb);
