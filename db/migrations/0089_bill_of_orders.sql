-- What is on an order's bill beside its lines: the fee of its delivery, and what was taken off its products as a whole. The total is what
-- is paid (decision 574).
alter table orders
  add column delivery_fee integer not null default 0 check (delivery_fee >= 0),
  add column reduction integer not null default 0 check (reduction >= 0),
  drop constraint orders_check,
  add constraint orders_bill check (total >= 0 and total + reduction <= undiscounted_total + delivery_fee);
