-- Import and export of the catalogue: a key of each product's own, and what an import remembers between two steps.

-- What files name a product by. It outlives a change of name. The letter in front keeps spreadsheet programs from taking
-- it for a number and cutting it.
alter table products add column reference text not null
  default 'P' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 11))
  constraint products_reference_is_a_word check (reference ~ '^\S(.{0,62}\S)?$');
create unique index products_reference_key on products (lower(reference));

create table imports (
  id text primary key,
  -- reading (the file) -> checking (each row, nothing written) -> checked -> applying -> done.
  state text not null default 'reading'
    check (state in ('reading', 'checking', 'checked', 'applying', 'done', 'failed', 'discarded')),
  file_name text not null,
  -- Why the file as a whole could not be read.
  failure text,
  failure_value text not null default '',
  -- The fields of its columns, in their order.
  fields text[] not null default '{}',
  row_count integer not null default 0,
  -- How many rows of the present step are dealt with; moves in the transaction that deals with them.
  position integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  -- Rows that have problems: they are left out when the others are applied.
  faulty_count integer not null default 0,
  -- All of them; only the first ones are kept in words.
  problem_count integer not null default 0,
  actor_id text not null,
  actor_name text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint imports_failure_has_a_state check ((failure is not null) = (state = 'failed'))
);
create index imports_newest on imports (created_at desc, id);
create index imports_at_work on imports (created_at) where state in ('reading', 'checking', 'applying');

-- The rows of the file between reading and the end of the import; `position` counts them from 1 without gaps.
create table import_rows (
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  -- As spreadsheet programs number it.
  row_number integer not null,
  cells text[] not null,
  -- In small letters: two rows of one product are told.
  reference text not null,
  primary key (import_id, position)
);
create index import_rows_reference on import_rows (import_id, reference);

create table import_problems (
  id bigint generated always as identity primary key,
  import_id text not null references imports (id) on delete cascade,
  row_number integer not null,
  -- A field of the file, or '' where the row or its header is meant.
  field text not null,
  code text not null,
  value text not null
);
create index import_problems_import on import_problems (import_id, row_number, id);

-- Files of the import's ZIP that its rows name, once they are in the shop's library or refused.
create table import_files (
  import_id text not null references imports (id) on delete cascade,
  name text not null,
  url text,
  refusal text,
  primary key (import_id, name),
  constraint import_files_is_stored_or_refused check ((url is null) <> (refusal is null))
);
