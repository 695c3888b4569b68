-- One more with each saved form, so that of two admins who edit the same one the second is told.
alter table categories add column version integer not null default 1 check (version > 0);
alter table sub_categories add column version integer not null default 1 check (version > 0);
