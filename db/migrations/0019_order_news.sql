-- What a shopper has to be told about an order, noted in the transaction of the change; a job turns each row into a mail and takes it away.

create table order_news (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('placed', 'paid', 'confirmed', 'dispatched', 'delivered', 'cancelled', 'refunded')),
  -- The money that came or went back; null where the news is about the parcel.
  amount integer check (amount > 0),
  created_at timestamptz not null,
  constraint order_news_amount check ((amount is not null) = (kind in ('paid', 'refunded')))
);
create index order_news_order on order_news (order_id);
