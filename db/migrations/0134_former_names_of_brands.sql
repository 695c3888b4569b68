-- Links to a brand live on in chats and in search engines after it was renamed (decision 597). A row leads from a name that
-- a brand had to the name it has now, always in one step: renaming once more moves the rows that led to the name before.

create table brand_former_names (
  former text primary key check (length(former) between 1 and 80),
  name text not null check (length(name) between 1 and 80 and name <> former),
  renamed_at timestamptz not null
);

create index brand_former_names_name on brand_former_names (name);

create trigger brand_former_names_announce after insert or update or delete or truncate on brand_former_names
  for each statement execute function announce_tag('brands');
