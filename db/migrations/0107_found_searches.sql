-- What people looked for and found: words of the catalogue, a number and a day, and nothing of who asked (decision 525).
create table found_searches (
  -- A day of Douala.
  day date not null,
  -- As search reads them: no case, no accents, one space between two.
  words text not null check (length(words) between 2 and 80),
  language text not null check (language in ('en', 'fr')),
  -- As a name of the catalogue spells them.
  spelled text not null check (length(spelled) between 2 and 200),
  times integer not null check (times > 0),
  primary key (day, words, language)
);
