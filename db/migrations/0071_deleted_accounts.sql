-- Orders outlive the account of their buyer (accounting law); they then belong to a row without a person (decision 455).
alter table users
  drop constraint users_status_check,
  add constraint users_status_check check (status in ('Active', 'Blocked', 'Deleted'));
