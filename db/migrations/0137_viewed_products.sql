-- The products whose pages a shopper looked at last, twelve an account (decision 598); a guest's are in the browser until she logs in.
create table viewed_products (
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index viewed_products_product on viewed_products (product_id);
create index viewed_products_viewed_at on viewed_products (viewed_at);
