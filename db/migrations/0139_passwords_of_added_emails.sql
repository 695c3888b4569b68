-- The password that an account of a phone number gets with its first e-mail; it counts with it, and is not kept here after that.
alter table email_changes add column password_hash text;
