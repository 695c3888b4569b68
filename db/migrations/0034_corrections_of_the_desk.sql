-- What went otherwise than it was noted: other hands for a parcel, cash that was noted wrong, and an order refused on the phone.

create table rider_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  -- Nobody: the parcel was in the shop, or the shop brings it itself.
  from_rider_id text references riders (id),
  to_rider_id text references riders (id),
  note text not null default '',
  actor_id text not null,
  created_at timestamptz not null,
  constraint rider_changes_differ check (from_rider_id is distinct from to_rider_id)
);
create index rider_changes_order on rider_changes (order_id, id);

-- No entry is ever changed: another one with the opposite amount takes it back, once, and says why.
alter table cash_collections
  drop constraint cash_collections_amount_check,
  add column takes_back bigint references cash_collections (id) on delete cascade,
  add constraint cash_collections_takes_back_key unique (takes_back),
  add constraint cash_collections_amount_check
    check (case when takes_back is null then amount > 0 else amount < 0 and note <> '' end);
alter table cash_handovers
  drop constraint cash_handovers_amount_check,
  add column takes_back bigint references cash_handovers (id) on delete cascade,
  add constraint cash_handovers_takes_back_key unique (takes_back),
  add constraint cash_handovers_amount_check
    check (case when takes_back is null then amount > 0 else amount < 0 and note <> '' end);

-- What a shopper who was called to confirm an order said against it; the order is cancelled with it.
alter table orders add column phone_refusal text
  check (phone_refusal in ('changed_mind', 'too_expensive', 'bought_elsewhere', 'not_ordered', 'other'));
