-- The order desk: how the shop's people find an order among many.

-- Words as search knows them, one space between two: no case, no accents.
create function plain_words(input text) returns text
  language plpgsql immutable parallel safe
as $$
begin
  return array_to_string(public.search_words_of(input), ' ');
end;
$$;

-- What an order is looked for by: its number with and without dashes, the name at the door, both phones.
alter table orders add column desk_text text not null generated always as (
  plain_words(
    order_number || ' ' || replace(order_number, '-', '') || ' ' || delivery_name || ' ' || phone || ' ' || delivery_mobile
  )
) stored;
create index orders_desk_text on orders using gin (desk_text gin_trgm_ops);

-- Every list of the desk goes by the time of ordering, in either direction; each filter has that order within it.
create index orders_by_time on orders (created_at, sequence);
create index orders_by_status on orders (status, created_at, sequence);
create index orders_by_payment on orders (payment_status, created_at, sequence);
create index orders_by_city on orders (plain_words(delivery_city), created_at, sequence);
create index orders_cash_to_collect on orders (created_at, sequence)
  where payment_method = 'cash_on_delivery' and payment_status = 'Processing'
    and status in ('Out for delivery', 'Delivered');
create index orders_needing_attention on orders (created_at, sequence) where needs_attention;
