-- What the pictures of a product show, in words: a list of [picture's address, text] for each language, as the details are kept.
alter table products add column image_texts jsonb;
alter table products add column image_texts_fr jsonb;
