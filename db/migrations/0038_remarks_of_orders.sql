-- What the shop itself writes into an order's history is kept as a code and said in the language of whoever reads it; what people type stays as typed.

alter table order_events
  add column remark text check (remark in (
    'ordered_anew', 'not_paid_in_time', 'paid_late', 'cash_instead', 'address_changed', 'phone_changed',
    'refund_due', 'refund_due_paid_twice', 'refund_due_paid_too_late', 'refund_started', 'refund_asked_again',
    'refund_sent_back', 'refunded', 'paid_on_the_way', 'looked_at', 'return_accepted', 'return_refused'
  ));

-- Whole sentences that nobody of the shop could have typed.
update order_events set note = '', remark = said.remark
from (values
  ('system', 'the shopper has ordered anew', 'ordered_anew'),
  ('system', 'nobody paid in time', 'not_paid_in_time'),
  ('system', 'refund due', 'refund_due'),
  ('provider', 'paid after the time to pay was over', 'paid_late'),
  ('provider', 'refund due: paid_twice', 'refund_due_paid_twice'),
  ('provider', 'refund due: paid_too_late', 'refund_due_paid_too_late'),
  ('provider', 'paid by card while on its way: the courier must not collect cash', 'paid_on_the_way'),
  ('provider', 'paid by mtn_momo while on its way: the courier must not collect cash', 'paid_on_the_way'),
  ('provider', 'paid by orange_money while on its way: the courier must not collect cash', 'paid_on_the_way'),
  ('shopper', 'cash on delivery instead of an online payment', 'cash_instead'),
  ('shopper', 'delivery address changed', 'address_changed'),
  ('shopper', 'phone changed', 'phone_changed'),
  ('staff', 'the payment provider is asked for the refund again', 'refund_asked_again')
) as said (actor, note, remark)
where order_events.actor = said.actor and order_events.note = said.note;

-- Words before a typed text: only where what they tell was written at the same moment. Any other was typed like that, and stays.
update order_events set note = substr(note, length('refunded: ') + 1), remark = 'refunded'
where note like 'refunded: %' and from_status = to_status and exists (
  select from refunds where refunds.order_id = order_events.order_id and done_at = order_events.created_at
    and order_events.note = 'refunded: ' || reference
);

update order_events set note = substr(note, length('refund due: ') + 1), remark = 'refund_started'
where note like 'refund due: %' and actor = 'staff' and from_status = to_status and exists (
  select from refunds where refunds.order_id = order_events.order_id and cause = 'by_shop'
    and refunds.created_at = order_events.created_at
);

update order_events set note = substr(note, length('looked at: ') + 1), remark = 'looked_at'
where note like 'looked at: %' and actor = 'staff' and from_status = to_status and exists (
  select from payment_attempts where payment_attempts.order_id = order_events.order_id
    and looked_at = order_events.created_at
);

update order_events set note = substr(note, length('return accepted: ') + 1), remark = 'return_accepted'
where note like 'return accepted%' and actor = 'staff' and from_status = to_status and exists (
  select from return_requests where return_requests.order_id = order_events.order_id and state = 'accepted'
    and answered_at = order_events.created_at
    and order_events.note = concat_ws(': ', 'return accepted', nullif(answer, ''))
);

update order_events set note = substr(note, length('return refused: ') + 1), remark = 'return_refused'
where note like 'return refused%' and actor = 'staff' and from_status = to_status and exists (
  select from return_requests where return_requests.order_id = order_events.order_id and state = 'refused'
    and answered_at = order_events.created_at
    and order_events.note = concat_ws(': ', 'return refused', nullif(answer, ''))
);
