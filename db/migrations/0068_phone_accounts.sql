-- An account may belong to a phone: who reads a code sent to it logs in. Without a code the number is only what was typed.
alter table users add column confirmed_mobile text
  constraint users_confirmed_mobile_key unique;

-- Codes sent to phones. Known by their id, which only the browser that asked has.
create table phone_codes (
  id text primary key,
  mobile text not null,
  -- Where it was asked from, as a mark that cannot be turned back.
  network_mark text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index phone_codes_mobile on phone_codes (mobile, created_at desc);
create index phone_codes_expired on phone_codes (expires_at);

-- What the shopper wants the rider to know.
alter table orders add column delivery_note text not null default '';
