-- What shoppers ask about products, and what the shop answers (decision 592).
create table questions (
  id text primary key check (id ~ '^[0-9a-z]{24}$'),
  product_id text not null references products (id),
  -- Of a customer who was logged in; her questions go with her account.
  user_id text references users (id) on delete cascade,
  author_name text not null check (length(author_name) between 1 and 40),
  -- Where the answer goes; forgotten once it is in the outbox.
  email text check (email <> ''),
  text text not null check (length(text) between 10 and 500),
  language text not null check (language in ('en', 'fr')),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  answer text not null default '' check (length(answer) <= 2000),
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint questions_answered check ((state = 'waiting') = (answer = '') and (state = 'waiting' or email is null))
);
-- Asked again after a lost answer, or by a second press, it is the same question.
create unique index questions_asked_once on questions (product_id, author_name, md5(text)) where state = 'waiting';
create index questions_shown on questions (product_id, answered_at desc, id) where state = 'shown';
create index questions_by_state on questions (state, asked_at desc, id);
create index questions_by_user on questions (user_id);
create index questions_by_email on questions (email) where email is not null;
