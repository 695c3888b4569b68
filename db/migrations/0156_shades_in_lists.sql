-- Processes hold the colours and the order of shades beside what lists are made of (decision 688), so a change of them is written down as well.

drop trigger products_note_list_change on products;
create trigger products_note_list_change after update on products
  for each row when (
    (
      old.is_listed, old.stock > 0, old.stock > 3, old.price_paid, old.discount, old.sold, old.card, old.facets,
      old.shade_hex, old.shade_order
    ) is distinct from (
      new.is_listed, new.stock > 0, new.stock > 3, new.price_paid, new.discount, new.sold, new.card, new.facets,
      new.shade_hex, new.shade_order
    )
  )
  execute function note_list_change();
