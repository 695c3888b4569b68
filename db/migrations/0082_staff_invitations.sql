-- People come to the staff by a link, once: it names a role and to whom it was sent.
create table staff_invitations (
  id text primary key,
  token_hash bytea not null,
  role text not null check (role in ('OWNER', 'MANAGER', 'CATALOGUE', 'ORDERS', 'RIDER')),
  email citext,
  phone text,
  invited_by text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- With somebody else's address or number.
  wrong_tries integer not null default 0,
  accepted_at timestamptz,
  accepted_by text references users (id),
  withdrawn_at timestamptz,
  constraint staff_invitations_token_hash_key unique (token_hash),
  constraint staff_invitations_one_contact check ((email is null) <> (phone is null))
);
create index staff_invitations_open on staff_invitations (expires_at)
  where accepted_at is null and withdrawn_at is null;

-- A rider may have an account, which sees the rider's own parcels.
alter table riders
  add column user_id text references users (id),
  add constraint riders_user_id_key unique (user_id);
