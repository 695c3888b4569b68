-- What the owner has set (shared/settings.ts lists every setting with its default). A setting that was never saved has no row.

create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text references users (id) on delete set null
);

create trigger settings_announce after insert or update or delete or truncate on settings
  for each statement execute function announce_tag('settings');
