-- What people write in the contact form (decision 29).
create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'fr')),
  -- The privacy policy was accepted with the message.
  consented_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id);
