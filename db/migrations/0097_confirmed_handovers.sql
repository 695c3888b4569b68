-- What a rider hands over is counted by the office and confirmed by the rider (decision 511).
alter table cash_handovers
  -- What the books said to be in the hand just before; none for entries from before, which ask for no confirmation.
  add column in_hand integer check (in_hand >= 0);

create table handover_confirmations (
  handover_id bigint primary key references cash_handovers (id),
  -- The rider's name as it was then.
  rider_name text not null check (rider_name <> ''),
  -- What the rider says was handed over.
  amount integer not null check (amount >= 0),
  note text not null default '',
  -- Pressed by the office while the rider was there; else by the rider, on a phone of one's own.
  is_in_presence boolean not null,
  actor_id text not null,
  confirmed_at timestamptz not null
);
create trigger handover_confirmations_stay before update or delete on handover_confirmations for each row
  execute function refuse_change();
