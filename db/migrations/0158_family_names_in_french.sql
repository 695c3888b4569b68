-- The French name of a product without its shade. The French name of the shade is often written in the name of the product only; the
-- English name then shows by which mark the shade is joined on ('Velvet – Royal Indigo'), and what follows the last such mark is left out.
create function french_name_without_shade(name_fr text, name text, shade_name text, shade_name_fr text) returns text
  language plpgsql immutable parallel safe
  set search_path = public, pg_temp
as $$
declare
  by_french text := name_without_shade(name_fr, shade_name_fr);
  by_either text := name_without_shade(by_french, shade_name);
  in_english text := name_without_shade(name, shade_name);
  -- All dashes are one mark.
  joint text := coalesce(
    translate(substr(name, length(in_english) + 1, greatest(0, length(name) - length(in_english) - length(shade_name))), '—-', '––'),
    ''
  );
  dashed text := translate(name_fr, '—-', '––');
begin
  if name_fr is null or by_either <> name_fr then return by_either; end if;
  if joint !~ '[,:–]' or joint !~ '[[:space:]]' or strpos(dashed, joint) < 2 then return name_fr; end if;
  return regexp_replace(
    left(name_fr, length(name_fr) - strpos(reverse(dashed), reverse(joint)) - length(joint) + 1),
    '[[:space:],:–—-]+$',
    ''
  );
end;
$$;

create or replace function keep_family() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  insert into families (id, name, name_fr)
  values (
    new.family,
    name_without_shade(new.name, new.shade_name),
    french_name_without_shade(new.name_fr, new.name, new.shade_name, new.shade_name_fr)
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

-- Families that were made with the whole French name of a shade: the English name is cut, the French one is still that of a product.
update families as family
set name_fr = french_name_without_shade(shade.name_fr, shade.name, shade.shade_name, shade.shade_name_fr)
from products as shade
where
  shade.family = family.id
  and shade.name_fr = family.name_fr
  and shade.name <> family.name
  and name_without_shade(shade.name, shade.shade_name) = family.name
  and french_name_without_shade(shade.name_fr, shade.name, shade.shade_name, shade.shade_name_fr) <> family.name_fr;
