-- What waits for a person of the shop: returns to be answered, money to be given back, payments to be looked at.

-- Somebody has seen to an odd payment; a provider that says the same again calls nobody any more.
alter table payment_attempts
  add column looked_at timestamptz,
  add column looked_by text,
  add constraint payment_attempts_looked check ((looked_at is null) = (looked_by is null));

-- Money that the shop gives back of its own accord, of an order that stands.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (cause in ('order_ended', 'paid_twice', 'paid_too_late', 'by_shop'));

-- The answer to a return is told by mail.
alter table order_news
  drop constraint order_news_kind_check,
  add constraint order_news_kind_check check (kind in ('placed', 'paid', 'confirmed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'return_accepted', 'return_refused'));

-- From here on a return that waits for its answer calls somebody.
update orders set needs_attention = true
where id in (select order_id from return_requests where state = 'requested');
