-- Who wants to hear that a product is back (decision 586). A row that was sent stays for its link to stop, until it is tidied.
create table stock_alerts (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  language text not null check (language in ('en', 'fr')),
  -- Of the link that stops all messages of this kind to the recipient.
  token text not null unique,
  asked_at timestamptz not null,
  sent_at timestamptz
);
create unique index stock_alerts_waiting on stock_alerts (product_id, channel, recipient) where sent_at is null;
create index stock_alerts_recipient on stock_alerts (recipient);
create index stock_alerts_sent on stock_alerts (sent_at) where sent_at is not null;

-- Recipients who want none any more, as a hash: the address itself is not kept.
create table stock_alert_stops (
  recipient_hash text primary key,
  stopped_at timestamptz not null
);
