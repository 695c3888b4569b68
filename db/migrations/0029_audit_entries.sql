-- Who of the shop's people changed what: written with the change, read by admins, never touched again.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No foreign keys: an entry outlives the account and the thing it tells of.
  actor_id text not null,
  actor_name text not null,
  kind text not null,
  action text not null,
  subject_id text not null,
  -- What the thing was called; empty where that is a shopper's name, which is read from the shopper while there is one.
  subject_name text not null,
  -- [{ field, before, after }], only what differs.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  audit_text text not null generated always as (
    plain_words(
      actor_name || ' ' || subject_name || ' ' ||
      jsonb_path_query_array(changes, '$[*].before')::text || ' ' || jsonb_path_query_array(changes, '$[*].after')::text
    )
  ) stored
);
create index audit_entries_text on audit_entries using gin (audit_text gin_trgm_ops);
-- Every list goes from the last entry back; each filter has that order within it.
create index audit_entries_by_actor on audit_entries (actor_id, id);
create index audit_entries_by_kind on audit_entries (kind, id);
create index audit_entries_by_time on audit_entries (at, id);

create function keep_audit_entries() returns trigger
  language plpgsql
as $$
begin
  raise exception 'audit_entries are written once and never changed or removed' using errcode = 'restrict_violation';
end;
$$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function keep_audit_entries();
