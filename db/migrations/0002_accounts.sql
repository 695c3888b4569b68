-- Accounts, sessions, one-time codes, the outbox of mails, and the shop's own secrets.

create table users (
  id text primary key,
  name text not null,
  email citext not null,
  password_hash text not null,
  avatar text not null default '',
  mobile text not null default '',
  verify_email boolean not null default false,
  status text not null default 'Active' check (status in ('Active', 'Blocked')),
  role text not null default 'USER' check (role in ('ADMIN', 'USER')),
  language text not null default 'en' check (language in ('en', 'fr')),
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_key unique (email)
);

-- One row per login. The refresh token is kept as a SHA-256 hash; an access token names its row and dies with it.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  refresh_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint sessions_refresh_hash_key unique (refresh_hash)
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- Kept by address, not by user: unknown addresses are counted like known ones, so nobody learns who has an account.
create table one_time_codes (
  id text primary key,
  email citext not null,
  user_id text references users (id) on delete cascade,
  code_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_email on one_time_codes (email, created_at desc);

create table reset_grants (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint reset_grants_token_hash_key unique (token_hash)
);

-- Written in the transaction of the change it tells about, sent afterwards: a rollback sends nothing.
create table mail_outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  language text not null check (language in ('en', 'fr')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null and given_up_at is null;

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
