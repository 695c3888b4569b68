-- A code of an authenticator app beside the password (RFC 6238).
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  -- Sealed with the shop's own secret, which is not in the database.
  sealed_secret text not null,
  created_at timestamptz not null,
  -- Until a first code was typed, it is asked for nowhere.
  confirmed_at timestamptz,
  -- The last half minute whose code was used: no code works twice.
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  -- 80 bits by chance, so a plain hash cannot be turned back.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
