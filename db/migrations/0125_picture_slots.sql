-- What the pictures of a product are for: a list of [picture's address, slot], as image_texts.
alter table products add column image_slots jsonb;
