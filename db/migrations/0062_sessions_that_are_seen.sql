-- Refresh tokens rotate: a session knows the one in use, the next one, and for a moment the one before. The first part of a
-- token stays the same, so that one which was used up is known as the session's own.
alter table sessions
  add column family_hash bytea,
  add column next_hash bytea,
  add column previous_hash bytea,
  add column rotated_at timestamptz,
  -- The next token is made of the one in use and of this, so that an answer that was lost can be given again.
  add column rotation_salt text not null default gen_random_uuid()::text,
  -- For the list that the account's owner sees; empty where the browser did not say.
  add column browser text not null default '',
  add column system text not null default '',
  add column last_seen_at timestamptz;
-- A token from before has one part only.
update sessions set family_hash = refresh_hash, last_seen_at = created_at;
alter table sessions
  alter column family_hash set not null,
  alter column last_seen_at set not null,
  add constraint sessions_family_hash_key unique (family_hash);
-- Sessions of the staff are short from now on.
update sessions s set expires_at = least(s.expires_at, now() + interval '12 hours')
  from users u where u.id = s.user_id and u.role = 'ADMIN';
