-- What the shop itself pays for a piece, and what it paid for the pieces of an order when they were ordered (decision 548).
alter table products add column purchase_cost integer check (purchase_cost > 0);
alter table order_lines add column unit_cost integer check (unit_cost > 0);
