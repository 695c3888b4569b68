-- A gift is a line of its order at 0 F (decision 404); a product costs a franc at least, so no other line has that price.
alter table order_lines drop constraint order_lines_unit_price_check;
alter table order_lines add constraint order_lines_unit_price_check check (unit_price >= 0);

-- An order has at most one code, and one gift beside it.
alter table promotion_uses drop constraint promotion_uses_pkey;
alter table promotion_uses add primary key (order_id, promotion_id);

alter table order_line_changes drop constraint order_line_changes_unit_price_check;
alter table order_line_changes add constraint order_line_changes_unit_price_check check (unit_price >= 0);
