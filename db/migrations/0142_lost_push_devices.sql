-- That a phone of a person of the shop took no more notices, so that the owner sees who has to turn them on again.
create table push_losses (
  user_id text primary key references users (id) on delete cascade,
  at timestamptz not null
);
