-- Carts and address books are shown in the order of adding. A time cannot tell it: lines merged from a guest cart
-- are written in the same instant.

alter table cart_items add column sequence bigint generated always as identity;
create index cart_items_user on cart_items (user_id, sequence);

alter table addresses add column sequence bigint generated always as identity;
drop index addresses_user;
create index addresses_user on addresses (user_id, sequence);
