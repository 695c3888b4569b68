-- One row for each address, whether it still wants the newsletter or not (decision 29).
create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'fr')),
  -- In the link of each letter: whoever has it may end this subscription and nothing else.
  unsubscribe_token text not null constraint newsletter_subscribers_token_key unique,
  consented_at timestamptz not null,
  unsubscribed_at timestamptz
);
