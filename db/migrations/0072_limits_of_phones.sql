-- Phone numbers whose orders are not taken online, and what the limits of a phone are counted by.

create table blocked_phones (
  phone text primary key check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  reason text not null check (reason <> ''),
  blocked_at timestamptz not null,
  blocked_by text references users (id) on delete set null
);

create index orders_of_phone on orders (phone, created_at);
create index users_blocked_mobile on users (mobile) where status = 'Blocked';
create index payment_attempts_prompted on payment_attempts (payer_phone, created_at) where kind = 'phone_prompt';
create index mail_outbox_recipient on mail_outbox (recipient, created_at) where channel = 'mail';
