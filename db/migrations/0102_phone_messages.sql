-- Messages to phones go through a gateway: SMS, and WhatsApp where the buyer agreed to it.
alter table mail_outbox drop constraint mail_outbox_channel_check;
alter table mail_outbox add constraint mail_outbox_channel_check check (channel in ('mail', 'sms', 'whatsapp'));
alter table mail_outbox
  add column order_id text references orders (id) on delete set null,
  add column template jsonb,
  add column gateway text,
  add column gateway_reference text,
  -- Set before the gateway is called. Such a message is never handed over again, whatever became of it.
  add column handed_over_at timestamptz,
  add column not_sent text check (not_sent in ('stopped', 'limit', 'too_late', 'unknown', 'refused')),
  -- The message that could not be delivered and that this one says again on another way; once.
  add column replaces text constraint mail_outbox_replaces unique;
create index mail_outbox_order on mail_outbox (order_id) where order_id is not null;
create index mail_outbox_handed_over on mail_outbox (handed_over_at) where handed_over_at is not null;
create index mail_outbox_reference on mail_outbox (gateway, gateway_reference) where gateway_reference is not null;

-- What gateways report about messages. A receipt may come before the answer that names its message, and in any order.
create table phone_receipts (
  gateway text not null,
  reference text not null,
  state text not null check (state in ('sent', 'delivered', 'read', 'failed')),
  reason text not null default '',
  received_at timestamptz not null,
  primary key (gateway, reference, state)
);

-- Phones that want no messages about orders any more.
create table phone_stops (
  phone text primary key,
  source text not null check (source in ('reply', 'page')),
  since timestamptz not null
);

-- The buyer agreed to news of this order by WhatsApp: to which words, and when.
create table whatsapp_consents (
  order_id text primary key references orders (id) on delete cascade,
  wording text not null,
  agreed_at timestamptz not null
);
