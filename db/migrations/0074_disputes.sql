-- What happens to a payment at its provider: the cardholder's bank disputes it, or money is given back in the provider's own pages.

create table disputes (
  -- The provider's own number of it.
  id text primary key,
  provider text not null,
  order_id text not null references orders (id) on delete cascade,
  attempt_id uuid not null references payment_attempts (id) on delete cascade,
  amount integer not null check (amount > 0),
  -- The bank's, as the provider says it.
  reason text not null,
  state text not null check (state in ('needs_answer', 'under_review', 'won', 'lost', 'closed')),
  -- Until when evidence is taken.
  due_by timestamptz,
  -- What the shop has to show, and what it has sent.
  evidence_note text not null default '',
  opened_at timestamptz not null,
  -- When the provider said so: an older word that arrives later changes nothing.
  said_at timestamptz not null,
  lost_at timestamptz,
  looked_at timestamptz,
  looked_by text,
  constraint disputes_lost check ((state = 'lost') = (lost_at is not null)),
  constraint disputes_looked check ((looked_at is null) = (looked_by is null))
);
create index disputes_order on disputes (order_id);
create index disputes_attempt on disputes (attempt_id);
create index disputes_lost_at on disputes (lost_at) where lost_at is not null;
create index disputes_open on disputes (order_id) where state in ('needs_answer', 'lost') and looked_at is null;

-- Money may go back in parts, also in the provider's own pages. How much is left to give back is counted under the order's lock.
alter table refunds drop constraint refunds_attempt_key;
drop index refunds_cash;
create index refunds_attempt on refunds (attempt_id) where attempt_id is not null;
create unique index refunds_made_at_provider on refunds (attempt_id, reference) where cause = 'at_provider';

alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check
  check (cause in ('order_ended', 'paid_twice', 'paid_too_late', 'by_shop', 'wrong_amount', 'at_provider'));

alter table order_events drop constraint order_events_remark_check;
alter table order_events add constraint order_events_remark_check check (remark in (
  'ordered_anew', 'not_paid_in_time', 'paid_late', 'cash_instead', 'address_changed', 'phone_changed',
  'refund_due', 'refund_due_paid_twice', 'refund_due_paid_too_late', 'refund_due_wrong_amount', 'refund_started',
  'refund_asked_again', 'refund_sent_back', 'refunded', 'paid_on_the_way', 'looked_at', 'return_accepted', 'return_refused',
  'simulated_accepted', 'amount_accepted', 'refunded_at_provider', 'dispute_opened', 'dispute_won', 'dispute_lost',
  'dispute_evidence'
));

drop index payment_attempts_odd;
create index payment_attempts_odd on payment_attempts (order_id)
  where reason in ('mismatch', 'untraceable', 'paid_on_the_way', 'refunded_at_provider') and looked_at is null;

create or replace view order_issues as
  select order_id, 'return' as kind, 'return_requested' as reason, null::uuid as attempt_id, null::uuid as refund_id,
      requested_at as since
    from return_requests where state = 'requested'
  union all
  select order_id, 'refund', cause, attempt_id, id, coalesce(sent_back_at, created_at)
    from refunds where state <> 'done'
  union all
  -- What is odd about money that goes back is settled with its refund, unless it went back without the shop.
  select order_id, case when reason = 'mismatch' and received_at is not null then 'amount' else 'odd' end, reason, id, null, updated_at
    from payment_attempts
    where reason in ('mismatch', 'untraceable', 'paid_on_the_way', 'refunded_at_provider') and looked_at is null
      and (reason = 'refunded_at_provider' or not exists (select from refunds where refunds.attempt_id = payment_attempts.id))
  union all
  select orders.id, 'odd', 'cash_short', null, null, short.since
    from orders
    join lateral (
      select min(created_at) as since from cash_collections where order_id = orders.id and looked_at is null
    ) as short on short.since is not null
    where cash_due > 0 and cash_collected > 0
  union all
  select order_id, case when state = 'lost' then 'odd' else 'dispute' end,
      case when state = 'lost' then 'dispute_lost' else 'disputed' end, attempt_id, null, opened_at
    from disputes where state in ('needs_answer', 'lost') and looked_at is null;

-- A lost dispute takes the money back.
create or replace view money_movements as
  select 'attempt' as source, id::text as source_id, 'in' as kind, provider as place, method, order_id, id as attempt_id,
      null::uuid as refund_id, null::text as rider_id, received_amount as amount, is_simulated,
      coalesce(transaction_id, provider_reference, '') as reference, '' as note, null::text as actor_id, received_at as at
    from payment_attempts where received_at is not null
  union all
  select 'collection', id::text, 'in', 'cash', 'cash_on_delivery', order_id, null, null, rider_id, amount, false,
      '', note, actor_id, created_at
    from cash_collections
  union all
  select 'handover', id::text, 'moved', 'cash', 'cash_on_delivery', null, null, null, rider_id, amount, false,
      '', note, actor_id, created_at
    from cash_handovers
  union all
  select 'write_off', id::text, 'waived', 'cash', 'cash_on_delivery', order_id, null, null, null, amount, false,
      '', note, actor_id, created_at
    from cash_write_offs
  union all
  select 'refund', refunds.id::text, 'out', coalesce(provider, 'cash'), coalesce(method, 'cash_on_delivery'), refunds.order_id,
      attempt_id, refunds.id, null, refunds.amount, coalesce(is_simulated, false), reference, '', actor_id, done_at
    from refunds left join payment_attempts on payment_attempts.id = attempt_id
    where done_at is not null
  union all
  select 'reversal', reversal.id::text, 'out', coalesce(provider, 'cash'), coalesce(method, 'cash_on_delivery'), reversal.order_id,
      refunds.attempt_id, refunds.id, null, moved.amount, coalesce(is_simulated, false), reversal.reference, '', reversal.actor_id, moved.at
    from refund_reversals as reversal
    join refunds on refunds.id = reversal.refund_id
    left join payment_attempts on payment_attempts.id = refunds.attempt_id
    cross join lateral (values (reversal.amount, reversal.done_at), (-reversal.amount, reversal.reversed_at)) as moved (amount, at)
  union all
  select 'dispute', disputes.id, 'out', disputes.provider, method, disputes.order_id, attempt_id, null, null, disputes.amount,
      is_simulated, disputes.id, disputes.reason, null, lost_at
    from disputes join payment_attempts on payment_attempts.id = attempt_id
    where lost_at is not null;
