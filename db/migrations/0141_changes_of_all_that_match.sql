-- What one press changes of all products that match the owner's search: written piece by piece, and kept for a day so that it can be taken
-- back as a whole.
create table matching_changes (
  -- Made by the browser, so that a press whose answer was lost is answered again instead of being done again.
  id text primary key,
  actor_id text not null,
  at timestamptz not null,
  state text not null check (state in ('changing', 'changed', 'undoing', 'undone')),
  -- What was asked for, in the words of the call.
  step jsonb not null check (jsonb_typeof(step) = 'object'),
  -- [{ id, before, after }] in the order of the ids: only the fields that are changed.
  writes jsonb not null check (jsonb_typeof(writes) = 'array'),
  -- So many of them are dealt with in this state.
  position integer not null default 0,
  -- Products that someone else saved or deleted before their turn: they stay as they are.
  kept text[] not null default '{}',
  kept_undoing text[] not null default '{}'
);
create index matching_changes_at on matching_changes (at);
create index matching_changes_unfinished on matching_changes (at) where state in ('changing', 'undoing');
