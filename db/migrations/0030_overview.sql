-- The overview adds up the orders of the last weeks: from the index alone, without their rows.
create index orders_sales on orders (created_at) include (status, total, id);
-- And counts what runs out among the products on sale.
create index products_running_out on products (stock, sequence desc) where is_listed and stock <= 5;
