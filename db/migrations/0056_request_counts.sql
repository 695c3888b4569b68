-- How often something was asked for in a stretch of time, counted for all processes together. Lost in a crash, which forgets
-- no more than a restart did before; the key is a hash, so no address and no e-mail is kept here.
create unlogged table request_counts (
  key text primary key,
  requests integer not null check (requests > 0),
  ends_at timestamptz not null
);
create index request_counts_ended on request_counts (ends_at);
