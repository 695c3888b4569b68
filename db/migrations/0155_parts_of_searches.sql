-- What is remembered of searches (docs/decisions/675) is parts of texts, which `read_search_terms` left processes to join of their terms: of a
-- word with many synonyms a quarter of a megabyte was sent. A part is joined where its words are, and sent once.

drop function read_search_terms(jsonb);

-- Which products have each part, by block: any of its alternatives, of which all terms are there, of which any word of the ranges is. `wanted` has a
-- row for each range; of a part of which only some blocks changed those are its `blocks`, and with `names_only` only names count.
-- What has it in names; there or in labels, where that is more; and anywhere, where that is more again.
create function read_search_parts(wanted jsonb)
  returns table (part integer, block integer, named bytea, labelled bytea, anywhere bytea)
  language plpgsql stable
  set search_path = public, pg_temp
  -- Planned once a connection: what is looked for changes nothing in the plan. The statistics do not know how few words a range holds.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
#variable_conflict use_column
begin
  return query
    with ranges as (
      select * from jsonb_to_recordset(wanted) as range (
        part integer, alternative integer, terms integer, term integer,
        names_only boolean, blocks integer[], first text, last text
      )
    ), by_term as (
      -- Each bitmap is joined once, by its place.
      select
        range.part, alternative, terms, term, entry.block,
        coalesce(bit_or(products) filter (where place = 1), 0::bit(8192)) as named,
        coalesce(bit_or(products) filter (where place = 2), 0::bit(8192)) as labelled,
        coalesce(bit_or(products) filter (where place = 3), 0::bit(8192)) as described
      from ranges as range
      join search_blocks as entry
        on entry.word between range.first and range.last
        and (entry.place = 1 or not range.names_only)
        and (range.blocks is null or entry.block = any (range.blocks))
      group by range.part, alternative, terms, term, entry.block
    ), by_alternative as (
      select
        part, block,
        bit_and(named) as named,
        bit_and(named | labelled) as labelled,
        bit_and(named | labelled | described) as anywhere
      from by_term
      group by part, alternative, terms, block
      having count(*) = terms
    ), by_part as (
      select part, block, bit_or(named) as named, bit_or(labelled) as labelled, bit_or(anywhere) as anywhere
      from by_alternative
      group by part, block
    )
    -- Behind four bytes that say how many bits there are.
    select
      part, block,
      case when bit_count(named) > 0 then substr(bit_send(named), 5) end,
      case when labelled <> named then substr(bit_send(labelled), 5) end,
      case when anywhere <> labelled then substr(bit_send(anywhere), 5) end
    from by_part
    where bit_count(anywhere) > 0;
end;
$$;
