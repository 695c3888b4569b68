-- Who has agreed to be written to about a cart that was left (decision 530). The token is in the links of the mails: it confirms, and it stops.
create table cart_mail_consents (
  user_id text primary key references users (id) on delete cascade,
  token text not null unique,
  is_wanted boolean not null,
  asked_at timestamptz not null,
  -- The address was proven, by the account or by the link that was sent to it.
  confirmed_at timestamptz,
  sent_at timestamptz
);
