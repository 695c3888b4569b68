-- Of what one piece holds, without its packaging.
alter table products add column weight_grams integer constraint products_weight_is_plausible check (weight_grams between 1 and 50000);
