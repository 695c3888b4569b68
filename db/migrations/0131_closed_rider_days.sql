-- The day of a rider, parcels and cash, is closed by the office and confirmed by the rider (decision 409).
create table rider_day_closings (
  id bigint generated always as identity primary key,
  rider_id text not null references riders (id),
  -- The rider's name as it was then.
  rider_name text not null check (rider_name <> ''),
  day date not null,
  dispatched integer not null check (dispatched >= 0),
  delivered integer not null check (delivered >= 0),
  -- Parcels that the rider had at the moment of the closing.
  carried integer not null check (carried >= 0),
  -- These two are below zero where more was taken back that day than came.
  collected integer not null,
  handed_over integer not null,
  outstanding integer not null,
  note text not null default '',
  actor_id text not null,
  closed_at timestamptz not null
);
-- The newest of a day counts: what moved after a closing asks for another.
create index rider_day_closings_of_rider on rider_day_closings (rider_id, day, id);
create index rider_day_closings_of_day on rider_day_closings (day, rider_id, id);
create trigger rider_day_closings_stay before update or delete on rider_day_closings for each row
  execute function refuse_change();

create table rider_day_confirmations (
  closing_id bigint primary key references rider_day_closings (id),
  is_right boolean not null,
  -- What is wrong.
  note text not null default '' check (is_right or note <> ''),
  -- Pressed by the office while the rider was there; else by the rider, on a phone of one's own.
  is_in_presence boolean not null,
  actor_id text not null,
  confirmed_at timestamptz not null
);
create trigger rider_day_confirmations_stay before update or delete on rider_day_confirmations for each row
  execute function refuse_change();
