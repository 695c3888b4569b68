-- What a shopper has put on the wishlist (decision 585); a guest's is in the browser until she logs in.
create table wishlist_items (
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
