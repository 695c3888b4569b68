-- An order may have supplementary invoices, and what a bank takes in a lost dispute has a credit note (decision 601). A refund that a bank sent
-- back and that is made again may have a second one.
drop index invoices_order;
drop index invoices_credit_notes;
drop index invoices_refund;
create index invoices_order on invoices (order_id);
create index invoices_refund on invoices (refund_id) where refund_id is not null;
alter table invoices add column dispute_id text references disputes (id) on delete set null;
create index invoices_dispute on invoices (dispute_id) where dispute_id is not null;
