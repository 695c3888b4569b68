-- Photos that buyers add to their reviews, read and shown with them.
alter table reviews
  add column photos text[] not null default '{}',
  add constraint reviews_photos check (cardinality(photos) <= 3);
