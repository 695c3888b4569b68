-- Why a product of a return goes back; null where it is the reason of the whole request.
alter table return_items add column reason text
  check (reason in ('damaged', 'wrong_product', 'not_as_described', 'changed_mind', 'other'));
