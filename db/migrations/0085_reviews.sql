-- What buyers say about products they received (decision 543).

-- One link an order; who has it may review the products of the order. Made when the order is delivered.
create table review_invitations (
  order_id text primary key references orders (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  -- When the buyer was asked; once, also if a delivery was taken back and recorded again.
  asked_at timestamptz
);
insert into review_invitations (order_id) select id from orders where status = 'Delivered';

create table reviews (
  id text primary key check (id ~ '^[0-9a-z]{24}$'),
  order_id text not null references orders (id),
  product_id text not null references products (id),
  stars smallint not null check (stars between 1 and 5),
  text text not null check (length(text) <= 2000),
  -- As the buyer wants to be called; empty for a buyer without a name.
  author_name text not null check (length(author_name) <= 40),
  skin_type text check (skin_type in ('dry', 'oily', 'combination', 'sensitive', 'normal', 'mature')),
  depth text check (depth in ('light', 'medium', 'tan', 'deep', 'very-deep')),
  language text not null check (language in ('en', 'fr')),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  answer text not null default '' check (length(answer) <= 2000),
  written_at timestamptz not null,
  constraint reviews_one_a_product unique (order_id, product_id)
);
create index reviews_shown on reviews (product_id, written_at desc, id) where state = 'shown';
create index reviews_by_state on reviews (state, written_at desc, id);

alter table order_news
  drop constraint order_news_kind_check,
  add constraint order_news_kind_check check (kind in ('placed', 'paid', 'confirmed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'lines_changed', 'return_accepted', 'return_refused', 'review'));

-- reviews:<id> is said for the product and every shade of its family, because each of their pages shows the review.
create function announce_changed_review() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  is_seen boolean := case tg_op
    when 'INSERT' then new.state = 'shown'
    when 'DELETE' then old.state = 'shown'
    else new.state = 'shown' or old.state = 'shown'
  end;
  reviewed text := case tg_op when 'DELETE' then old.product_id else new.product_id end;
begin
  if is_seen then
    perform announce_content(array(
      select 'reviews:' || shade.id
      from products as shade, products as product
      where product.id = reviewed and (shade.id = product.id or shade.family = product.family)
    ));
  end if;
  return null;
end;
$$;

create trigger reviews_announce_change after insert or update or delete on reviews
  for each row execute function announce_changed_review();
