-- The home page as its owner arranges it (decision 545): what is worked on, and what shoppers see. Without a row the shop's own
-- arrangement is shown (shared/home-blocks.ts).
create table home_layouts (
  kind text primary key check (kind in ('draft', 'live')),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  -- One more with each saved change.
  version integer not null,
  changed_at timestamptz not null,
  changed_by text references users (id) on delete set null
);

create trigger home_layouts_announce after insert or update or delete or truncate on home_layouts
  for each statement execute function announce_tag('home');

-- Where the owner wants a category; those without a place follow by name.
alter table categories add column position integer check (position > 0);

create or replace function announce_changed_review() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  is_seen boolean := case tg_op
    when 'INSERT' then new.state = 'shown'
    when 'DELETE' then old.state = 'shown'
    else new.state = 'shown' or old.state = 'shown'
  end;
  reviewed text := case tg_op when 'DELETE' then old.product_id else new.product_id end;
begin
  if is_seen then
    -- 'reviews' is for what shows the newest of all.
    perform announce_content('{reviews}'::text[] || array(
      select 'reviews:' || shade.id
      from products as shade, products as product
      where product.id = reviewed and (shade.id = product.id or shade.family = product.family)
    ));
  end if;
  return null;
end;
$$;
