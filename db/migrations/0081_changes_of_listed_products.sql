-- Which products changed in something that lists are made of: processes hold that of every listed product, and read with each list what
-- has changed since the last one (docs/decisions/396). A reader asks for what was written by transactions that its last look could not
-- see, so nothing is missed, in whatever order they commit, and no writer waits for another.

create table list_changes (
  xact xid8 not null default pg_current_xact_id(),
  sequence bigint not null,
  primary key (xact, sequence)
);
comment on table list_changes is 'derived by forget_list_changes()';

-- Changes of transactions up to `forgotten` may be gone: whoever last looked before its end reads everything again. Those before
-- `next` are forgotten at the next tidying.
create table list_changes_kept (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  forgotten xid8 not null,
  next xid8 not null
);
insert into list_changes_kept (forgotten, next) values (pg_current_xact_id(), pg_current_xact_id());
comment on table list_changes_kept is 'derived by forget_list_changes()';

-- Has everybody read everything again.
create function forget_list_changes() returns void
  language sql
  set search_path = public, pg_temp
as $$
  delete from list_changes;
  insert into list_changes_kept (forgotten, next) values (pg_current_xact_id(), pg_current_xact_id())
  on conflict (is_the_only_row) do update set forgotten = excluded.forgotten, next = excluded.next;
$$;

-- Run now and then; between two runs nobody has to read everything again.
create function tidy_list_changes() returns void
  language sql
  set search_path = public, pg_temp
as $$
  with gone as (
    delete from list_changes where xact < (select next from list_changes_kept) returning xact
  )
  update list_changes_kept set
    forgotten = greatest(forgotten, (select xact from gone order by xact desc limit 1)),
    next = pg_snapshot_xmin(pg_current_snapshot());
$$;

create function note_list_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  insert into list_changes (sequence) values (new.sequence) on conflict do nothing;
  return null;
end;
$$;

create trigger products_note_list_change after update on products
  for each row when (
    (
      old.is_listed, old.stock > 0, old.stock > 3, old.price_paid, old.discount, old.sold, old.card, old.facets
    ) is distinct from (
      new.is_listed, new.stock > 0, new.stock > 3, new.price_paid, new.discount, new.sold, new.card, new.facets
    )
  )
  execute function note_list_change();

create function note_list_changes() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  insert into list_changes (sequence) select distinct sequence from changed where is_listed on conflict do nothing;
  return null;
end;
$$;

create trigger products_note_new after insert on products
  referencing new table as changed for each statement execute function note_list_changes();
create trigger products_note_gone after delete on products
  referencing old table as changed for each statement execute function note_list_changes();
create trigger product_categories_note_new after insert on product_categories
  referencing new table as changed for each statement execute function note_list_changes();
create trigger product_categories_note_gone after delete on product_categories
  referencing old table as changed for each statement execute function note_list_changes();
create trigger product_sub_categories_note_new after insert on product_sub_categories
  referencing new table as changed for each statement execute function note_list_changes();
create trigger product_sub_categories_note_gone after delete on product_sub_categories
  referencing old table as changed for each statement execute function note_list_changes();

create function note_truncated_products() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform forget_list_changes();
  return null;
end;
$$;

create trigger products_note_truncate after truncate on products
  for each statement execute function note_truncated_products();

-- What lists of cards read until now.
drop index products_cards;
