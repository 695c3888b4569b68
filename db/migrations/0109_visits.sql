-- How many visits there were in a day, and how far they got; nothing of who came (decision 549).
create table visit_counts (
  -- A day of Douala.
  day date not null,
  step text not null check (step in ('visit', 'product', 'cart', 'checkout')),
  visits integer not null check (visits > 0),
  primary key (day, step)
);

-- Of today only, and in no backup: by which a visit is known again while its day lasts.
create unlogged table visit_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
create unlogged table visit_marks (
  day date not null,
  mark bytea not null check (length(mark) = 16),
  step text not null,
  primary key (day, mark, step)
);
