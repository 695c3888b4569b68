-- An address counts once its owner has used the link of a confirmation mail (decision 454).
-- Addresses from before keep the consent they gave.
alter table newsletter_subscribers
  -- When the confirmation was mailed; null for addresses from before.
  add column asked_at timestamptz,
  -- In the link of the confirmation mail; null for addresses from before.
  add column confirm_token text constraint newsletter_subscribers_confirm_token_key unique,
  -- What the person read when agreeing.
  add column consent_text text,
  -- Null until confirmed.
  alter column consented_at drop not null,
  add constraint newsletter_subscribers_asked_or_confirmed
    check (consented_at is not null or (asked_at is not null and confirm_token is not null));

comment on table newsletter_subscribers is
  'One row for each address: waiting for its confirmation, subscribed, or unsubscribed (decision 29, 454).';
