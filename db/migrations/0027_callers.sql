-- Customers are found by the phone they call from, also by the one of an address or of an earlier order.

create index users_mobile on users (mobile) where mobile <> '';
create index addresses_mobile on addresses (mobile) where is_active;
create index orders_phone on orders (phone);
