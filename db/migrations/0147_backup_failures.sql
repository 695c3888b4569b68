-- That the nightly backup fails, for all machines of the shop: since which try, and when it was last tried. No row while it succeeds (decision 638).
create table backup_failures (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null,
  last_at timestamptz not null
);
