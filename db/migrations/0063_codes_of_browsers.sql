-- A one-time code belongs to the browser that asked for it: nobody else's tries and requests touch it.
alter table one_time_codes
  add column browser_id text not null default '',
  -- Of the address it was asked from; a hash that nobody can turn back without the shop's secret.
  add column network_mark text not null default '',
  -- Whether that browser had been logged in to the account before.
  add column is_known_asker boolean not null default false,
  -- By others than the asker.
  add column foreign_tries integer not null default 0;
