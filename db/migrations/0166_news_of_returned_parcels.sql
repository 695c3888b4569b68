-- The shopper hears that a parcel which was sent back is in the shop again.
alter table order_news
  drop constraint order_news_kind_check,
  add constraint order_news_kind_check check (kind in ('placed', 'paid', 'confirmed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'lines_changed', 'return_accepted', 'return_refused', 'returned', 'review'));
