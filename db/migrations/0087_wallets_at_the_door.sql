-- A request to a wallet that the shop sends at the door: the order stays one on delivery until its money has come (decision 447).
alter table payment_attempts add column is_at_door boolean not null default false;
