-- Categories and sub-categories that were added for an import, and sub-categories put into one more category, so that they go with it when it is
-- undone or discarded.
alter table imports
  add column added_shelves jsonb not null default '[]' check (jsonb_typeof(added_shelves) = 'array');
