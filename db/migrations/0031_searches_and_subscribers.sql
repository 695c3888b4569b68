-- What people looked for and did not find: words, a number and a day, and nothing of who asked.
create table missed_searches (
  -- A day of Douala.
  day date not null,
  -- As search reads them: no case, no accents, one space between two.
  words text not null check (length(words) between 2 and 80),
  language text not null check (language in ('en', 'fr')),
  times integer not null check (times > 0),
  last_at timestamptz not null,
  primary key (day, words, language)
);

-- Words that somebody of the shop does not want to see again.
create table ignored_searches (
  words text primary key,
  ignored_at timestamptz not null
);

-- The admin's list of the newsletter, the newest first.
create index newsletter_subscribers_newest on newsletter_subscribers (consented_at desc, email);
