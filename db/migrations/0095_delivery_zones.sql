-- Where the shop delivers to, for how much and in how long (decision 575): a region, a city, a quarter of a city, or, with none of them,
-- everywhere else. Without a zone delivery is free, as it was.
create table delivery_zones (
  id text primary key,
  position integer not null check (position >= 0),
  -- A key of shared/cameroon-places.ts.
  region text not null default '',
  city text not null default '',
  quarter text not null default '' check (quarter = '' or city <> ''),
  fee integer not null check (fee >= 0),
  free_from integer check (free_from > 0),
  -- Days after the order until the parcel is there; 0 is the same day.
  days_from integer not null check (days_from between 0 and 60),
  days_to integer not null check (days_to between days_from and 60),
  -- The hour by which it is there on the last of these days.
  before_hour integer check (before_hour between 1 and 23),
  -- Orders from this hour on count as those of the next day.
  last_order_hour integer check (last_order_hour between 1 and 23),
  takes_cash boolean not null default true,
  is_active boolean not null default false
);

create trigger delivery_zones_announce after insert or update or delete or truncate on delivery_zones
  for each statement execute function announce_tag('settings');

-- What was agreed on when the order was placed; zones may change afterwards.
alter table orders
  add column delivery_zone text not null default '',
  add column is_pick_up boolean not null default false,
  add column takes_cash boolean not null default true,
  add column promised_on date,
  add column promised_before integer check (promised_before between 1 and 23);
