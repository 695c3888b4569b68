-- A stock that is changed in the list of products is named so in the stock's history; it was called a change in the product's form.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in (
  'opening', 'edit', 'list', 'order', 'order_cancelled', 'order_refused', 'order_returned', 'order_changed', 'adjustment', 'import'
));
