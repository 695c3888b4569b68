-- How each payment provider answered, hour by hour, for the page of payment health and for monitoring.
create table provider_answers (
  provider text not null,
  hour timestamptz not null,
  answered integer not null default 0,
  failed integer not null default 0,
  last_answer_at timestamptz,
  last_failure_at timestamptz,
  last_error text,
  primary key (provider, hour)
);
