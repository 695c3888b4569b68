-- Families of shades, each stored once, and what lists of products are narrowed and sorted by. All of it follows from the
-- product itself, so it is generated: no writer can forget it.

-- A shade's name without the shade: 'Velvet Lipstick – Hibiscus' belongs to the family 'Velvet Lipstick'.
create function name_without_shade(name text, shade_name text) returns text
  language sql immutable parallel safe
  set search_path = public, pg_temp
return case
  when shade_name is not null and right(lower(name), length(shade_name)) = lower(shade_name)
    and length(name) > length(shade_name) + 1
  then regexp_replace(left(name, length(name) - length(shade_name)), '[[:space:],:–—-]+$', '')
  else name
end;

create table families (
  id text primary key,
  name text not null,
  name_fr text,
  created_at timestamptz not null default now()
);

insert into families (id, name, name_fr)
select distinct on (family) family, name_without_shade(name, shade_name), name_without_shade(name_fr, shade_name)
from products
where family is not null
order by family, is_listed desc, sequence;

-- Checked at the end: the first product that names a family makes it, afterwards. A trigger before the row would have every change
-- of stock work out the generated columns again.
alter table products add constraint products_family_fkey foreign key (family) references families (id)
  deferrable initially deferred;

create function keep_family() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  insert into families (id, name, name_fr)
  values (new.family, name_without_shade(new.name, new.shade_name), name_without_shade(new.name_fr, new.shade_name))
  on conflict (id) do nothing;
  return null;
end;
$$;

create trigger products_keep_family after insert or update of family on products
  for each row when (new.family is not null) execute function keep_family();

create function announce_family() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform announce_content(array['family:' || new.id]);
  return null;
end;
$$;

create trigger families_announce after update on families
  for each row when ((old.name, old.name_fr) is distinct from (new.name, new.name_fr))
  execute function announce_family();

-- The same sum as priceAfterDiscount (shared/pricing.ts): the reduction is rounded up.
create function price_paid(price integer, discount integer) returns integer
  language sql immutable parallel safe
  set search_path = public, pg_temp
return price - ((price::bigint * discount + 99) / 100)::integer;

-- The texts of a product's details under any of these labels, as words.
create function detail_words(details jsonb, labels text[]) returns text
  language sql immutable parallel safe
  set search_path = public, pg_temp
return coalesce(
  (
    select ' ' || string_agg(array_to_string(search_words_of(detail ->> 1), ' '), ' ') || ' '
    from jsonb_array_elements(case jsonb_typeof(details) when 'array' then details else '[]' end) as detail
    where array_to_string(search_words_of(detail ->> 0), ' ') = any (labels)
  ),
  ''
);

-- How light a colour looks, 0 to 255 (the weights of BT.709).
create function colour_light(hex text) returns real
  language sql immutable parallel safe
  set search_path = public, pg_temp
return 0.2126 * get_byte(decode(substr(hex, 2, 6), 'hex'), 0) + 0.7152 * get_byte(decode(substr(hex, 2, 6), 'hex'), 1)
  + 0.0722 * get_byte(decode(substr(hex, 2, 6), 'hex'), 2);

-- The family of colours that a shade is looked for by.
create function colour_family(hex text) returns text
  language plpgsql immutable parallel safe
  set search_path = public, pg_temp
as $$
declare
  red real := get_byte(decode(substr(hex, 2, 6), 'hex'), 0);
  green real := get_byte(decode(substr(hex, 2, 6), 'hex'), 1);
  blue real := get_byte(decode(substr(hex, 2, 6), 'hex'), 2);
  high real := greatest(red, green, blue);
  low real := least(red, green, blue);
  hue real;
  saturation real := case when high = 0 then 0 else (high - low) / high end;
begin
  if high < 45 then return 'black'; end if;
  if saturation < 0.12 then return case when high > 200 then 'white' else 'grey' end; end if;
  hue := case
    when high = red then 60 * ((green - blue) / (high - low))
    when high = green then 60 * (2 + (blue - red) / (high - low))
    else 60 * (4 + (red - green) / (high - low))
  end;
  if hue < 0 then hue := hue + 360; end if;
  if hue >= 255 and hue < 325 then return 'purple'; end if;
  if hue >= 325 or hue < 12 then
    if high < 120 then return 'plum'; end if;
    return case when (hue >= 325 and hue < 342 and high > 150) or saturation < 0.5 then 'pink' else 'red' end;
  end if;
  if hue < 50 then
    if saturation > 0.6 and high > 190 then return case when hue < 28 then 'orange' else 'gold' end; end if;
    return case when high > 165 then 'nude' else 'brown' end;
  end if;
  if hue < 70 then return 'gold'; end if;
  return case when hue < 170 then 'green' else 'blue' end;
end;
$$;

-- What a product can be chosen by, as 'kind:value' (shared/list-filters.ts has the kinds and their values). Brands are the
-- owner's words; everything else is read into a fixed vocabulary, from English and French alike.
create function product_facets(
  name text, name_fr text, description text, details jsonb, details_fr jsonb, shade_hex text
) returns text[]
  language plpgsql immutable parallel safe
  set search_path = public, pg_temp
as $$
declare
  facets text[] := '{}';
  all_details jsonb := coalesce(details, '[]') || coalesce(details_fr, '[]');
  finish text := detail_words(all_details, array['finish', 'fini', 'finition', 'texture']);
  skin text := detail_words(all_details, array['skin type', 'skin types', 'type peau', 'type de peau', 'types de peau']);
  concern text := detail_words(all_details, array['concern', 'concerns', 'besoin', 'besoins', 'action'])
    || ' ' || array_to_string(search_words_of(name) || search_words_of(name_fr) || search_words_of(description), ' ') || ' ';
  shade text := detail_words(all_details, array['shade', 'teinte', 'colour', 'color', 'couleur']);
  names text := ' ' || array_to_string(search_words_of(name) || search_words_of(name_fr), ' ') || ' ';
  brand text;
  light real;
begin
  select nullif(btrim(detail ->> 1), '') into brand
  from jsonb_array_elements(all_details) as detail
  where array_to_string(search_words_of(detail ->> 0), ' ') in ('brand', 'marque')
  limit 1;
  if brand is not null then facets := facets || ('brand:' || left(brand, 80)); end if;

  if finish ~ ' (matte?|mate|mat|velvet|velours|powdery|poudre) ' then facets := facets || 'finish:matte'::text; end if;
  if finish ~ ' (satin|satine|satinee|silky) ' then facets := facets || 'finish:satin'::text; end if;
  if finish ~ ' (natural|naturel|naturelle) ' then facets := facets || 'finish:natural'::text; end if;
  if finish ~ ' (dewy|glow|glowy|radiant|luminous|lumineux|lumineuse|eclat|rosee) ' then facets := facets || 'finish:dewy'::text; end if;
  if finish ~ ' (shine|shiny|gloss|glossy|brillant|brillance|laque) ' then facets := facets || 'finish:shine'::text; end if;
  if finish ~ ' (shimmer|shimmery|glitter|metallic|pearl|scintillant|irise|nacre|paillete|metallise) ' then facets := facets || 'finish:shimmer'::text; end if;
  if finish ~ ' (cream|creamy|creme|cremeux) ' then facets := facets || 'finish:cream'::text; end if;

  if skin ~ ' (all|toutes|tous) ' then
    facets := facets || array['skin:dry', 'skin:oily', 'skin:combination', 'skin:sensitive', 'skin:normal'];
  else
    if skin ~ ' (dry|seche|seches) ' then facets := facets || 'skin:dry'::text; end if;
    if skin ~ ' (oily|grasse|grasses) ' then facets := facets || 'skin:oily'::text; end if;
    if skin ~ ' (combination|mixte|mixtes) ' then facets := facets || 'skin:combination'::text; end if;
    if skin ~ ' (sensitive|sensible|sensibles) ' then facets := facets || 'skin:sensitive'::text; end if;
    if skin ~ ' (normal|normale|normales) ' then facets := facets || 'skin:normal'::text; end if;
    if skin ~ ' (mature|matures) ' then facets := facets || 'skin:mature'::text; end if;
  end if;

  if concern ~ ' (dark (spots?|marks?)|taches?|hyperpigmentation|uneven (tone|skin)|niacinamide|vitamine? c) ' then
    facets := facets || 'concern:dark-spots'::text;
  end if;
  if concern ~ ' (acne|blemish(es)?|breakouts?|pimples?|spots and shine|boutons?|imperfections?|pores?|salicylic|salicylique) ' then
    facets := facets || 'concern:blemishes'::text;
  end if;
  if concern ~ ' (dryness|dehydrat(ed|ion)|secheresse|hyaluroni(c|que)|moisturis(er|ing)|moisturiz(er|ing)|hydratante?s?) ' then
    facets := facets || 'concern:dryness'::text;
  end if;
  if concern ~ ' (wrinkles?|fine lines|rides?|ridules?|anti (age|aging|ageing)|retinol|firming|fermete) ' then
    facets := facets || 'concern:ageing'::text;
  end if;
  if concern ~ ' (spf ?[0-9]*|sunscreen|sun (care|fluid|cream|milk)|creme solaire|solaire) ' then
    facets := facets || 'concern:sun'::text;
  end if;
  if concern ~ ' (breakage|casse|split ends|edges|fragile lengths) ' then facets := facets || 'concern:breakage'::text; end if;

  if shade_hex ~ '^#[0-9a-fA-F]{6}$' then
    -- What is worn to match the skin is looked for by the skin, everything else by its colour.
    if names ~ ' (foundation|foundations|teint|concealer|anti cernes|correcteur|skin tint|bb|cc) ' then
      light := colour_light(shade_hex);
      facets := facets || case
        when shade ~ ' (very deep|tres fonce|tres foncee|deepest|ebony|ebene) ' then 'depth:very-deep'
        when shade ~ ' (light medium|clair moyen) ' then 'depth:light'
        when shade ~ ' (deep|fonce|foncee|rich brown|brun profond) ' then 'depth:deep'
        when shade ~ ' (tan|hale|halee|mat|caramel|brown|brun) ' then 'depth:tan'
        when shade ~ ' (medium|moyen|moyenne) ' then 'depth:medium'
        when shade ~ ' (light|fair|clair|claire|porcelain|ivory) ' then 'depth:light'
        when light < 60 then 'depth:very-deep'
        when light < 95 then 'depth:deep'
        when light < 130 then 'depth:tan'
        when light < 165 then 'depth:medium'
        else 'depth:light'
      end;
      if shade ~ ' (cool|froid|froide|rose|pink) ' then facets := facets || 'undertone:cool'::text; end if;
      if shade ~ ' (warm|chaud|chaude|golden|dore|doree|caramel|honey|miel) ' then facets := facets || 'undertone:warm'::text; end if;
      if shade ~ ' (neutral|neutre) ' then facets := facets || 'undertone:neutral'::text; end if;
      if shade ~ ' (red|rouge) ' then facets := facets || 'undertone:red'::text; end if;
      if shade ~ ' olive ' then facets := facets || 'undertone:olive'::text; end if;
    else
      facets := facets || ('colour:' || colour_family(shade_hex));
    end if;
  end if;
  return array(select distinct unnest(facets) order by 1);
end;
$$;

-- `card` is what a list shows one card of: a family, or a product of its own.
alter table products
  add column card text not null generated always as (coalesce(family, id)) stored,
  add column price_paid integer not null generated always as (price_paid(price, discount)) stored,
  add column facets text[] not null
    generated always as (product_facets(name, name_fr, description, details, details_fr, shade_hex)) stored,
  -- Pieces ordered in the last ninety days, counted each night.
  add column sold integer not null default 0 check (sold >= 0);

-- A list that was sorted or narrowed down follows every product it could hold, not only those that it shows.
create or replace function announce_changed_product() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  tags text[] := array['product:' || new.id];
begin
  if (new.family, new.is_listed, new.name, new.name_fr, new.shade_name, new.shade_hex, new.price_paid, new.stock = 0)
    is distinct from
    (old.family, old.is_listed, old.name, old.name_fr, old.shade_name, old.shade_hex, old.price_paid, old.stock = 0)
  then
    tags := tags || array_remove(array['family:' || old.family, 'family:' || new.family], null);
  end if;
  if (new.price_paid, new.discount, new.facets, new.is_listed, new.stock = 0)
    is distinct from (old.price_paid, old.discount, old.facets, old.is_listed, old.stock = 0)
  then
    tags := tags || array['choices'];
  end if;
  if new.is_listed <> old.is_listed then
    tags := tags
      || array(select 'category:' || category_id from product_categories where product_id = new.id)
      || array(select 'sub-category:' || sub_category_id from product_sub_categories where product_id = new.id);
  end if;
  if (new.is_listed, new.discount) is distinct from (old.is_listed, old.discount) and greatest(new.discount, old.discount) > 0
  then
    tags := tags || array['offers'];
  end if;
  if (is_clearance(new.is_listed, new.discount, new.stock), new.discount)
    is distinct from (is_clearance(old.is_listed, old.discount, old.stock), old.discount)
  then
    tags := tags || array['clearance'];
  end if;
  perform announce_content(tags);
  return null;
end;
$$;

-- Everything that lists of cards read of a product, so that they read no descriptions with it.
create index products_cards on products (id)
  include (card, sequence, price_paid, discount, stock, sold, created_at, facets) where is_listed;
