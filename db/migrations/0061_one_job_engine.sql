-- Five tables hold work that is tried again until it is done. All get the columns of one engine (core/jobs): `due_at` is null where
-- there is nothing to do, a claim is a mark that runs out by itself.

alter table payment_attempts rename column next_ask_at to due_at;
alter table payment_attempts rename column times_asked to tries;
alter table refunds rename column next_try_at to due_at;
alter table refunds rename column times_tried to tries;
alter table mail_outbox rename column next_try_at to due_at;
alter table imports rename column try_at to due_at;

alter table payment_attempts
  add column claimed_by text, add column claimed_until timestamptz, add column last_error text,
  -- A provider has called: this one is asked about before the others.
  add column is_hinted boolean not null default false;
alter table refunds
  add column claimed_by text, add column claimed_until timestamptz, add column last_error text;
alter table mail_outbox
  add column claimed_by text, add column claimed_until timestamptz;
alter table order_news
  add column due_at timestamptz not null default now(), add column tries integer not null default 0,
  add column claimed_by text, add column claimed_until timestamptz, add column last_error text;
alter table imports
  add column claimed_by text, add column claimed_until timestamptz, add column last_error text;

-- A mail that was sent or given up waits for nothing; the other one that was given up says why.
alter table mail_outbox alter column due_at drop not null, alter column due_at drop default;
drop index mail_outbox_waiting;
update mail_outbox set due_at = null where sent_at is not null or given_up_at is not null;
update mail_outbox set last_error = 'unknown' where given_up_at is not null and last_error is null;
update mail_outbox set last_error = null where sent_at is not null;
alter table mail_outbox drop column given_up_at;

-- An import that is at work is due; one that was given up is not.
update imports set due_at = case when stopped_at is null then coalesce(due_at, created_at) end
  where state in ('reading', 'checking', 'applying');
update imports set due_at = null where state not in ('reading', 'checking', 'applying');
update imports set last_error = coalesce(trouble, 'unknown') where stopped_at is not null;
alter table imports drop column stopped_at;

drop index payment_attempts_next_ask;
drop index refunds_next_try;
create index payment_attempts_due on payment_attempts (provider, is_hinted desc, due_at) where due_at is not null;
create index refunds_due on refunds (due_at) where due_at is not null;
create index mail_outbox_due on mail_outbox (channel, due_at) where due_at is not null;
create index order_news_due on order_news (due_at);
create index imports_due on imports (due_at) where due_at is not null;

-- For the state of the queues: what fails or was given up.
create index payment_attempts_troubled on payment_attempts (due_at) where last_error is not null;
create index refunds_troubled on refunds (due_at) where last_error is not null;
create index mail_outbox_troubled on mail_outbox (due_at) where last_error is not null;
create index imports_troubled on imports (due_at) where last_error is not null;
