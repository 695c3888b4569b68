-- An import begins before its file is here: the file comes in parts, over hours and several lines if need be.

alter table imports
  drop constraint imports_state_check,
  -- receiving (the file, part by part) -> reading -> checking -> checked -> applying -> done.
  add constraint imports_state_check
    check (state in ('receiving', 'reading', 'checking', 'checked', 'applying', 'done', 'failed', 'discarded')),
  alter column state set default 'receiving',
  -- What its sender told of the file at the start. The same file chosen again goes on where it stopped.
  add column size_bytes integer not null default 0,
  add column checksum text not null default '';

-- Two tabs that begin with the same file at once share one.
create unique index imports_receiving on imports (actor_id, checksum, size_bytes) where state = 'receiving';
