-- Drafts, the version two admins are told apart by, and the lists that only admins see.

alter table products
  -- One more with each saved form; whoever saves over an older one is told.
  add column version integer not null default 1 check (version > 0),
  -- A product is in the shop (is_listed) while it is published and not deleted.
  add column is_published boolean not null default true;
update products set is_published = false where not is_listed and deleted_at is null;
alter table products add constraint products_draft_is_unlisted check (is_published or not is_listed);

create index products_kept on products (sequence desc) where deleted_at is null;
create index products_drafts on products (sequence desc) where deleted_at is null and not is_published;
create index products_deleted on products (deleted_at desc, sequence desc) where deleted_at is not null;
