-- What a person agreed to at registration: since when the terms and the privacy policy read so (shared/legal-texts.ts). Null for
-- accounts from before, and for those that an order without a password opened.
alter table users
  add column accepted_texts_of date,
  add column accepted_texts_at timestamptz,
  add constraint users_accepted_texts check ((accepted_texts_of is null) = (accepted_texts_at is null));
