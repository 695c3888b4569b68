-- What the shop answered by mail to a message of the contact form; deleted with it.
create table contact_answers (
  id text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  text text not null,
  answered_by text not null,
  created_at timestamptz not null
);
create index contact_answers_by_message on contact_answers (message_id, created_at, id);
