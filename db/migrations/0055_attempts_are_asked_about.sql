-- No payment is forgotten: an attempt by which money may still come has its next question. Those that an earlier version gave up without an
-- answer are asked about again.

update payment_attempts set next_ask_at = now()
where state in ('created', 'pending', 'unknown') and next_ask_at is null;

alter table payment_attempts add constraint payment_attempts_open_is_asked
  check (next_ask_at is not null or state not in ('created', 'pending', 'unknown'));
