-- Money that an order owes back pays first for what is added to it later; its history says so (decision 681).
alter table order_events drop constraint order_events_remark_check;
alter table order_events add constraint order_events_remark_check check (remark in (
  'ordered_anew', 'not_paid_in_time', 'paid_late', 'cash_instead', 'address_changed', 'phone_changed',
  'refund_due', 'refund_due_paid_twice', 'refund_due_paid_too_late', 'refund_due_wrong_amount', 'refund_started',
  'refund_asked_again', 'refund_sent_back', 'refunded', 'paid_on_the_way', 'looked_at', 'return_accepted', 'return_refused',
  'nobody_home', 'simulated_accepted', 'amount_accepted', 'refunded_at_provider', 'dispute_opened', 'dispute_won', 'dispute_lost',
  'dispute_evidence', 'pieces_taken_out', 'pieces_left', 'pieces_returned', 'pieces_swapped', 'pieces_added',
  'pick_up_instead', 'brought_instead', 'rider_note_changed', 'refund_due_lines_changed', 'refund_pays_for_change',
  'cash_written_off'
));
