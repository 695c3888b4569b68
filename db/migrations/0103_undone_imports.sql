-- What an import has written, kept for a day so that it can be taken back as a whole.

create table import_writes (
  import_id text not null references imports (id) on delete cascade,
  product_id text not null references products (id),
  -- The fields that it changed, as they were and as it left them; of a product that it added, null and nothing.
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- Of a product that it added: one that was saved since is not taken out again.
  version integer not null,
  is_undone boolean not null default false,
  -- What was not taken back because it was changed since; '*' is a product that stays as a whole.
  kept text[] not null default '{}',
  primary key (import_id, product_id)
);
create index import_writes_product on import_writes (product_id);

alter table imports
  drop constraint imports_state_check,
  -- A day long, done -> undoing -> undone.
  add constraint imports_state_check check (
    state in ('receiving', 'reading', 'checking', 'checked', 'applying', 'done', 'undoing', 'undone', 'failed', 'discarded')
  ),
  add column done_at timestamptz,
  add column undone_by text,
  add column undone_count integer not null default 0,
  add column kept_count integer not null default 0;

-- An entry for many, such as that of an import, and those many: a list shows the one.
alter table audit_entries
  add column holds text,
  add column part_of text,
  add constraint audit_entries_hold_or_are_held check (holds is null or part_of is null);
create index audit_entries_part_of on audit_entries (part_of, id) where part_of is not null;
create index audit_entries_in_lists on audit_entries (id) where part_of is null;
