-- Numbers that an order with a code had before they were changed: a code that is valid once per phone was used by these as well (decision 626).
alter table orders add column former_phones text[] not null default '{}';
