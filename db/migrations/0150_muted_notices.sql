-- What an owner lets a person of the shop not hear of (decision 650). Without a row all notices of the person's own work come.
create table muted_notices (
  user_id text primary key references users (id) on delete cascade,
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['order', 'issue', 'message', 'stock'])
);
