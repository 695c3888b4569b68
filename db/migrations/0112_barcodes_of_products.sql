-- What a scanner reads on the packaging. Two products may share one by mistake: a count asks which is meant.
alter table products add column barcode text constraint products_barcode_is_short check (length(barcode) between 1 and 64);
create index products_barcode on products (barcode) where barcode is not null;
