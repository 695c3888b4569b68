-- Processes hold the names of categories and sub-categories beside what lists are made of (docs/decisions/396): searches asked for all of
-- them each time. A change of one is written down like that of a product; 0 is the sequence of none.

create function note_shelf_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  insert into list_changes (sequence) values (0) on conflict do nothing;
  return null;
end;
$$;

create trigger categories_note_change after insert or update or delete or truncate on categories
  for each statement execute function note_shelf_change();
create trigger sub_categories_note_change after insert or update or delete or truncate on sub_categories
  for each statement execute function note_shelf_change();
