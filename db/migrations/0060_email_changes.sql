-- A new e-mail address of an account counts once it is confirmed; the old one may undo the change for some days.
create table email_changes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- Where it was asked for: this session may go on when the change counts, the others end.
  session_id text not null,
  old_email citext not null,
  new_email citext not null,
  confirm_hash bytea not null constraint email_changes_confirm_hash_key unique,
  undo_hash bytea not null constraint email_changes_undo_hash_key unique,
  created_at timestamptz not null,
  confirm_until timestamptz not null,
  undo_until timestamptz not null,
  confirmed_at timestamptz,
  -- Undone, or replaced by a later one before it was confirmed.
  ended_at timestamptz
);
create index email_changes_user on email_changes (user_id, created_at desc);
create index email_changes_new_email on email_changes (new_email, created_at desc);
create index email_changes_old_email on email_changes (old_email) where confirmed_at is not null and ended_at is null;
