-- The audit log is found by the French name of a thing too (decision 599). Entries keep the English one: the things of the name are looked
-- up first, by index, then their entries.

create index products_french_words on products using gin (plain_words(name_fr) gin_trgm_ops) where name_fr is not null;

create index audit_entries_of_subject on audit_entries (subject_id, id);
