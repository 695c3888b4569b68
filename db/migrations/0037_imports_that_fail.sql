-- A step that fails is tried again after growing pauses, while other imports go on; after some tries it waits for the owner.

alter table imports
  -- Of the present step, counted before each try: one that ends the process counts as well.
  add column tries integer not null default 0,
  add column try_at timestamptz,
  -- What went wrong at the last try.
  add column trouble text,
  add column stopped_at timestamptz,
  drop constraint imports_failure_has_a_state,
  -- One that was ended halfway says how far it was.
  add constraint imports_failure_has_a_state
    check (case state when 'failed' then failure is not null when 'discarded' then true else failure is null end);
