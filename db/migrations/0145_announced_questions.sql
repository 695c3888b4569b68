-- Answered questions are kept like reviews (docs/decisions/321): what shows them is made anew when one that is seen changes. One function
-- for both. Its argument is the tag: alone for what shows the newest of all, and with the product and each shade of its family, because
-- each of their pages shows it.
drop trigger reviews_announce_change on reviews;
drop function announce_changed_review();

create function announce_words_of_product() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  is_seen boolean := case tg_op
    when 'INSERT' then new.state = 'shown'
    when 'DELETE' then old.state = 'shown'
    else new.state = 'shown' or old.state = 'shown'
  end;
  about text := case tg_op when 'DELETE' then old.product_id else new.product_id end;
begin
  if is_seen then
    perform announce_content(array[tg_argv[0]] || array(
      select tg_argv[0] || ':' || shade.id
      from products as shade, products as product
      where product.id = about and (shade.id = product.id or shade.family = product.family)
    ));
  end if;
  return null;
end;
$$;

create trigger reviews_announce_change after insert or update or delete on reviews
  for each row execute function announce_words_of_product('reviews');
create trigger questions_announce_change after insert or update or delete on questions
  for each row execute function announce_words_of_product('questions');
