-- What was written off at the desk has a remark of its own in the order's history; until now only the note that was typed told of it.
alter table order_events drop constraint order_events_remark_check;
alter table order_events add constraint order_events_remark_check check (remark in (
  'ordered_anew', 'not_paid_in_time', 'paid_late', 'cash_instead', 'address_changed', 'phone_changed',
  'refund_due', 'refund_due_paid_twice', 'refund_due_paid_too_late', 'refund_due_wrong_amount', 'refund_started',
  'refund_asked_again', 'refund_sent_back', 'refunded', 'paid_on_the_way', 'looked_at', 'return_accepted', 'return_refused',
  'nobody_home', 'simulated_accepted', 'amount_accepted', 'refunded_at_provider', 'dispute_opened', 'dispute_won', 'dispute_lost',
  'dispute_evidence', 'pieces_taken_out', 'pieces_left', 'pieces_returned', 'pieces_swapped', 'pieces_added',
  'pick_up_instead', 'brought_instead', 'rider_note_changed', 'refund_due_lines_changed',
  'cash_written_off'
));

-- Those of today: the note and the entry of one moment.
update order_events set remark = 'cash_written_off'
where remark is null and actor = 'staff' and from_status = to_status and exists (
  select from cash_write_offs as entry where entry.order_id = order_events.order_id
    and entry.created_at = order_events.created_at and entry.note = order_events.note and entry.amount > 0
);
