-- Numbers of invoices and credit notes, without gaps per year (decision 508). The number is the last lock of the transaction that needs it:
-- a transaction that fails gives it back.
create table invoice_counters (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (kind, year)
);

create table invoices (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  number integer not null check (number > 0),
  -- It stays where the order is erased: an invoice is kept for years.
  order_id text references orders (id) on delete set null,
  -- Of a credit note.
  refund_id uuid references refunds (id) on delete set null,
  amount integer not null check (amount > 0),
  -- The lines as they were sold; the order may change afterwards. Nobody's name.
  document jsonb,
  issued_at timestamptz not null,
  primary key (kind, year, number),
  constraint invoices_document check ((kind = 'invoice') = (document is not null))
);
create unique index invoices_order on invoices (order_id) where kind = 'invoice';
create index invoices_credit_notes on invoices (order_id) where kind = 'credit_note';
create unique index invoices_refund on invoices (refund_id) where kind = 'credit_note';
create index invoices_issued_at on invoices (issued_at);
