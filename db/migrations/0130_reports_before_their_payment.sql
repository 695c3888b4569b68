-- What a provider said of a payment that the shop does not know yet: refunds made in its pages, and disputes. Each is a job (core/jobs) that
-- waits for its payment; what belongs to no payment of this shop is deleted after a month.
create table provider_reports (
  id text primary key,
  provider text not null,
  transaction_id text not null,
  -- The refunds or the dispute, as the adapter read them.
  report jsonb not null,
  received_at timestamptz not null,
  due_at timestamptz,
  tries integer not null default 0,
  claimed_by text,
  claimed_until timestamptz,
  last_error text
);
create index provider_reports_of_transaction on provider_reports (provider, transaction_id);
create index provider_reports_due on provider_reports (provider, due_at) where due_at is not null;
create index provider_reports_troubled on provider_reports (due_at) where last_error is not null;
