-- orders_of_phone (phone, created_at) answers all that this one did; each order wrote both.
drop index orders_phone;
