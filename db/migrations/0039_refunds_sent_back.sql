-- A provider repeats its first answer to the same request, and a bank may send money back days after it was given.

alter table refunds
  -- Under which the provider is asked, again after an answer that was lost; a new one only after a definite no.
  add column request_id uuid,
  -- The money was under way or given back, and has come back to the provider.
  add column sent_back_at timestamptz;

update refunds set request_id = id;

alter table refunds
  alter column request_id set not null,
  add constraint refunds_request_key unique (request_id);
